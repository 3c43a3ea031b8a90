"""A small typed client for a Ratskeller server: create, join, watch, play."""
