"""Double-entry money in integer minor units. It knows amounts and accounts, and no cards."""
