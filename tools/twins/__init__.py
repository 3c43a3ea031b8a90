"""Games played as twins that differ only in what one viewer cannot know; see `__main__`."""
