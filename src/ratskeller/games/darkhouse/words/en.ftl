tagline = An upside-down lighthouse, an underground sea, thirty hours, and six dice to keep the gems alight.

## Counted things

dice = { $dice ->
    [one] one die
   *[other] { SPELL($dice) } dice
}
boxes = { $boxes ->
    [one] one box
   *[other] { SPELL($boxes) } boxes
}
# A die by its number.
die = a { SPELL($die) }
roll = { $roll ->
    [1] first
    [2] second
   *[3] third and last
}
# $factor: 2 or 3.
times = { $factor ->
    [2] twice
   *[3] three times
}

## What is asked

prompt-track = Game { $game }, round { $round }: the die for the turn track falls.
prompt-roll = { $who } lets { dice } fall.
prompt-watch = { $count ->
    [one] { $who } is still at the engine.
   *[other] { $who } are still at the engine.
}
prompt-rest = Your page has no empty box left; you rest while { $count ->
    [one] { $who } works on.
   *[other] { $who } work on.
}
prompt-wait = You are done with this round; { $count ->
    [one] { $who } works on.
   *[other] { $who } work on.
}
# $roll: which of the three; $shown: the dice.
prompt-ask = Round { $round } starts in block { $start }; your { roll } roll shows { $shown }. { $roll ->
    [3] Lay dice, or stop.
   *[other] Lay dice, roll the others again, or stop.
}
# $now: whether it is due in this round; $left: a number of boxes.
prompt-due = Block { $block } needs { $left } more by the end of { $now ->
    [yes] this round.
   *[no] round { $due }.
}
prompt-over = The shift is over. { $count ->
    [one] { $who } wins with { $points } points; { $verdict }.
   *[other] { $who } win together with { $points } points; { $verdict }.
}
prompt-over-alone = The shift is over with { $points } points of { $target }: { $kept ->
    [yes] { $who } may come back tomorrow.
   *[no] { $who } is fired.
}
# $kept_count: how many are kept on.
verdict-kept = { $kept } may come back tomorrow
# $kept_count: how many are kept on, $fired_count: how many are not.
verdict-some = { $kept } may come back tomorrow, { $fired } must go
verdict-none = nobody is kept on

## What can be done

offer-place = { $fills ->
    [yes] Lay { die } into block { $block } and fill it
   *[no] Lay { die } into block { $block }
}
offer-arc = Give { die } to the arc from { $source } to { $target }
offer-reroll = Roll { dice } again
offer-stop = Stop for this round

# What a choice costs and may bring. $left: boxes that stay empty; $mixed: whether the block had one number only.
stakes-place = { $points } points. { $left ->
    [0] The block is full
    [one] One box stays empty
   *[other] { SPELL($left, first: "upper") } boxes stay empty
}{ $mixed ->
    [yes] , no longer of one number
   *[no] {""}
}.
stakes-arc = The { $die } is spent and scores nothing. Block { $target } opens.
stakes-reroll = { $dice ->
    [one] One die falls
   *[other] { SPELL($dice, first: "upper") } dice fall
} anew: { $chance }% for one with power. { $rolls ->
    [0] The last roll.
    [one] One roll more after it.
   *[other] { SPELL($rolls, first: "upper") } rolls more after it.
}
# $block: the one that is shut at the end of this round, or 0.
stakes-stop = Gives up { $dice ->
    [one] one die
   *[other] { SPELL($dice) } dice
}{ $rolls ->
    [0] {""}
    [one] {" "}and one roll
   *[other] {" "}and { SPELL($rolls) } rolls
}.{ $block ->
    [0] {""}
   *[other] {" "}Block { $block } is shut: { $points } points{ $bonus ->
        [0] {""}
       *[other] {" "}and no bonus of { $bonus }
    }.
}
warning-mixed = Block { $block } holds nothing but { $same }s; mixed, it no longer counts { times }.
warning-due = Block { $block } is due now; stopping puts an X into { boxes } of it.
warning-rolls = You still have { $rolls ->
    [one] one roll.
   *[other] { SPELL($rolls) } rolls.
}

