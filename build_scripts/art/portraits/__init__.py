"""The portrait maker: heads and busts composed from vector parts by a recipe written for each person.

pen (the drawing language) -> face, hair, hats, clothes, props (the parts) -> worlds (palettes, backgrounds)
-> people (the register) -> one file of recipes for each group. A new person: choose head, nose and mouth,
write the silhouette by hand, give one prop that tells the joke, and look at it at 90 pixels first.
"""
