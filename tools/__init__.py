"""What builds, sets up and checks Ratskeller; nothing in here is needed to play."""
