## When it is over

# $way: whether whoever reads this has won, lost or watched.
epilogue-headline = { $way ->
    [won] The stars are right, and they know your name.
    [lost] The stars are right, but for { $who }.
   *[watched] The stars are right, and they know the name of { $who }.
}
epilogue-unit = Favour
epilogue-favour = { $favour } favour
epilogue-first = At first
epilogue-aeon = of it in Aeon { $aeon }
# $level: whether the first two had the same favour; $token: the token that decided then.
epilogue-decided = { $level ->
    [yes] { $who } and { $second } had the same favour; the token { $token } decided for { $who }.
   *[no] { $row }: { $points } for { $who }, { $other } for { $second }.
}
    .title = What decided it
epilogue-bid = { $who } bid { $bid } and won { $tiles ->
    [0] nothing but a token
    [one] one tile
   *[other] { SPELL($tiles) } tiles
}, worth { $points ->
    [one] one point
   *[other] { $points } points
} there and then.
    .title = The best bid
# $tile: which Setback.
epilogue-blow = A Setback struck { $who } and took { $cost ->
    [one] one tile
   *[other] { SPELL($cost) } tiles
}: { $tile ->
    [shoggoth-setback] the Shoggoths broke loose.
    [ritual-setback] the ritual was betrayed.
    [tome-setback] the library burnt.
   *[site-setback] the sea took it back.
}
    .title = The hardest blow
epilogue-aeon-best = Aeon { $aeon } brought { $who } { $points } favour.
    .title = The richest Aeon
