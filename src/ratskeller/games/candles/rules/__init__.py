"""The rules, chapter by chapter: all that is compiled, and nothing else."""
