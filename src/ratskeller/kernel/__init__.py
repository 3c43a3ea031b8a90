"""What a game is: states, chance, records, options, words, errors. Knows no game, asks no clock."""
