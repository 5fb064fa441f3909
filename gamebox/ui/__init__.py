"""The window: scenes, widgets, sprites, text and sound. Only this house and the games' scenes know pygame."""
