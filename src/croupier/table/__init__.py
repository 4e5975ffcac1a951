"""One running table: seats, windows and the dealer loop."""
