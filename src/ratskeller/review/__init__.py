"""What one learns from a game that is over: what was luck, what was skill, which decisions gave something away."""
