like-actions = ein Zug heißt etwa „low 0“
like-outcomes = es gibt card 1 bis card 3
