"""What we learn: simulations, and how fast everything runs. Nothing here prints."""
