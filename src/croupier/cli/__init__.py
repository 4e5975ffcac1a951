"""The command line, but for the odds: those start without the server behind them."""
