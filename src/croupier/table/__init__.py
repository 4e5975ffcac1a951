"""One running live table: whose turn it is by the house's clock, and the loop that keeps it."""
