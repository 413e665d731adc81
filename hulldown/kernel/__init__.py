"""What a game is: values, chance, records and the match. Knows no game."""
