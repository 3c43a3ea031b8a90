"""The front door: the commands, their arguments, and every error as one sentence."""
