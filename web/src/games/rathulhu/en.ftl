# The words of the board of Rathulhu. Same keys, same order as de.ftl.

board-name = The table of Rathulhu
aeon = Aeon { $number }
none = none

# Tiles
tile-shoggoth = Shoggoth
tile-cultist = Cultist
tile-altar = Altar
tile-tome = Tome { $number }
tile-site = Site { $number }
tile-shoggoth-setback = Shoggoth Setback
tile-ritual-setback = Ritual Setback
tile-tome-setback = Tome Setback
tile-site-setback = Site Setback
tile-old-one = Old One
tile-relic = Relic
tile-elder-sign = Elder Sign
pile = { $count ->
    [0] No { $tile }
    [one] { $tile }
   *[other] { $count } × { $tile }
}
name-invented = This name is invented
name-note = ° { $title }: { $note }

# The middle of the table
auction-track = Auction track
space-empty = empty
time-track = { $signs } of { $spaces } Elder Signs lie on the time track
bag = { $tiles } tiles are in the bag
bag-caption = The bag
idol = The idol, with a token in its lap
idol-caption = The idol
do-draw = Draw
do-invoke = Invoke
do-pass = Pass
do-stop = Let them sleep

# Tokens
token-up = Token { $token }, face up
token-down = Token { $token }, face down
token-bid = Token { $token } is bid

# An auction
auction-title = Auction
auction-lot = { $tiles ->
    [0] the token { $token } alone
    [one] one tile and the token { $token }
   *[other] { $tiles } tiles and the token { $token }
}
auction-invoked = { $name } invokes: { $lot }
auction-sign = An Elder Sign calls: { $lot }
auction-won = { $name } wins with { $bid }: { $lot }
strip-title = Turns
strip-lot = On the track: { $lot }
strip-dealing = Tokens are dealt
auction-nobody = Nobody bids. The tiles stay.
auction-discarded = Nobody bids. The full track is swept away.
said-bid = bids { $token }
said-passed = passes
said-asked = asked
said-waiting = waits
said-silent = silent
said-turn = on the move
said-highest = the highest bid

# What lies before a seat
mat-you = (you)
mat-turn = is asked now
mat-winner = wins
mat-favour = favour
mat-soon = if the Aeon ended now
mat-tokens = Tokens
mat-silent = silent
mat-nothing = Nothing yet.
worth-now = { $row }: { $points } if the Aeon ended now
worth-different = different
worth-alike = alike
worth-end = at the end
worth-last = { $row }: { $points }, paid after Aeon III
strike = { $tile }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}: { $cost ->
    [0] nothing to lose
    [one] one tile lost
   *[other] { $cost } tiles lost
}

# What is in the bag
odds-title = What is left
odds-intro = The next tile is one of these { $tiles }.
odds-share = { $left } of { $tiles }
odds-chance = { $chance } %
odds-head = How many

# The score sheet
sheet-title = Score sheet
sheet-empty = Nothing is scored yet. The sheet is filled in when the first Aeon ends.
sheet-row = Row
sheet-aeon = Aeon { $number }
sheet-counted = What was counted
sheet-sums = Each Aeon
sheet-favour = Favour
sheet-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
sheet-note = Small numbers say what was counted. Everybody begins with 10 favour.
put-away = Put it away
row-old-ones = Old Ones
row-relics = Relics
row-tomes = Tomes
row-altars = Altars
row-cultists = Cultists
row-shoggoths = Shoggoths
row-sites = Different Sites
row-alike = Sites alike
row-tokens = Sum of tokens
verdict-title = The stars are right
verdict-winner = { $name } wins

# The table in words
describe-turn = { $name } has the turn.
describe-asked = { $name } is asked now.
describe-board-token = On the board lies the token { $token }.
describe-setback = { $name } must still give up: Tomes { $tomes }, Sites { $sites }.
describe-space = Space { $space }: { $tile }
describe-bid = bids
describe-favour = Favour: { $favour }
describe-points-now = If the Aeon ended now: { $points }
describe-tokens-up = Tokens face up: { $tokens }
describe-tokens-down = Tokens face down: { $tokens }
describe-collection = Collection: { $tiles }
describe-row-last = { $row } (after Aeon III)

# What is this?
explain-tile-title = Tile
explain-shoggoth = Whoever has the most when an Aeon ends gets 5 favour, whoever has the fewest loses 2; if all have as many, nobody scores. They stay.
explain-cultist = 1 favour each when an Aeon ends, but only with an Altar. They stay.
explain-altar = 1 favour each when an Aeon ends, and Cultists need one to pay. Then it is discarded.
explain-tome = Five types. Three, four or five different ones pay 5, 10 or 15; none at all costs 5. Then they are discarded. A name with ° is invented.
explain-site-title = Sites
explain-site = Eight types. They stay, and pay after the third Aeon: for different ones, and for three or more alike. A name with ° is invented.
explain-setback-title = Setback
explain-setback = Whoever gets it must discard two tiles of its type, as far as there are any.
explain-old-one = Give one up in your turn to take a tile from the auction track. Unused it pays 2 when the Aeon ends.
explain-relic = 3 favour each when the Aeon ends. Then it is discarded.
explain-elder-sign = It goes to the time track and begins an auction. On the last space it ends the Aeon at once.
explain-token-up-title = Token, face up
explain-token-up = You may bid it. Each bid must be higher than the one before.
explain-token-down-title = Token, face down
explain-token-down = Won in this Aeon. It is turned face up again when the next one begins.
explain-board-token-title = The token on the board
explain-board-token = It belongs to what the auction is for. The winning bid takes its place.
explain-auction-track = Eight spaces. Everything here is auctioned together. While it is full nobody may draw.
explain-time-track-title = Time track
explain-time-track = Every Elder Sign takes a space. The last one ends the Aeon, without an auction.
explain-auction = Everybody is asked once. Who invoked comes last. The highest bid takes all the tiles and the token in the lap.
explain-bag = Draw a tile unseen. Everything in the bag is known; look up what is left.
explain-idol = Invoke Cthulhu to begin an auction. If nobody else bids, you must, unless all eight spaces of the track are full.
explain-favour = Points. Whoever has the most after three Aeons wins; the highest token breaks a tie.
explain-points-now-title = What it would pay now
explain-points-now = What this would bring if the Aeon ended now. What is marked III is paid only after the third Aeon.
explain-aeon-title = Aeon
explain-aeon = The game lasts three Aeons. Favour is counted after each.
