"""The frame round the games: widgets, icons, the shelf and its boxes."""
