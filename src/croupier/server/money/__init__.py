"""The cashier, limits on play, the regulator's ids, and play for fun."""