## What is not offered

kind-place = Lay a die into a block
kind-arc = Pay for an arc
kind-reroll = Roll again
kind-stop = Stop for this round

## What happened

round-of-game = { $games ->
    [one] Round { $round }
   *[other] Game { $game }, round { $round }
}
told-game-began = Game { $game }: clean pages, cold gems, and far below the ships wait for the light.
# $gray: what the square says.
told-track = Round { $round }: the bell of block { $block } rings{ $gray ->
    [due] , and its gray lamp burns: full by the end of round { $due }, or shut.
    [free] ; its gray lamp burns, but nobody will come to check.
   *[no] .
}
told-rolled = { $who } rolls { $shown }, the { roll } roll.{ $spark ->
    [yes] {""}
   *[no] {" "}Not a spark.
}
told-placed = { $who } lays { die } into block { $block }.
told-arced = { $who } feeds { die } to the arc: lightning jumps from block { $source } to block { $target }.
told-rerolled = { $who } takes up { dice } again.
told-stopped = { $dice ->
    [0] { $who } wipes the oil off.
   *[other] { $who } wipes the oil off and leaves { dice } lying.
}
told-done = { $dice ->
    [0] { $who } is done: every die is in its place.
   *[other] { $who } is done: nothing more can be done with { dice }.
}
told-wrote = { $boxes ->
    [0] { $who } writes { $numbers } into block { $block }.
   *[other] { $who } writes { $numbers } into block { $block }, { boxes } to go.
}
told-repaired = { $factor ->
    [1] Block { $block } of { $who } runs again, rattling: { $points } points.
   *[other] Block { $block } of { $who } hums on a single note and counts { times }: { $points } points.
}
told-shut = Too late: { $who } shuts block { $block } down with { $crosses ->
    [one] an X.
   *[other] { SPELL($crosses) } X's.
}
told-early = Every gem of { $who } glows after round { $round }: { $points } points more.
told-page-scored = { $who } ends game { $game } with { $points } points.
told-verdict = { $kept ->
    [yes] { $points } points: { $who } may come back tomorrow, for another thirty hours.
   *[no] { $points } points: { $who } is fired. The lamp goes dark behind the door.
}
told-over = The game is over: { $ending }.

ending-three-games = three games make a shift, and the shift is over
ending-one-game = one game was agreed on, and it has been played

## What is forbidden

forbidden-one-in-block = a one has no power and goes into no block
forbidden-one-on-arc = a one has no power and pays for no arc
forbidden-die = only a die that was rolled and is not laid yet can be laid
forbidden-not-reached = dice go into the block of the turn track, or where arcs lead to in this round
forbidden-shut = that block is shut down
forbidden-full = that block has no empty box
forbidden-no-arc = there is no arc between these blocks on this page
forbidden-from-afar = an arc begins in the block of the turn track or in one reached by an arc
forbidden-for-nothing = both blocks are in reach already
forbidden-fourth-roll = a round has three rolls
forbidden-done = who is done waits for the end of the round

## How a table may change the rules

option-games = How many games make a shift; after one, a third of the target is enough (8.1, D30).
    .title = Games in a shift
option-x-penalty = What costs 20 points: each X, each block with an X, or once for the page (D14).
    .title = What an X costs
    .each = 20 for each X
    .block = 20 for each block with an X
    .once = 20 for the page
option-last-deadline = Whether the block in the last gray square must be full when a game ends (D12).
    .title = The last deadline counts

## How actions and outcomes are written

like-actions = there are “place 5 in 3”, “arc 1-3 with 4”, “reroll” and “stop”
like-outcomes = there are “track 4” (2 to 6) and “roll 1 1 2 5 6 6” (one to six dice)
