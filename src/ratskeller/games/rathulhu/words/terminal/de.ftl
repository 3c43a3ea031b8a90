### Rathulhu: das Bild im Terminal (terminal.py)


picture-aeon = Äon { $aeon } von { $aeons }
picture-before = Vor dem ersten Äon
picture-bag = { $tiles } Plättchen im Beutel
picture-time = Zeit
picture-signs = { $signs } von { $spaces } Älteren Zeichen

## Auf der Leiste

picture-setback = Rückschlag
picture-strikes = { $tile ->
    [shoggoth-setback] Shoggothen
    [ritual-setback] Rituale
    [tome-setback] Folianten
   *[site-setback] Stätten
}
picture-token = Auf dem Brett: Marke { $token }.
picture-auction = Auktion ({ $invoked ->
    [yes] angerufen
   *[no] Älteres Zeichen
}): { $bid ->
    [0] noch kein Gebot
   *[other] höchstes Gebot { $bid }
}.

## Ein Platz

picture-favour = { $favour } Gunst
picture-hidden = Gunst verdeckt
picture-you = (du)
picture-place = { $rank ->
    [1] gewinnt
   *[other] Platz { $rank }
}
picture-bids = bietet { $bid }
picture-passes = passt
picture-calls = ruft
picture-turn = ist am Zug
picture-tokens = Marken
picture-undealt = noch nicht verteilt
picture-down = { $some ->
    [yes] ( ) verdeckt
   *[no] alle verdeckt
}
picture-holds = Besitz
picture-nothing = nichts
picture-setbacks = { $count ->
    [one] 1 { $setback }
   *[other] { $count } × { $setback }
}
picture-now = Jetzt
picture-later = (am Ende { $rows })

## Der Beutel und das Wertungsblatt

picture-next = Das nächste Plättchen
picture-group = { $group ->
    [elder-sign] Zeichen
    [site] Stätte
    [tome] Foliant
    [shoggoth] Shoggothe
    [cultist] Kultist
    [altar] Altar
    [setback] Rückschlag
    [old-one] Großer Alter
   *[relic] Relikt
}
picture-sheet = Wertungsblatt: gezählt, Punkte
picture-sheet-aeon = Äon
picture-sheet-first = Zu Beginn
picture-sheet-favour = Gunst
