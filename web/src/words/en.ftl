# The shell's own words. Same keys, same order as de.ftl; tests/words compares them.

house-name = Ratskeller
house-tagline = Dark tabletop games in one cellar
house-unreachable = The house does not answer. Is the network there?
house-credit = Ratskeller { $version }. Free software; the games belong to those who made them.
loading = A moment …
try-again = Try again
go-home = To the front room
go-back = Back

nav-title = The house
nav-skip = To the content
page-failed-title = This page did not come
page-failed-text = The house may have changed its rooms since you came in, or the network is gone.
lost-title = There is no such room
lost-text = You have taken a wrong turn in the cellar. Nothing is here but the scratching in the walls.
language-name =
    { $language ->
        [de] Deutsch
       *[en] English
    }

# The front page
shelf-title = On the shelf
shelf-seats =
    { $least ->
        [1] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
shelf-minutes = about { $minutes } minutes
shelf-weight =
    { $weight ->
        [light] light
        [heavy] heavy
       *[medium] medium weight
    }
mine-title = Your tables on this device
mine-with = with { $names }
mine-back = Back to the table
mine-replay = Replay
mine-forget = Forget
mine-forget-this = Forget this table: { $title }
mine-all = Show all { $count }
public-title = Open tables
public-none = Nobody has put up a public table just now.
public-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
public-join = Sit down
public-watch = Watch
table-status =
    { $status ->
        [lobby] waiting for players
        [running] being played
        [over] over
       *[closed] closed
    }
ago-now = just now
ago-minutes =
    { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
ago-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }

# A game and a new table
new-title = Which game?
new-play-now = Play against bots now
new-level = Bots
new-learn = A first game, step by step
new-credit = By { $designer }, published by { $publisher }.
rules-title = Rules
no-game-title = There is no such game here
no-game-text = Nothing called “{ $name }” stands on our shelf.
name-label = Your name at the table
name-default = Guest
level =
    { $level ->
        [easy] easy
        [hard] hard
       *[medium] medium
    }
form-title = A table for friends
form-seats = Seats
form-sitters = Who sits where
form-sitter =
    { $sitter ->
        [me] You
        [here] Somebody beside you, on this device
       *[friend] A friend, by link
    }
form-sitter-bot = Bot, { $level ->
        [easy] easy
        [hard] hard
       *[medium] medium
    }
form-neighbour = Player { $number }
form-options = Rules of this table
form-usual = usual
form-yes = Yes
form-pack = Content: { $kind }
pack-invented = invented
pack-origin =
    { $origin ->
        [printed] { $count } printed
        [inferred] { $count } inferred
       *[invented] { $count } invented
    }
form-more = Clock, talk, taking back …
form-clock = Clock
form-clock-kind =
    { $kind ->
        [move] So much for every move
        [bank] So much for the whole game
       *[none] None
    }
form-clock-seconds = Seconds for a move
form-clock-minutes = Minutes for the game
form-clock-increment = Seconds more with every move
form-clock-up = When time is up
form-clock-fate =
    { $fate ->
        [forfeit] the seat is lost
        [pause] the game waits for the host
       *[bot] a bot moves
    }
form-undo = Taking back
form-undo-rule =
    { $rule ->
        [ask] if the others agree
        [off] never
       *[free] while nobody has learnt anything from it
    }
form-talk = Talk
form-talk-rule =
    { $rule ->
        [signs] signs only, no words
        [off] silence
       *[free] free
    }
form-absent = When somebody is away
form-absent-help = A bot plays until they come back.
form-absent-after =
    { $seconds ->
        [0] everybody waits
        [30] a bot plays after half a minute
        [120] a bot plays after two minutes
       *[600] a bot plays after ten minutes
    }
form-salt = Your salt for the dice
form-salt-help = Any words. They are mixed into every roll, so that nobody can have prepared the dice.
form-public = Let strangers find this table
form-open = Open the table

# Settings
settings-title = Settings
settings-where = Kept on this device only.
settings-theme = Light
settings-theme-name =
    { $theme ->
        [light] Daylight
        [contrast] High contrast
       *[cellar] Candlelight
    }
settings-size = Size of the text
settings-motion = Motion
settings-motion-system = as this device asks for
settings-motion-off = nothing moves
settings-sound = Sound
settings-sound-off = silent
settings-sound-on = dice, pages, a bell
settings-language = Language
settings-language-browser = as the browser says

# The board frame
actions-title = What you can do
actions-none = Nothing to decide just now.
board-title = The table
board-as-text = The table in words
board-moving = The last moves are being shown. A click anywhere ends that.
seat-empty = Seat { $number }
seat-you = you
seat-awaited = on the move
warning-confirm = Do it
warning-cancel = Not yet

# What is this?
explain-begin = What is this?
explain-end = Enough explained
explain-how = Choose any outlined piece to hear what it is. Esc ends this.
explain-close = I see
explain-clause = Rules, { $clause }
explain-all = What is what
