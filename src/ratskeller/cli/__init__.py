"""The front door: the commands, their arguments, and every fault as one sentence."""
