"""Responsible gaming: what players have played, the limits they set themselves, and the breaks they take."""
