"""Who plays: bots by name. A bot sees a position in which everything it cannot know has been imagined."""
