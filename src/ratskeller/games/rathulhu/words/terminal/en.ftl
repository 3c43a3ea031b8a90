### Rathulhu: the picture in the terminal (terminal.py)


picture-aeon = Aeon { $aeon } of { $aeons }
picture-before = Before the first Aeon
picture-bag = { $tiles } tiles in the bag
picture-time = Time
picture-signs = { $signs } of { $spaces } Elder Signs

## On the track

picture-setback = Setback
# Below “Setback”: what it strikes.
picture-strikes = { $tile ->
    [shoggoth-setback] Shoggoth
    [ritual-setback] Ritual
    [tome-setback] Tome
   *[site-setback] Site
}
picture-token = On the board lies the token { $token }.
# $bid: the highest, or 0.
picture-auction = Auction ({ $invoked ->
    [yes] invoked
   *[no] by the Elder Sign
}): { $bid ->
    [0] no bid yet
   *[other] highest bid { $bid }
}.

## A seat

picture-favour = { $favour } favour
picture-hidden = favour hidden
picture-you = (you)
picture-place = { $rank ->
    [1] wins
   *[other] place { $rank }
}
picture-bids = bids { $bid }
picture-passes = passes
picture-calls = calls
picture-turn = has the turn
picture-tokens = Tokens
picture-undealt = not dealt yet
picture-down = { $some ->
    [yes] ( ) face down
   *[no] all face down
}
picture-holds = Holds
picture-nothing = nothing
picture-setbacks = { $count } { $setback }
picture-now = Now
picture-later = (at the end { $rows })

## The bag and the sheet

picture-next = The next tile
picture-group = { $group ->
    [elder-sign] Elder Sign
    [site] Site
    [tome] Tome
    [shoggoth] Shoggoth
    [cultist] Cultist
    [altar] Altar
    [setback] Setback
    [old-one] Old One
   *[relic] Relic
}
picture-sheet = Score sheet: counted, points
picture-sheet-aeon = Aeon
picture-sheet-first = Initial favour
picture-sheet-favour = Favour
