## When it is over

# $way: whether whoever reads this has won, shared the win, lost or watched; $kept: whether they are kept on, or the winner.
epilogue-headline = { $way ->
    [won] { $kept ->
        [yes] The best of the shift, and you may come back tomorrow.
       *[no] The best of the shift, and fired all the same.
    }
    [shared] { $kept ->
        [yes] You and { $who } were the best, and may come back tomorrow.
       *[no] You and { $who } were the best, and are fired all the same.
    }
    [lost] { $kept ->
        [yes] You may come back tomorrow, but { $who } kept more light.
       *[no] You are fired, and { $who } kept more light.
    }
   *[watched] { $kept ->
        [yes] { $who } kept the most light, and may come back tomorrow.
       *[no] { $count ->
            [one] { $who } kept the most light, and is fired all the same.
           *[other] { $who } kept the most light, and are fired all the same.
        }
    }
}
# $count: how many have won.
epilogue-alone = { $way ->
    [watched] { $kept ->
        [yes] { $who } may come back tomorrow, for another thirty hours.
       *[no] { $who } is fired. The lamp goes dark behind the door.
    }
   *[other] { $kept ->
        [yes] You may come back tomorrow, for another thirty hours.
       *[no] You are fired. The lamp goes dark behind you.
    }
}
# $several: whether there was more than one game.
epilogue-of = { $several ->
    [yes] Game { $game }: {""}
   *[no] {""}
}
epilogue-unit = Points
epilogue-points = { $points } points
epilogue-block = { epilogue-of }Block { $block }
epilogue-crosses = { epilogue-of }X's
epilogue-early = { epilogue-of }Done early
epilogue-no-x = { epilogue-of }No X
epilogue-game = Game { $game }
epilogue-target = Kept on from { $points }
epilogue-verdict = { $kept ->
    [yes] stays
   *[no] fired
}
# $how: level at the end, or ahead in a game or in a block; alone, kept or fired.
epilogue-decided = { $how ->
    [kept] { $who } was { $points } above what keeps one on.
    [fired] { $who } was { $points } short of what keeps one on.
    [shared] { $who } and { $second } were level in points, and in block 6 too.
    [level] Level at the end: block 6 decided, and { $who } had the better one.
    [block] Block { $block }: { $points } points for { $who }, { $other } for { $second }.
   *[ahead] Game { $game }: { $points } points for { $who }, { $other } for { $second }.
}
    .title = What decided it
epilogue-gem = Game { $game }, round { $round }: block { $block } of { $who } came alight for { $points } points.
    .title = The brightest gem
epilogue-arcs = Game { $game }, round { $round }: { $who } fed { $dice ->
    [one] one die
   *[other] { SPELL($dice) } dice
} to the lightning, { $pips } pips in all.
    .title = The dearest lightning
epilogue-shut = Game { $game }, round { $round }: { $who } came too late to block { $block }, at { $crosses ->
    [one] one X.
   *[other] { SPELL($crosses) } X's.
}
    .title = The darkest hour
