"""Gang of Four: hands of sixteen cards, ever higher combinations, and nobody wants to keep cards."""
