"""The staff's side of the tables over REST, and the news of the floor that is pushed to them."""
