### What the house says to people.

## Who sits where

links-given-out = This table has given out { $most } links; it gives no more.
too-late-to-sit = Nobody can sit down any more: the game is over.
all-taken = Every seat is taken; you can still watch.
no-such-seat = There is no seat { $seat }; this table has { $seats }.
seat-taken = Seat { $seat } is taken.
bots-come-first = Bots are seated before the game begins.
secrets-of-sent-away = The host has sent somebody away from seat { $seat }, and only they may see what is secret there: they can come back, else the bot plays on.
secrets-of-another = You know the secrets of another seat in this game, so you cannot take seat { $seat }; whoever has left it can, or somebody who has not played here.
secrets-in-one-network = Somebody plays or has played at this table from your network, so seat { $seat } cannot be taken from there; it can from another network, or with the link of whoever has left it.
sent-away = The host has sent you away; you can sit down here again after { $minutes } minutes.
sat-down-often = From one address people sit down at a table at most { $most } times in { $minutes } minutes; wait a little.
seat-taken-by = Seat { $seat } is taken by { $who }.
begun = The game has begun already.
seat-free = Seat { $seat } is still free; wait for somebody, or fill it with a bot.
seat-empty = Nobody sits at seat { $seat }.
wrong-link = This link does not open this table.
not-your-seat = Seat { $seat } is not yours.
host-only = Only the host can do this.

## Said to everybody when somebody else plays a seat

seat-left = { $who } has left seat { $seat }; { $bot }, a bot, plays on there.
seat-sent-away = The host has sent { $who } away from seat { $seat }; { $bot }, a bot, plays on there.
seat-refilled = { $who } sits down at seat { $seat } and plays on for the bot { $bot }.
seat-back = { $who } is back at seat { $seat } and plays on for the bot { $bot }.

## Said to everybody when an evening goes on

again-asked = { $who } asks for another game: { $bot }.
game-begins = Game { $who } of the evening: { $bot }.

## The dice of everybody

shares-being-opened = Everybody’s devices are just opening what they have sealed for the dice; wait a moment.
seal-used = This seal was used before; every seat seals a share of its own, and a new one every time.
seal-first = { $count ->
    [one] The device of { $who } has not sealed its share of the dice yet; wait for it, or give the seat to somebody else.
   *[other] The devices of { $who } have not sealed their shares of the dice yet; wait for them, or give the seats to somebody else.
}
dice-of-old = The dice of this table are of an older kind; nothing is sealed here.
not-opening = Nothing is being opened at this attempt any more.
attempts-given-up = The dice of this table were to be opened { $most } times in vain; open another table.
nothing-to-open = Seat { $seat } has nothing to open.

## New tables

too-many-bots = There are { $bots } bots for { $seats } free seats.
begin-needs-all = A game can begin at once only if there is somebody, or a bot, for every seat.
no-such-bot = There is no bot { $level }; the levels are: { $levels }, and behind another colon may stand a temperament: { $temperaments }.
clock-none = A table without a clock has no seconds and no increment.
clock-seconds = A clock has 1 to { $most } seconds, not { $seconds }.
clock-increment = An increment is 0 to { $most } seconds, not { $seconds }.
window-and-clock = Where questions are answered in secret, a table with a clock needs a time for them: 1 to 60 seconds.
clock-bank-only = Only a bank of time has an increment.
tables-per-day = From one address at most { $most } tables are opened in a day.
inspection-spent = Your packs and records have taken much time to look at; try again in a minute.
inspection-too-long = It takes more than { $seconds } seconds to look at this; it is too much for a table.
inspection-failed = It could not be looked at now; try again later.
not-over = The game is not over yet.
too-many-people = { $title } is for { $most } at most, and { $people } people sit here.
asked-already = Another game has been asked for already: { $title }.
no-such-table = There is no such table.
record-later = The record is open to everybody once the game is over.
no-such-step = There is no such step; the last one is { $last }.
over-there = After step { $step } the game is over; there is nothing to play on from there.
no-replay = This game cannot be shown again: { $why }
nothing-played = Nothing was played at this table.

