"""The steps, oldest first by number; each names the one before it."""
