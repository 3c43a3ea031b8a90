"""The Rats in the Walls: a dice game of bluff and lost brains, by Henning Poehl."""
