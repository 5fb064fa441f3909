"""What a game is: positions, actions, events, chance and matches. Standard library only."""
