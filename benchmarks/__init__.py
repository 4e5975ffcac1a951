"""What the house costs, in ratios: `make bench` runs every module here that has a main()."""
