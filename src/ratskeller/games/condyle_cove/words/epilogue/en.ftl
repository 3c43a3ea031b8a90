## When it is over

# $shared: whether others have won too.
epilogue-won = { $shared ->
    [yes] You and { $who } are the last orphans standing.
   *[no] You are the last orphan standing.
}
# $watched: whether whoever reads this has only watched.
epilogue-others = { $count ->
    [one] { $who } is the last orphan standing
   *[other] { $who } are the last orphans standing
}{ $watched ->
    [yes] .
   *[no] , and you are not.
}
# $mine: whether whoever reads this has played; $ending: 5 to 9, see codes.py.
epilogue-alone = { $mine ->
    [yes] { $ending ->
        [5] His deck is empty, and you are still here.
        [6] Every Act is used up, and you are still here.
        [7] The Boogeyman has caught you.
        [9] The Boogeyman has more patience than you.
       *[other] You have nothing left to draw. He only has to wait.
    }
   *[no] { $ending ->
        [5] His deck is empty, and { $who } is still here.
        [6] Every Act is used up, and { $who } is still here.
        [7] The Boogeyman has caught { $who }.
        [9] The Boogeyman has more patience than { $who }.
       *[other] { $who } has nothing left to draw. He only has to wait.
    }
}
epilogue-unit = Outlived
epilogue-outlived-words = { $outlived ->
    [0] outlived nobody
    [one] outlived one
   *[other] outlived { SPELL($outlived) }
}
epilogue-outlived = Others outlived
epilogue-played = Cards played
epilogue-turns = Turns
epilogue-when = Gone
epilogue-turn = turn { $turn }
epilogue-how = By
epilogue-standing = still standing
epilogue-by = { $by ->
    [options] an empty pile
    [boogeyman] the Boogeyman
   *[screams] Benny's scream
}
# $how: who or what took the last one; or the way it ended (4 to 9, see codes.py).
epilogue-decided = { $how ->
    [options] Turn { $turn }: { $who } had no card left to draw.
    [boogeyman] Turn { $turn }: { $who } turned up an Act, and it was the Boogeyman.
    [screams] Turn { $turn }: Benny screamed twice, and { $who } was gone.
    [way-4] Turn { $turn }: two hundred of them, and nobody would go.
    [way-5] Turn { $turn }: he reached for a card and found none.
    [way-6] Turn { $turn }: the last Act was used up.
    [way-7] Turn { $turn }: he stood on the same space as { $who }.
    [way-9] Turn { $turn }: it had lasted too long.
   *[way-8] Turn { $turn }: { $who } reached for a card and found none.
}
    .title = What decided it
epilogue-act = Turn { $turn }: { $who } turned up one of { SPELL($down) } Acts, { $bad ->
    [one] one of them
   *[other] { SPELL($bad) } of them
} death, and lived.
    .title = The narrowest escape
epilogue-thread = Turn { $turn }: { $who } went on with { $cards ->
    [0] no card at all
    [one] a single card
   *[other] { SPELL($cards) } cards
} to draw.
    .title = The thinnest thread
epilogue-haul = Turn { $turn }: { $who } took { SPELL($cards) } cards from { $victim }.
    .title = The richest haul
