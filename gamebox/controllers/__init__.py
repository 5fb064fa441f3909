"""From clicks to actions: whose turn it is, what can be clicked, curtain, undo, pace. No window needed."""
