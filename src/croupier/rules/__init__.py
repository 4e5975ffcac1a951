"""What a game is: a frozen definition, read by settlement, descriptions, odds and the table alike."""
