"""How the database came to be what it is, step by step. A step that has been released is never changed."""
