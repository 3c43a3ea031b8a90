# The shell's own words. Same keys, same order as de.ftl; tests/words compares them.

house-name = Ratskeller
house-tagline = Dark tabletop games in one cellar
house-unreachable = The house does not answer. Is the network there?
loading = A moment …

shelf-title = On the shelf
shelf-seats = { $least } to { $most } seats
shelf-minutes = about { $minutes } minutes

# The board frame
actions-title = What you can do
actions-none = Nothing to decide just now.
actions-more = { $count } more, on the board
board-title = The table
board-as-text = The table in words
board-moving = The last moves are being shown. A click anywhere ends that.
seat-empty = Seat { $number }
seat-you = you
seat-awaited = on the move
warning-confirm = Do it
warning-cancel = Not yet
