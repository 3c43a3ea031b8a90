"""Many games as arrays of NumPy, which is an extra of its own."""

from ratskeller.extras import require

require("arrays")
