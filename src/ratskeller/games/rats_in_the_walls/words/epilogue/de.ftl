## Wenn es vorbei ist

epilogue-insane = Dein Verstand ist zwischen den Knochen geblieben.
epilogue-killed = { $who } hat dich mit ins Dunkel genommen.
epilogue-won = { $alone ->
    [yes] Du behältst einen klaren Kopf, und noch { epilogue-brains }. Du gewinnst.
   *[no] Du und { $who } behaltet einen klaren Kopf. Ihr gewinnt gemeinsam.
}
epilogue-others = { $count ->
    [one] { $who } hat die meisten Hirne behalten
   *[other] { $who } haben die meisten Hirne behalten
}{ $watched ->
    [yes] .
   *[no] ; du nicht.
}
epilogue-unit = Hirne
epilogue-brains = { $brains ->
    [0] kein Hirn
    [one] 1 Hirn
   *[other] { $brains } Hirne
}
epilogue-first = Anfangs
epilogue-round = { $one ->
    [yes] Runde { $first }
   *[no] Runde { $first } bis { $last }
}
epilogue-skull = An den Schädel verloren
epilogue-said = { $rats ->
    [0] keine
    [one] mindestens eine
   *[other] mindestens { SPELL($rats) }
}
epilogue-were = { $true ->
    [0] es waren keine
    [one] es war eine
   *[other] es waren { SPELL($true) }
}
epilogue-lie = Runde { $round }: { $giver } hatte nachgesehen und sagte „{ epilogue-said }“. Aber { epilogue-were }, und { $receiver } hat es geglaubt.
    .title = Die schönste Lüge
epilogue-doubt = Runde { $round }: { $giver } sagte „{ epilogue-said }“, und { $receiver } hob den Becher: { epilogue-were }.
    .title = Das feinste Ohr
epilogue-honest = Runde { $round }: { $giver } sagte „{ epilogue-said }“, und niemand wollte es glauben. Es war wahr, und { $receiver } hat dafür bezahlt.
    .title = Die teuerste Wahrheit
epilogue-decided = { $how ->
    [fee] Runde { $round }: Das Wort von den Ratten kostete { $giver } das letzte Hirn.
    [belief] Runde { $round }: { $giver } sagte „{ epilogue-said }“, und { $receiver } glaubte es mit dem letzten Hirn.
    [skull] Runde { $round }: Auf dem Schädel verlor { $giver } den Verstand und nahm { $receiver } mit.
    [true] Runde { $round }: { $receiver } glaubte { $giver } „{ epilogue-said }“ nicht, und lag falsch.
   *[false] Runde { $round }: { $giver } sagte „{ epilogue-said }“, aber { epilogue-were }, und { $receiver } wusste es.
}
    .title = Was den Ausschlag gab
