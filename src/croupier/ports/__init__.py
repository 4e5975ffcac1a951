"""The protocols through which the outside world enters."""
