"""Information-set search: imagine what is hidden, play on from there, remember what each seat could tell apart.

One tree of public steps. A choice made face down does not lead to a new public node: the seats that choose before it is
turned up are told apart only by what they chose themselves (`Node.dark`); when it is turned up, the tree goes on from
the cards that were shown (`Node.shown`). What rivals choose face down follows the policy throughout: nobody can answer
what lies hidden.

Heuristics may offer more than they must. `stretch` numbers the parts of a game (rounds, hands), of which a guided
search plays one; `imagine(view, rng)` is `determinize` with what the seats may be expected to have chosen in mind;
`verdict(state)` is `value` with more care, for the positions where a guided search stops; `worthwhile(state, legal)`
leaves of the choices those that a guided search should look into, among them the one that the policy makes; FAVOUR
and PATIENCE, how much better the policy's own choice is thought to be at first, and how long.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from gamebox.core.game import Heuristics, State
from gamebox.core.rng import SEEDS
from gamebox.players.style import Style, plain
from gamebox.players.thought import Thought, every_choice, sensible

EXPLORATION: Final = 0.35
HORIZON: Final = 40
"""Actions that a guided playout goes on at most, after leaving the tree, before the position is judged."""
STRETCHES: Final = 1
"""Parts of the game (rounds, hands) that a guided search looks ahead, where a game has parts."""
TRUST: Final = 10
"""Times that a seat in the tree follows the policy before it compares what has come of it."""
NODES: Final = 20_000
CLOCK_EVERY: Final = 4
"""Iterations between two looks at the clock."""
RIPE_EVERY: Final = 16
"""Iterations between two looks at whether the choice is clear."""
EVEN: Final = 0.8
"""Share of the visits of the best choice that another one has which is about as good: there style decides."""
KNOWN: Final = 12
"""Visits that the best choice must have for that: after fewer nobody knows what is about as good."""
NEAR: Final = 0.01
"""Share of the win by which such a choice may look worse."""
FAVOUR: Final = 0.02
"""Share of the win that the policy's own choice is thought to be better by, until enough is known, where the heuristics
do not tell."""
PATIENCE: Final = 300.0
"""Visits after which half of that is forgotten, likewise."""


class Edge:
    """An action at a node: how often played, how often it could have been, and the shares won by who chose it.

    weight: how likely the imagined positions were in all; total: shares won, times their weights.
    """

    __slots__ = ("action", "available", "next", "total", "visits", "weight")

    def __init__(self, action: Any) -> None:
        self.action = action
        self.visits = 0
        self.available = 0
        self.weight = 0.0
        self.total = 0.0
        self.next: Node | None = None


class Node:
    """What a seat can tell apart when it chooses."""

    __slots__ = ("dark", "edges", "shown", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Any, Edge] = {}
        self.dark: dict[tuple[Any, ...], Node] | None = None
        self.shown: dict[tuple[Any, ...], Node] | None = None


class Searcher:
    """A search that can be stopped and continued. Same view, dice and number of iterations: same answer."""

    def __init__(
        self,
        view: State[Any],
        heuristics: Heuristics,
        rng: Random,
        iterations: int,
        guided: bool = True,
        horizon: int = HORIZON,
        exploration: float = EXPLORATION,
        style: Style = plain,
    ) -> None:
        self.view, self.tips, self.rng, self.style = view, heuristics, rng, style
        self.iterations, self.guided, self.horizon, self.exploration = iterations, guided, horizon, exploration
        self.done = 0
        self.ripe = False
        self.nodes = 1
        self.root = Node()
        self.steps = 0
        self.stretch: Callable[[State[Any]], int] = getattr(heuristics, "stretch", _endless)
        self.start = self.stretch(view)
        self.verdict: Callable[[State[Any]], tuple[float, ...]] = getattr(heuristics, "verdict", heuristics.value)
        self.imagine: Callable[[State[Any], Random], State[Any]] = _any_world
        self.worthwhile = sensible(heuristics) if guided else every_choice
        self.favour: float = getattr(heuristics, "FAVOUR", FAVOUR)
        self.patience: float = getattr(heuristics, "PATIENCE", PATIENCE)
        if guided:
            self.imagine = getattr(heuristics, "imagine", _any_world)
        legal = view.legal_actions()
        self._choices: list[Any] = self.worthwhile(view, legal)
        self.favoured = heuristics.policy(view, legal, rng) if guided else None
        self._luck = int(rng.random() * SEEDS)

    def run(self, until: float) -> bool:
        """Iterate until the clock passes `until`. True when there is nothing left to find out: all iterations are made,
        or those left cannot change the choice."""
        if len(self._choices) == 1 or self.ripe:
            return True
        while self.done < self.iterations:
            self.iterate()
            if self.done % RIPE_EVERY == 0 and self._lead() > self.iterations - self.done:
                self.ripe = True
                break
            if self.done % CLOCK_EVERY == 0 and perf_counter() > until:
                break
        return self.ripe or self.done >= self.iterations

    def _lead(self) -> int:
        """By how many visits one choice is ahead of all others; less than nothing before all have been tried."""
        edges = self.root.edges
        if len(edges) < len(self._choices):
            return -1
        first = second = 0
        for edge in edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def best(self) -> Any:
        """The action chosen most often so far, or by style one about as good; at first what the policy says."""
        edges = list(self.root.edges.values())
        if not edges:
            return self.favoured or self._choices[0]
        best = max(edges, key=_worth)
        if self.style is plain or best.visits < KNOWN:
            return best.action
        least = best.total / best.weight - NEAR
        even = [e for e in edges if e.visits >= EVEN * best.visits and e.total >= least * e.weight]
        return max(even, key=lambda edge: (self.style(self.view, edge.action), *_worth(edge))).action

    def iterate(self) -> None:
        """One imagined position, one way through it, one lesson.

        The n-th try of each choice meets the same position and the same dice: so luck is the same for all choices.
        """
        edge = self._select(self.root, self._choices)
        self.rng.seed(self._luck + edge.visits)
        state = self.imagine(self.view, self.rng)
        weight = self.tips.weigh(self.view, state)
        path = self._descend(state, edge)
        won = self._guided(state) if self.guided else self._blind(state)
        for seat, edge in path:
            edge.visits += 1
            edge.weight += weight
            edge.total += weight * won[seat]
        self.done += 1

    def _descend(self, state: State[Any], edge: Edge) -> list[tuple[int, Edge]]:
        """Through the tree, by this edge of the root, to the first step that is new; who chose what on the way."""
        public = self.root
        path: list[tuple[int, Edge]] = []
        hidden: list[tuple[int, Any]] = []
        seat = state.current
        while seat is not None:
            path.append((seat, edge))
            action = edge.action
            fresh = edge.visits == 0
            state.apply(action)
            self.steps += 1
            if fresh or self.nodes >= NODES:
                break
            if not action.secret:
                following = edge.next
                if following is None:
                    following = edge.next = self._new()
                public = node = following
            else:
                hidden.append((seat, action))
                if state.secrets():
                    node = self._dark(public, hidden, state.current)
                else:
                    public = node = self._shown(public, hidden)
                    hidden = []
            seat = state.current
            if seat is None or (self.guided and self.stretch(state) - self.start >= STRETCHES):
                break
            node.visits += 1
            legal = state.legal_actions()
            if self.guided and (node.visits <= TRUST or (legal[0].secret and seat != self.view.viewer)):
                edge = self._follow(node, state, legal)
            else:
                edge = self._select(node, self.worthwhile(state, legal))
        return path

    def _new(self) -> Node:
        self.nodes += 1
        return Node()

    def _follow(self, node: Node, state: State[Any], legal: list[Any]) -> Edge:
        """The action that the policy says."""
        action = legal[0] if len(legal) == 1 else self.tips.policy(state, legal, self.rng)
        edge = node.edges.get(action)
        if edge is None:
            edge = node.edges[action] = Edge(action)
        edge.available += 1
        return edge

    def _select(self, node: Node, legal: list[Any]) -> Edge:
        """An action not tried yet, at random; or the one with the highest upper bound."""
        edges = node.edges
        untried: list[Any] = []
        top, best = -1e9, None
        c, favoured = self.exploration, self.favoured if node is self.root else None
        for action in legal:
            edge = edges.get(action)
            if edge is None:
                untried.append(action)
                continue
            edge.available += 1
            if not untried:
                bound = edge.total / edge.weight + c * sqrt(log(edge.available) / edge.visits)
                if action is favoured:
                    bound += self.favour * self.patience / (self.patience + edge.visits)
                if bound > top:
                    top, best = bound, edge
        if best is None or untried:
            action = untried[int(self.rng.random() * len(untried))]
            best = edges[action] = Edge(action)
            best.available = 1
        return best

    def _dark(self, public: Node, hidden: list[tuple[int, Any]], seat: int | None) -> Node:
        """The node of a seat that knows how many chose, and what itself did."""
        key = (len(hidden), *[action for who, action in hidden if who == seat])
        if public.dark is None:
            public.dark = {}
        node = public.dark.get(key)
        if node is None:
            node = public.dark[key] = self._new()
        return node

    def _shown(self, public: Node, hidden: list[tuple[int, Any]]) -> Node:
        """The node after all that was face down is turned up."""
        key = tuple([action for _, action in hidden])
        if public.shown is None:
            public.shown = {}
        node = public.shown.get(key)
        if node is None:
            node = public.shown[key] = self._new()
        return node

    def _guided(self, state: State[Any]) -> tuple[float, ...]:
        """Play on by the policy for a while, then judge."""
        policy, rng = self.tips.policy, self.rng
        for _ in range(self.horizon):
            if state.current is None or self.stretch(state) - self.start >= STRETCHES:
                break
            legal = state.legal_actions()
            state.apply(legal[0] if len(legal) == 1 else policy(state, legal, rng))
            self.steps += 1
        if state.current is None:
            return shares(state)
        return self.verdict(state)

    def _blind(self, state: State[Any]) -> tuple[float, ...]:
        """Play on at random to the end."""
        draw = self.rng.random
        while state.current is not None:
            legal = state.legal_actions()
            state.apply(legal[int(draw() * len(legal))])
            self.steps += 1
        return shares(state)


def _any_world(view: State[Any], rng: Random) -> State[Any]:
    return view.determinize(rng)


def _endless(state: State[Any]) -> int:
    return 0


def _worth(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.total


def shares(state: State[Any]) -> tuple[float, ...]:
    """Each seat's share of the win, at the end."""
    ranks = state.ranks()
    winners = ranks.count(1)
    return tuple([1 / winners if rank == 1 else 0.0 for rank in ranks]) if winners else (0.0,) * len(ranks)


class SearchPlayer:
    """Decides by search: guided by the game's policy and value, or plain."""

    __slots__ = ("_guided", "_iterations", "_style", "_tips")

    def __init__(self, heuristics: Heuristics, iterations: int, guided: bool = True, style: Style = plain) -> None:
        self._tips, self._iterations, self._guided, self._style = heuristics, iterations, guided, style

    def open(self, view: State[Any], rng: Random) -> Thought:
        """A search from this view."""
        return Searcher(view, self._tips, rng, self._iterations, self._guided, style=self._style)
