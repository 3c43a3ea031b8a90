## Wenn es vorbei ist

epilogue-won = { $shared ->
    [yes] Du und { $who } seid die letzten Waisenkinder.
   *[no] Du bist das letzte Waisenkind.
}
epilogue-others = { $count ->
    [one] { $who } ist das letzte Waisenkind
   *[other] { $who } sind die letzten Waisenkinder
}{ $watched ->
    [yes] .
   *[no] , und du nicht.
}
epilogue-alone = { $mine ->
    [yes] { $ending ->
        [5] Sein Stapel ist leer, und du bist noch da.
        [6] Alle Taten sind getan, und du bist noch da.
        [7] Der Butzemann hat dich gefangen.
        [9] Der Butzemann hat mehr Geduld als du.
       *[other] Du hast nichts mehr zu ziehen. Er muss nur warten.
    }
   *[no] { $ending ->
        [5] Sein Stapel ist leer, und { $who } ist noch da.
        [6] Alle Taten sind getan, und { $who } ist noch da.
        [7] Der Butzemann hat { $who } gefangen.
        [9] Der Butzemann hat mehr Geduld als { $who }.
       *[other] { $who } hat nichts mehr zu ziehen. Er muss nur warten.
    }
}
epilogue-unit = Überlebt
epilogue-outlived-words = { $outlived ->
    [0] niemanden überlebt
    [one] jemanden überlebt
   *[other] { SPELL($outlived) } andere überlebt
}
epilogue-outlived = Andere überlebt
epilogue-played = Gespielte Karten
epilogue-turns = Züge
epilogue-when = Verschwunden
epilogue-turn = Zug { $turn }
epilogue-how = Durch
epilogue-standing = noch da
epilogue-by = { $by ->
    [options] einen leeren Stapel
    [boogeyman] den Butzemann
   *[screams] Bennys Schrei
}
epilogue-decided = { $how ->
    [options] Zug { $turn }: { $who } hatte keine Karte mehr zu ziehen.
    [boogeyman] Zug { $turn }: { $who } deckte eine Tat auf, und es war der Butzemann.
    [screams] Zug { $turn }: Benny schrie zum zweiten Mal, und { $who } war fort.
    [way-4] Zug { $turn }: Zweihundert sind genug, und niemand wollte gehen.
    [way-5] Zug { $turn }: Er griff nach einer Karte, und da war keine.
    [way-6] Zug { $turn }: Die letzte Tat war getan.
    [way-7] Zug { $turn }: Er stand auf demselben Feld wie { $who }.
    [way-9] Zug { $turn }: Es hatte zu lange gedauert.
   *[way-8] Zug { $turn }: { $who } griff nach einer Karte, und da war keine.
}
    .title = Was den Ausschlag gab
epilogue-act = Zug { $turn }: { $who } deckte eine von { SPELL($down) } Taten auf, { $bad ->
    [one] eine davon
   *[other] { SPELL($bad) } davon
} der Tod, und lebte weiter.
    .title = Die knappste Flucht
epilogue-thread = Zug { $turn }: { $who } machte weiter, mit { $cards ->
    [0] keiner Karte
    [one] einer einzigen Karte
   *[other] { SPELL($cards) } Karten
} im Stapel.
    .title = Der dünnste Faden
epilogue-haul = Zug { $turn }: { $who } nahm { SPELL($cards) } Karten von { $victim }.
    .title = Der reichste Fang
