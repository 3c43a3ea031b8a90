### The Rats in the Walls: das Bild im Terminal (terminal.py)


picture-round = Runde { $round }
picture-middle = in der Mitte: { $brains }
picture-brains = Hirne
picture-said = gesagt
picture-number = { $rats ->
    [0] „keine“
   *[other] „{ $rats }“
}
picture-you = (du)
picture-role = { $role ->
    [insane] wahnsinnig
    [killed] getötet
    [wins] gewinnt
    [giver] Geber
   *[receiver] Empfänger
}
picture-claim = „{ $rats ->
    [0] Keine Ratten
    [one] Mindestens eine Ratte
   *[other] Mindestens { SPELL($rats) } Ratten
} in den Wänden.“
picture-silence = Noch hat niemand etwas angesagt.
picture-fee = Das erste Wort von Ratten kostet { $brains }.
# Unter dem Becher ist Platz für 27 Zeichen.
picture-no-dice = noch sind die Wände leer
picture-dice = { $dice } Würfel, { $known ->
    [nobody] ungesehen
    [somebody] jemand sah nach
    [you] von dir gesehen
    [secret] heimlich gesehen
   *[everybody] aufgedeckt
}
odds-none = Noch ist kein Würfel in den Wänden.
odds-ways = { $dice ->
    [one] Ein Würfel kann
   *[other] { SPELL($dice, first: "upper") } Würfel können
} auf { $ways } Arten fallen; so viele davon zeigen
odds-claim = { $rats ->
    [0] keine Ratten
   *[other] mindestens { $rats }
}
odds-percent = { $exact ->
    [yes] { $whole },{ $part } %
   *[no] { $whole } %
}
odds-said = sagt { $who }.
odds-seen = Aber du hast diese Würfel gesehen: { $rats }.
