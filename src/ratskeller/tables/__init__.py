"""Where people meet: tables, seats, clocks, dice and what is kept of them. No web in here."""
