## When it is over

# $shared: whether a partner has won too.
epilogue-won = { $shared ->
    [yes] The house is quiet. You and { $who } have brought children through the night.
   *[no] The house is quiet, and { $orphans ->
        [one] one child is
       *[other] { SPELL($orphans) } children are
    } still yours. You win.
}
# $way: whether whoever reads this has only watched, or has fewer orphans or none.
epilogue-others = { $way ->
    [watched] The house is quiet. { $who } { $count ->
        [one] has
       *[other] have
    } brought children through the night.
    [less] Some of yours still answer, but { $who } { $count ->
        [one] has
       *[other] have
    } brought more of them through the night.
   *[none] Nobody of yours answers any more. { $who } { $count ->
        [one] wins.
       *[other] win.
    }
}
epilogue-unit = Orphans
epilogue-orphans = { $orphans ->
    [0] no orphan
    [one] 1 orphan
   *[other] { $orphans } orphans
}
epilogue-taken-in = Taken in
epilogue-lost = Lost to Rath
epilogue-alive = Alive
epilogue-out = Out
# $order: 0 for somebody who is not out.
epilogue-out-cell = { $order ->
    [0] –
   *[other] { $order }.
}
epilogue-decided = Rath took { $orphan } in the { $room }, and { $who } could do nothing any more.
    .title = What decided it
# $how: whether it was the last orphan of a seat, or took a Run Away card.
epilogue-escape = { $how ->
    [last] { $orphan }, the last in the care of { $who }, slipped out of Rath's hands in the { $room }.
    [dashed] Rath had { $orphan } in the { $room } already; one more card of { $who }, and the child was gone.
   *[luck] { $orphan } slipped out of Rath's hands in the { $room }, to the relief of { $who }.
}
    .title = The narrowest escape
epilogue-cold = { $orphan } cried for { $who } in the { $room }, and { $who } looked away.
    .title = The coldest heart
epilogue-hunted = Rath came for { $orphan } { $times ->
    [2] twice
   *[other] { SPELL($times) } times
}.
    .title = His favourite
