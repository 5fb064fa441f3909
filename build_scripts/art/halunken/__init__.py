"""The harbour at night: drawings of Halunken & Spelunken."""
