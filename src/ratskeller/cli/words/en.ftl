### What people at the keyboard read: `play` and `replay`.

## Commands
## .heard: what may be typed for it, small and with spaces between; in every language everybody is understood.
## .means: what the help says.

command-help = ?
    .heard = ? help
    .means = shows this
command-log = log
    .heard = log
    .means = tells the story so far, as you know it
command-odds = odds
    .heard = odds
    .means = says how likely things are
command-why = why
    .heard = why
    .means = says what stands in the way of all that is not offered; behind it an action, a word or a clause
command-stakes = stakes
    .heard = stakes
    .means = says of every choice what it costs and what it may bring
command-rules = rules
    .heard = rules
    .means = shows the rules; a word or the number of a clause behind it looks something up
command-quit = quit
    .heard = quit q exit
    .means = leaves the table; the game is kept and can be resumed
command-all = all
    .heard = all
    .means = each of them in turn
# $example: a notation, which is the same in every language.
help-number = a number
    .means = takes that choice from the list; so do its words, such as “{ $example }”, or their beginning
help-changes = !
    .means = beside a choice: it puts an end to something, and asks once more

## Around the table

guest = Stranger
seat = Seat { $number }
greeting = { $title }, by { $designer }
seated = At the table: { $names }.
bot = { $name } ({ $bot })
how-good = How good shall the others be?
which-level = 1 to 5, Enter for { $usual }
no-such-level = “{ $text }” is no level; the levels are 1 to 5.
cut-off = The last line of the record was cut off; it is dropped, and that step is taken again.
goes-on = { $title }: the game goes on after step { $step }.
thinks = { $who } thinks …
more = Enter for more, q to stop
lines-before = ({ $count } lines before this; “log” tells all.)
kept = The game is kept; go on with: { $command }
not-begun = No game was begun.

## A decision

your-turn = { $who } (? for help)
stakes-elsewhere = “stakes” says what each of these costs and may bring.
sure = Do it? [y/N]
    .heard = y yes
no-such-number = There is no { $number } in the list; the numbers are { $numbers }.
could-be = “{ $text }” could be { $others } or { $last }.
not-offered = That is not offered now.
why-nothing = Nothing stands in the way of “{ $asked }” now, and it stands in the way of nothing.
why-unknown = “{ $asked }” is neither an action nor a clause that forbids anything, and fits nothing that is not offered.
why-clause-behind = { $says } (Clause { $clause }.)
# $count: how many more.
why-more = {" "}and { $count } more
no-odds = There are no odds to tell in this game.
not-in-rules = The rules do not speak of “{ $word }”.
# What can be said at any time.
anytime = “{ $word }”: { $meaning }
noted = Noted: { $who } says so as soon as nothing is asked of { $who }.
already = So it is already.

## Several people at one keyboard

read-this = Press Enter when you have read this
hand-over = Hand the keyboard to { $who }, then press Enter
who-answers = Who answers? Enter for nobody
enter = Enter
nobody-answers = nobody answers
nobody-answers-holder = nobody answers; { $who } has the keyboard again
or = or
takes-keyboard = takes the keyboard, looks at the own cards, and may answer
anytime-name = { $word } NAME
who-says = Who says “{ $word }”? Add a name: { $names }.
nobody-called = “{ $name }” is nobody here; there are: { $names }.

## The house in the browser

only-here = Only this machine can reach it. For friends in your network, with their phones: { $command }
friends-come-by = Friends in your network come by { $address }
or-by = … or, if that does not open, by { $address }
in-no-network = This machine is in no network, so nobody else can come.
open-already = Ratskeller is open already at { $address }
closes = Ctrl+C closes it; every table is kept.
closed = The cellar is closed.

## The end

place = place
points = points
played-by = played by
highlight = { $title } (step { $step })
person = person
no-seed = The record has no seed, so the rolls cannot be derived again.
seed = Every roll followed from the seed { $seed }, set before the first one.
record-kept = The record is kept. To look at it again, and to check every step and roll:

## A recorded game

replay-beginning = The beginning; { $steps ->
    [one] 1 step follows
   *[other] { $steps } steps follow
}
# $did: a notation, or “secret”.
replay-step = Step { $step } of { $last } · { $who }: { $did }
chance = chance
secret = (a secret)
replay-asks = Enter: on   b: back   a number: to that step   p: play on   q: quit
replay-help = Enter goes on, b goes back, a number goes to that step (0 is the beginning), p plays on from here, q quits.
replay-plays-on = p
    .heard = p play
branch-unfinished = This game is not over; it goes on with: { $command }
branch-whose = Say by --seat whom you want to play when the game goes on from a step.
branch-goes-on = { $title } goes on after step { $step }, with new dice.
branch-open = All of the past is laid open, and as it was.
branch-hidden = What your seat could not know has been imagined anew: nothing follows from the old secrets.
no-such-step = There is no step { $step }; the last one is { $last }.
unfinished = The record ends here; the game is unfinished. It can be taken up again with:

## Looking back on a game

review-happened = What happened
review-turned = Where it turned
review-turned-line = { $who }: { $before } → { $after } %
review-luck-and-skill = Luck and skill
review-seat = Player
review-expected = Expected
review-luck = Luck
review-own = Own choices
review-others = Others’ choices
review-result = Result
review-of-a-win = In parts of a win, of 100. Expected + luck + own choices + others’ choices = result.
review-curve = Everybody’s chances
review-curve-line = from the beginning to the end, { $steps } steps
review-as-table = As a table
review-rows = { $rows } rows
review-slips = Decisions worth a look
review-no-slips = No decision gave away so much that it is worth naming.
review-instead = better: { $best }
review-step = Step { $step }
review-lost = gave away { $loss }
review-judged = { $decisions ->
    [one] One decision was judged, from what its player knew then.
   *[other] { $decisions } decisions were judged, each from what its player knew then.
}
