# The shell's own words. Same keys, same order as de.ftl; tests/words compares them.

house-name = Ratskeller
house-tagline = Dark tabletop games in one cellar
house-unreachable = The house does not answer. Is the network there?
house-credit = Ratskeller { $version }. Free software; the games belong to those who made them.
house-docs = What is written about it all
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
mine-forget-this = Forget: { $title }
mine-all = Show all { $count }
mine-won = You won
mine-shared = You shared the win
mine-place = Place { $place } of { $of } · { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
mine-others = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
mine-nobody = Nobody won
mine-alone = Played alone, { $points } points
mine-lost = You lost
mine-tally = { $won } of { $count } games won on this device.
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

practice-offer =
    { $count ->
        [one] Practise a slip of yours
       *[other] Practise your slips ({ $count })
    }
practice-offer-text = Decisions of your own games that gave something away, one after the other.

# Looking back on a game
back-title = What happened?
back-text = How everybody’s chances stood, what was luck and what was skill, and which decisions gave something away. It takes the house some seconds.
back-ask = Look back on this game

# A game and a new table
new-title = Which game?
new-play-now = Play against bots now
new-level = How good shall the others be?
new-learn = A first game, step by step
new-credit = By { $designer }, published by { $publisher }.
rules-title = Rules
no-game-title = There is no such game here
no-game-text = Nothing called “{ $name }” stands on our shelf.
name-label = Your name at the table
name-default = Guest
level-number = level { $level }
level-named = Level { $level }: { $title }
level-of = How good { $name } is
temper = Temper
temper-any = any temper
temper-any-line = A company: everybody has a temper of their own.
temper-at = The temper of the bot at seat { $number }
temper-of = { $name }’s temper
temper-stand-in = The temper of whoever stands in
company = Who plays?
company-kind =
    { $kind ->
        [alone] Alone
        [friends] With friends
       *[bots] Against bots
    }
company-sum =
    { $count ->
        [one] You play alone.
       *[other] { $count } at the table.
    }
count-kind =
    { $kind ->
        [bot] Bots
        [friend] Friends, by link
       *[here] Beside you
    }
count-note =
    { $kind ->
        [bot] play at once, and never leave
        [friend] you send them a link, or they scan a code
       *[here] you share this device, and hand it on
    }
count-fewer =
    { $kind ->
        [bot] One bot fewer
        [friend] One friend fewer
       *[here] One fewer beside you
    }
count-more =
    { $kind ->
        [bot] One bot more
        [friend] One friend more
       *[here] One more beside you
    }
chair =
    { $sitter ->
        [me] You
        [here] beside you
       *[friend] a friend
    }
chair-bot = bot, level { $level }
form-begin =
    { $company ->
        [alone] Play alone now
       *[bots] Play against bots now
    }
form-lobby = To the waiting room first
form-habits = How it goes at the table
form-title = Begin a game
form-seats = Seats
form-sitters = Who sits where
form-sitter =
    { $sitter ->
        [me] You
        [here] Somebody beside you, on this device
       *[friend] A friend, by link
    }
form-sitter-bot = Bot, level { $level }: { $title }
form-neighbour = Player { $number }
form-options = Rules of this table
form-usual = usual
form-yes = Yes
form-pack = { $kind ->
    [board] The board
    [cards] Cards
    [choices] Choices
    [corner] The Cul-De-Sac
    [cove] The Cove
    [fates] Fates
    [fourth_player] The fourth player
    [haunted] Benny’s cards
    [names] Names
    [options] Options cards
    [orphans] Orphans
    [payout] The pay-out sheets
    [rooms] Rooms
    [winter] Winter cards
   *[other] Content
}
form-given = What is in the box
pack-invented = invented
pack-origin =
    { $origin ->
        [printed] { $count } printed
        [inferred] { $count } inferred
       *[invented] { $count } invented
    }
form-more = More: who sits where, rules, clock, talk …
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
form-window = Time for an answer in secret
form-window-help = { $kind ->
    [none] Ends as soon as all have answered. It is the quickest, and gives most away: who answers at once had nothing to think about.
    [short] As long for everybody, so that no pause betrays anything; there is hardly time to read one's cards. Saying nothing is an answer too.
    [long] As long for everybody, so that no pause betrays anything, and time to read every card. Saying nothing is an answer too.
   *[usual] As long for everybody, so that no pause betrays anything, and time to think. Whoever plays without other people is not hurried.
}
form-window-kind = { $kind ->
    [none] none: until all have answered
    [short] short: { $seconds } seconds
    [long] long: { $seconds } seconds
   *[usual] standard: { $seconds } seconds
}
form-absent = When somebody is away
form-absent-help = The bot plays until they come back.
form-absent-none-help = Nobody plays for them until they come back. If the host asks them to leave, a bot goes on.
form-stand-in = Who stands in
form-absent-after =
    { $seconds ->
        [0] everybody waits
        [30] a bot plays after half a minute
        [120] a bot plays after two minutes
       *[600] a bot plays after ten minutes
    }
form-help =
    { $kind ->
        [coach] A coach speaks up
       *[hints] Hints when you ask
    }
form-help-note =
    { $kind ->
        [coach] After a clear mistake you are told what was better before it counts, and may choose again.
        [others] Only where you play alone or against bots: others would learn from it.
       *[hints] Whoever is asked gets a button: what the best bot would do, and why. In the end everybody hears who took how many.
    }
form-public = Let strangers find this table
form-open =
    { $company ->
        [friends] Open the table and invite
       *[other] Open the table
    }

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
settings-speed = How fast things happen
settings-speed-name =
    { $speed ->
        [brisk] brisk
        [once] at once
       *[calm] calm
    }
settings-speed-note = A click or a key ends whatever is being shown.
settings-sound = Sound
settings-sound-off = silent
settings-sound-on = dice, pages, a bell
settings-language = Language
settings-language-browser = as the browser says

# The table: coming in
join-title = Sit down
join-seat = Which seat
join-any = Any
join = Sit down
lobby-waiting =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-ready = Everybody is here. The host begins.
lobby-ready-host = Everybody is here. Begin when you like.
lobby-expected = { $count ->
    [one] { $names } is still with the scores. If the game begins now, a bot stands in until they come.
   *[other] { $names } are still with the scores. If the game begins now, bots stand in until they come.
}
lobby-host-begins = The host begins the game.
lobby-full = Every seat is taken. Stay, and you can watch.
lobby-add-bot = Add a bot …
lobby-add-bot-at = A bot for seat { $number }
lobby-neighbour = For somebody beside me
lobby-remove = Send away
lobby-remove-whom = Send away: { $name }
lobby-leave = Stand up
lobby-close = Clear the table
lobby-begin = Begin
lobby-begin-fill = Begin, with bots on the free seats
invite-title = Invite
invite-text = Whoever opens this link can sit down. No account is needed.
invite-for = For
invite-anybody = anybody
invite-link = Link
invite-link-here = Link for another window on this machine
invite-share = A seat at { $title }
invite-qr = The link as a code for a phone’s camera
invite-scan = Point a phone’s camera at it.
invite-closed-title = Phones cannot come in yet
invite-only-here = This house listens only on this machine; so it is safe by itself. To let friends in your network join, close it (Ctrl+C where you started it) and open it with:
invite-command = Command
invite-kept = This table is kept. You find it again on the first page.
invite-no-network = The house is open for others, but this machine is in no network just now. Join a Wi-Fi and open this page again.
invite-way = Address for phones
invite-ways = This machine has { $count } addresses. If the first does not open on a phone, take another.
invite-public = The whole internet can reach this address, not only your own network.
invite-trouble = A phone does not get in?
invite-same-network = It must be in the same Wi-Fi as this machine. A guest Wi-Fi often keeps devices apart, and so does a VPN.
invite-firewall = A firewall on this machine must let port { $port } in from your network.
invite-other-way = Another of the addresses above may be the right one.
copy = Copy
copied = Copied
share = Share
kick = Ask to leave
kick-whom = Ask to leave: { $name }
kick-sure = Really send { $name } away?
facts-bots = Bots
facts-title = What was agreed on
facts-window = { $seconds ->
    [0] as long as it takes, until all have answered
   *[other] { $seconds } seconds for everybody
}
facts-usual = Everything as usual.
facts-flag =
    { $on ->
        [yes] yes
       *[no] no
    }
facts-own-pack = { $title } (a pack of one’s own)
facts-own-nameless = a pack of one’s own
facts-no-clock = none, take your time
facts-help = Help
facts-hints = Hints for whoever asks.
facts-coach = A coach speaks up after a clear mistake.
gone-title = This table does not exist
gone-text = Perhaps it was cleared long ago, or the link lost a letter on its way.
gone-forget = Forget it
gone-new = Open a table
dead-title = This link opens nothing here
dead-text = The table is there, but this key does not turn. Perhaps it belongs to another table. You can still come in as a guest.
dead-enter = Come in as a guest
bye-title = The house has closed the door
bye-text = It gave a reason:
kicked-title = You were asked to leave
kicked-text = The host has given your seat away. It happens in the best cellars.
kicked-text-back = A bot plays on at your seat. Nobody else may see what is secret there, so it is still yours to come back to.
kicked-back = Back to the table
kicked-watch = Watch anyway

# The table: playing
seats-title = At the table
seat-free = free
seat-here = here
seat-gone = not here
seat-bot = bot, level { $level }, { $temper }
seat-away =
    { $why ->
        [asked] a bot plays for a while
        [time] out of time, a bot plays
        [forfeit] lost on time
       *[absent] away, a bot plays
    }
seat-look = Look
seat-look-from = Look from { $name }’s seat
title-your-turn = Your turn
waiting-for = Waiting for { $names }
paused = The host has stopped the game for a while.
watching = You are watching. What is hidden stays hidden from you, too.
undo = Take back
undo-asked = { $name } wants to take the last action back. Nobody has learnt anything from it yet.
undo-allow = Allow it
undo-refuse = No
undo-waiting = Taking back has to be allowed by { $names }.
bot-plays = A bot plays for you.
bot-plays-lost = Your time has run out. A bot plays to the end.
bot-play-for-me = Let a bot play for me
bot-take-back = Play myself again
hand-over = { $name } is asked
hand-over-text = Hand the device over, and look away if there are secrets.
hand-over-take = I am { $name }
missed-title = Since you were last here
missed-more = … and { $count } things before that.
missed-read = Read it
story-title = The story
story-empty = Nothing has happened yet.
story-opening =
    { $count ->
        [one] One line of setting up
       *[other] { $count } lines of setting up
    }
story-earlier =
    { $count ->
        [one] One earlier line
       *[other] { $count } earlier lines
    }
story-newest = To the newest
story-and-talk = Story and talk
talk-title = Talk
talk-empty = Nobody has said anything.
talk-watching = Whoever only watches keeps silent.
talk-off = Nobody talks at this table.
talk-signs-only = At this table there are only signs, no words.
talk-signs = Signs
talk-say = Say something
talk-send = Say
talk-unread = { $count } new
sign =
    { $sign ->
        [nod] nod
        [shake] shake the head
        [shrug] shrug
        [smile] smile
        [gasp] gasp
        [laugh] laugh
        [glare] glare
        [knock] knock
        [wait] wait
       *[applaud] applaud
    }
sign-made =
    { $sign ->
        [nod] nods
        [shake] shakes the head
        [shrug] shrugs
        [smile] smiles
        [gasp] gasps
        [laugh] laughs
        [glare] glares
        [knock] knocks on the table
        [wait] asks for a moment
       *[applaud] applauds
    }
tool =
    { $tool ->
        [story] Story
        [talk] Talk
        [rules] Rules
        [words] In words
        [why] Why not?
       *[menu] More
    }
branch-at = Branch from step { $step }
facts-branch = Played on
facts-past =
    { $how ->
        [open] All of the past is laid open.
       *[hidden] The past is hidden as { $name } knew it; all the rest is imagined anew.
    }
hint = A hint?
hint-thinking = The house thinks about it …
hint-said = The house would choose “{ $choice }”.
hint-enough = Thank you
coach-title = A word of the coach
coach-back = Let me choose again
coach-sure = Do it all the same: { $choice }
not-offered-title = Why not?
not-offered-search = A piece, an action, or a clause
not-offered-nothing-found = Nothing that is not offered fits this.
not-offered-nothing = Everything that the game knows is offered.
not-offered-actions = { $count } actions
not-offered-idle = Not asked for now
not-offered-more = And { $count } more reasons: see “Why not?”.
drawer-close = Close
clause = (clause { $clause })
menu-title = More
menu-home = To the front page
menu-mine = My seat
menu-leave = Give up my seat
menu-leave-sure = Really leave? A bot goes on.
menu-host = As the host
menu-pause = Stop for a while
menu-go-on = Go on
menu-close = End the table
menu-close-sure = Really end it for everybody?
menu-links = Links
menu-watch-link = To watch
menu-own-link = To my seat, from another device
menu-own-note = Keep this one to yourself: whoever has it plays for you.
line-lost =
    { $seconds ->
        [one] The line is dead. Trying again in a second.
       *[other] The line is dead. Trying again in { $seconds } seconds.
    }
line-connecting = Knocking at the house …
line-offline = There is no network. The table waits for you.
line-try-now = Try now

# The table: the end
end-name = Name
end-score = Points
end-how = { $steps } steps.
end-closed = The table was cleared
end-closed-text = The host has ended it before its time.
end-helped = { $hints ->
    [0] { $name } took no hint.
    [one] { $name } took one hint.
   *[other] { $name } took { $hints } hints.
}
end-coached = { $warnings ->
    [one] The coach spoke up once.
   *[other] The coach spoke up { $warnings } times.
}
end-again = Again?
again-title = Another game?
again-other = Another game from the shelf
again-note = Everybody is asked, and nobody is pulled away: whoever likes stays with the scores and comes later.
next-title = Next: { $game }
next-status = { $status ->
    [lobby] { $mine ->
        [yes] Your seat is kept. Come when you like, or stay with the scores.
       *[no] They are gathering. You can watch.
    }
    [running] { $mine ->
        [yes] They have begun. A bot plays for you until you come.
       *[no] They have begun. You can watch.
    }
    [over] This game is over, too.
   *[closed] The table was cleared before anybody played on.
}
next-go = { $status ->
    [lobby] { $mine ->
        [yes] I’m in
       *[no] Watch
    }
    [running] { $mine ->
        [yes] Take my seat
       *[no] Watch
    }
   *[closed] Look
}
next-in = is in
next-out = still with the scores
next-kept = a bot stands in
next-bot = bot
evening-title = { $count ->
    [one] The evening so far: one game
   *[other] The evening so far: { $count } games
}
evening-won = Won
evening-shared = Shared
evening-games = Game by game
evening-call = Call it a night
night-won = { $count ->
    [0] The night is nobody’s
    [one] The night belongs to { $names }
   *[other] { $names } share the night
}
dice-open = The dice, laid open
dice-commitment = Commitment
dice-sealed-short = The dice are sealed by everybody: nobody can choose a roll.
dice-how = Why nobody can choose a roll
dice-commitment-text = The house has bound itself to its own part with this number before anybody sat down. After the game it lays the secret open, and everybody can check that both fit:
dice-secret = Secret
dice-salts = Salts
dice-sealed = Each device at the table has put in a secret random number. All are opened when the game begins, and every roll is made of all of them together.
dice-unsealed =
    { $count ->
        [one] The device of { $names } has still to seal a random number for the dice.
       *[other] The devices of { $names } have still to seal a random number for the dice.
    }
dice-opening = The dice are being opened. Waiting for: { $names }
dice-late =
    { $count ->
        [one] The game did not begin: the device of { $names } did not open its number for the dice. All make new ones; then the host can begin again.
       *[other] The game did not begin: the devices of { $names } did not open their numbers for the dice. All make new ones; then the host can begin again.
    }
dice-false =
    { $count ->
        [one] The game did not begin: the device of { $names } opened another number than it had sealed. All make new ones; then the host can begin again.
       *[other] The game did not begin: the devices of { $names } opened other numbers than they had sealed. All make new ones; then the host can begin again.
    }
dice-adds-nothing = adds nothing to the dice
dice-not-opened = not opened
dice-shares =
    { $count ->
        [one] The numbers of everybody
       *[other] The numbers of everybody, attempt { $number } of { $count }
    }
dice-as-seen = These are the numbers whose seals this device had seen before it opened its own.
dice-not-as-seen = Before this device opened its number it had seen other seals than those of these numbers: something is wrong with these dice.
dice-verify = To check it, download the record and run
dice-record = the record

# The board frame
actions-title = What you can do
actions-none = Nothing to decide just now.
window-left = { $seconds ->
    [0] The time for an answer is over.
    [one] One second for an answer; silence is one too.
   *[other] { $seconds } seconds for an answer; silence is one too.
}
# $answer: the only answer that there is.
only-answer = There is nothing to choose: “{ $answer }”. The table answers for you.
only-answer-wait = There is nothing to choose; but the question waits for everybody, and nobody shall see that you have no choice.
window-said = You have answered; nobody can tell.
actions-on-board = On the board: { $count ->
    [one] one choice
   *[other] { $count } choices
}
actions-anytime = What you may do meanwhile
board-title = The table
board-as-text = The table in words
board-moving = The last moves are being shown. A click anywhere ends that.
seat-empty = Seat { $number }
seat-you = you
seat-awaited = on the move
warning-confirm = Do it
warning-cancel = Not yet

# A map that can be brought nearer
zoom-title = How near one is
zoom-nearer = Nearer
zoom-farther = Farther away
zoom-fit = All of it

# What is this?
explain-begin = What is this?
explain-end = Enough explained
explain-how = Choose any outlined piece to hear what it is. Esc ends this.
explain-close = I see
explain-clause = Rules, clause { $clause }
explain-all = What is what
