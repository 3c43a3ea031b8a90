"""How minds learn: for each game a module that makes its data files anew, behind the command `train`."""
