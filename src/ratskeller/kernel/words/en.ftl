### What every game says alike.

# SPELL($count) says it.
number = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $number }
}
listed = { $others } and { $last }
stakes-none = Nothing is at stake.

## Turns and rounds

round = Round { $number }
turn-of = { $who }’s turn

## Why something cannot be done

refused = { $title }: { $who } cannot “{ $what }” now; { $reason }.
refused-by-clause = { $title }: { $who } cannot “{ $what }” now: { $says } (clause { $clause }).
not-now-over = the game is over
not-now-asked = that is not what is asked
# $count: of how many.
not-now-turn = it is the turn of { $who }
not-now-dice = the dice have the word
why-clause = Not now: { $says }.
# $reason: why nothing of the kind is due.
why-not-asked = Not now: { $reason }.
refused-seat = { $title }: there is no seat { $seat } at this table of { $seats }.
refused-number = { $title }: { $who } cannot do number { $code }; there is no such action.
# $like: how one reads.
no-such-action = “{ $text }” is no action of { $title }; { $like }.
no-such-outcome = “{ $text }” is no outcome of { $title }; { $like }.
refused-chance = { $title }: nothing is to be rolled or drawn now.
refused-outcome = { $title }: the outcome “{ $what }” is not possible now.
refused-outcome-number = { $title }: the outcome number { $code } is not possible now.
refused-nothing-to-undo = { $title }: there is no action that could be taken back.
refused-undo = { $title }: the action cannot be taken back. { $reason }
undo-over = The game is over.
undo-revealed = The dice of this table have been revealed.
undo-nothing = There is nothing to take back yet.
undo-chance-came = Chance has had its way since, and that cannot be taken back.
undo-others-came = Somebody else has acted since.
undo-others-learnt = Others have learnt something from it.
undo-seat-learnt = It has told you something.

## What a table cannot begin with

none = none
setup-seats = { $title } takes { $least } to { $most } seats, not { $seats }.
setup-names = There are { $names } names for { $seats } seats.
setup-pack-kind = { $title } has no pack of the kind { $kind }; its kinds are: { $offered }.
setup-pack = There is no { $kind } pack { $wanted }; there are: { $offered }.
setup-option = There is no option { $name }; the options are: { $offered }.
setup-options = The options do not fit: { $reason }.
setup-option-value = Option { $name } cannot be { $got }; it takes { $expected }.
setup-salt = The salt { $salt } has half a character in it.
takes-choice = one of { $choices }
takes-flag = yes or no
takes-number = a whole number from { $least } to { $most }
takes-text = a text
no-such-game = There is no game { $name }; there are: { $known }.
no-such-game-but = There is no game { $name }; did you mean { $near }?

ended-by-clause = It ended by clause { $clause }: { $says }.

## Where content comes from

part-aspect = { $part } ({ $aspect ->
    [name] name
    [count] count
   *[effect] effect
})

## Playing on from a step

branch-no-step = There is no step { $step } to play on from; the last one is { $last }.
branch-over = After step { $step } the game is over; there is nothing to play on from there.

## Looking back: why another choice was better

hindsight-lost = Within the next turns { $who } is out in { $done } of 100 cases, after the better choice in { $best }.
hindsight-won = Within the next turns the better choice wins in { $best } of 100 cases, this one in { $done }.
hindsight-speaks = What speaks for the better choice most: { $terms }.
hindsight-others = What it gains is what the others would have had less of.
hindsight-gainer = Most of what it gave away went to { $who }: { $part } % of a win.
