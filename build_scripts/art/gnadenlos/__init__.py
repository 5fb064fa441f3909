"""A gold-rush town in dust and sepia: drawings of Gnadenlos!"""