## Looking back on a game

review-unfinished = Only a game that was played to its end can be reviewed.
review-too-long = A game of more than { $most } steps is too long to be reviewed here.
reviews-per-address = { $most } reviews are under way for your address already; wait until one is ready.
reviews-in-all = Many games are being reviewed just now; try again a little later.
review-stopped = The review cannot go on now; what was found so far is kept. Try again a little later.
no-decision = Step { $step } was no decision of this seat.
not-offered = That could not be chosen before step { $step }.
nothing-to-decide = Before step { $step } there was nothing to decide.

## Names and talk

name-empty = A name needs at least one letter.
name-long = A name has at most { $most } characters; this one has { $count }.
talk-empty = There is nothing in this line.
talk-long = A line of talk has at most { $most } characters; this one has { $count }.
no-such-sign = There is no sign { $sign }; the signs are: { $signs }.
watchers-silent = Whoever only watches keeps silent.
no-talk = Nobody talks at this table.
signs-only = At this table there are only signs, no words.
talk-id-used = The id { $name } was used for another line of talk.
enough-said = Enough has been said at this table.

## Hints and the coach

hints-here = At this table whoever is asked may ask for a hint; how often anybody did is told at the end.
coach-here = A coach looks on and warns of choices that surely give much away, before they are carried out.
hints-taken = Hints that { $who } asked for: { $bot }.
no-hints = This table has agreed on no hints.
hint-when-asked = There is a hint when it is your turn to choose.
no-advice = No advice could be found now; try again.
hint-only = There is nothing else to choose.
hint-close = About as good: { $other }
hint-better = { $why } Next best: { $other }
coach-warns = The coach thinks that this gives away { $loss }. Better: { $better }

## Moves

lost-on-time = This seat has lost on time; the bot plays it to the end.
move-id-used = The id { $name } was used for another move of this seat.
why-not-watching = Whoever only watches can do nothing here, so nothing stands in the way.
stale-choice = The game has gone on since you chose; look again.
stale-undo = The game has gone on since you looked; it cannot be taken back like this.
undo-in-secret = While a question is answered in secret nothing is taken back; choose another answer instead.
no-undo = At this table nothing is taken back.
not-asked-to-agree = Nobody has asked you to take an action back.
stale = The game has gone on.
pause-what = Only a running game can be paused.
ended-already = This table has ended already.
not-begun = The game has not begun yet.
over = The game is over.
closed = This table is closed.
paused = The table is paused.
stuck = This table cannot go on: { $why }
stuck-by-key = This table cannot go on: the key of the house is not the one it began with.
step-leads-elsewhere = by the rules of today, step { $step } leads elsewhere.
unavailable = { $why }
crowded = Too many write to this table at once; try again.

## At the door

too-many-requests = Too many requests at once; wait a little.
show-a-token = Show a token, as `Authorization: Bearer …`.
origin-unwelcome = Pages of this origin may not connect here.
too-many-connections = There are too many connections from your address.
hello-first = The first line must be a hello.
no-hello = Nobody said hello.
hello-unreadable = The first line cannot be read; it must be a hello.
too-many-lines = Too many lines at once.
too-many-lines-wait = Too many lines at once; wait a little.
line-empty = This line is empty, or is not text.
hello-twice = You have said hello already.
fault = Something went wrong here; it was noted.
line-unreadable = This line cannot be read: { $why }.
nothing-here = There is nothing at this address.
body-too-large = The body is too large.
method-not-taken = This address does not take { $method }.
body-too-slow = The rest of the request took too long to come.
head-too-slow = The head of the request took too long to come.
request-unreadable = This is not a request that can be read.
house-full = The house is full; try again later.
unknown-name = This server does not answer to that name; whoever runs it can add it with --name.
