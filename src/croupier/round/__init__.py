"""A round as a log of events: accept commands, apply events, say what is wanted, show it to a viewer."""
