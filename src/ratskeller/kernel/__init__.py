"""What a game is: states, chance, records, options, errors. Knows no game, reads no file, asks no clock."""
