like-actions = a move reads like “low 0”
like-outcomes = there are card 1 to card 3
