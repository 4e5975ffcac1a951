"""What cards are worth: three-card hands, the best five of up to seven, and points."""
