"""People before they are let in: the names they may go by, and the passwords they may have."""
