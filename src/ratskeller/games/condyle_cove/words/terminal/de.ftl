### Condyle Cove: das Bild im Terminal (terminal.py)


picture-turn = Zug { $turns }
picture-cove = { $count ->
    [0] keine Cove-Karten mehr
    [one] 1 Cove-Karte im Stapel
   *[other] { $count } Cove-Karten im Stapel
}
picture-winter = { $count } Letzter Winter
picture-move = { $count ->
    [one] 1 Laufkarte
   *[other] { $count } Laufkarten
}
picture-screams = { $count ->
    [0] Benny schweigt
    [one] Benny hat geschrien
   *[other] Benny hat { $count }-mal geschrien
}
# $spaces: wie weit der Butzemann gehen muss, um dich zu erreichen.
picture-behind = { $spaces ->
    [0] er hat dich
    [one] er ist 1 Feld hinter dir
   *[other] er ist { $spaces } Felder hinter dir
}
picture-acts = Taten
picture-death = { $bad } von { $down } verdeckten { $bad ->
    [one] ist
   *[other] sind
} der Tod
picture-plays = { $who } spielt
picture-you = (du)
picture-place = { $rank ->
    [1] gewinnt
   *[other] Platz { $rank }
}
picture-out = ist ausgeschieden
picture-piles = Stapel { $pile }, Hand { $hand }
# $cards: die der Leser kennt; ein Fragezeichen für jede andere.
picture-hand = auf der Hand: { $cards }
picture-passes = passt
picture-known = im Stapel bekannt: { $cards }
picture-discards = Ablage { $count }: { $cards }
picture-keeps = behält { $cards }
picture-origin = { $origin ->
    [printed] gedruckt
    [inferred] erschlossen
   *[invented] erfunden
}
# $by: wie viele Felder oder Karten, mit Vorzeichen.
picture-holds = { $what ->
    [steps] Bewegung { $by }
    [draw] Nachziehen { $by }
    [firm] nicht zu bewegen
    [safe_hand] Hand sicher
    [safe_pile] Stapel sicher
    [safe_lose] nicht zum Abwerfen zu zwingen
    [stuck] keine Bewegung
    [open_hand] Hand offen
   *[bare] Felder schützen nicht
}
anytime-pass = passen
anytime-listen = fragen
odds-acts = Wer seinen Zug in der Sackgasse beginnt, deckt eine von { $down } Taten auf, und { $bad } davon { $bad ->
    [one] ist
   *[other] sind
} der Tod: { $percent }.
odds-seen = Von den { $down }, die du nicht gesehen hast, { $bad ->
    [one] ist
   *[other] sind
} { $bad } der Tod: { $percent }.
odds-pile = Dein Stapel reicht noch { $turns ->
    [0] für kein Nachziehen
    [one] für ein Nachziehen
   *[other] für { $turns }-mal Nachziehen
} von zwei Karten, wenn nichts dazukommt oder wegkommt.
odds-him = Der Butzemann hat noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} in seinem Stapel, und { $acts ->
    [one] 1 Tat liegt
   *[other] { $acts } Taten liegen
} noch verdeckt: Ist eines davon aufgebraucht, hast du gewonnen.
