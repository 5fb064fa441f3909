"""How the program is written and put together."""
