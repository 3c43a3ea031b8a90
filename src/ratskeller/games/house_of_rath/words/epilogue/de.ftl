## Wenn es vorbei ist

epilogue-won = { $shared ->
    [yes] Im Haus ist es still. Du und { $who } habt Kinder durch die Nacht gebracht.
   *[no] Im Haus ist es still, und { $orphans ->
        [one] ein Kind ist
       *[other] { SPELL($orphans) } Kinder sind
    } noch bei dir. Du gewinnst.
}
epilogue-others = { $way ->
    [watched] Im Haus ist es still. { $who } { $count ->
        [one] hat
       *[other] haben
    } Kinder durch die Nacht gebracht.
    [less] Von deinen Kindern antworten noch welche, aber { $who } { $count ->
        [one] hat
       *[other] haben
    } mehr durch die Nacht gebracht.
   *[none] Von deinen Kindern antwortet keines mehr. { $who } { $count ->
        [one] gewinnt.
       *[other] gewinnen.
    }
}
epilogue-unit = Waisen
epilogue-orphans = { $orphans ->
    [0] keine Waise
    [one] 1 Waise
   *[other] { $orphans } Waisen
}
epilogue-taken-in = Aufgenommen
epilogue-lost = An Rath verloren
epilogue-alive = Am Leben
epilogue-out = Ausgeschieden
epilogue-out-cell = { $order ->
    [0] –
   *[other] { $order }.
}
epilogue-decided = Rath holte { $orphan } ({ $room }), und { $who } konnte nichts mehr tun.
    .title = Was den Ausschlag gab
epilogue-escape = { $how ->
    [last] { $orphan }, die letzte Hoffnung von { $who }, entwischte Rath ({ $room }).
    [dashed] Rath hatte { $orphan } schon ({ $room }); noch eine Karte von { $who }, und das Kind war fort.
   *[luck] { $orphan } entwischte Rath ({ $room }), und { $who } atmete auf.
}
    .title = Die knappste Flucht
epilogue-cold = { $orphan } rief nach { $who } ({ $room }), und { $who } sah weg.
    .title = Das kälteste Herz
epilogue-hunted = Rath kam { $times ->
    [2] zweimal
   *[other] { $times }-mal
} wegen { $orphan }.
    .title = Sein Liebling
