# Rückblick auf ein Spiel, das vorbei ist
# Teile eines Sieges kommen als eigene Zahlen: 31 %.

review-running = Das Haus sieht sich jeden Schritt noch einmal an.
review-progress = { $done } von { $of } Schritten angesehen
review-step = Schritt { $step }
review-see = Schritt { $step } nachspielen

# The curve
review-curve = Wie die Chancen standen
review-course =
    { $changes ->
        [0] { $name } lag von Schritt { $step } bis zum Ende vorn, und niemand sonst je.
        [one] Die Führung wechselte einmal; ab Schritt { $step } lag { $name } vorn.
       *[other] Die Führung wechselte { $changes }-mal; ab Schritt { $step } lag { $name } vorn.
    }
review-course-nobody = Niemand lag je vorn.
review-course-alone = Wie wahrscheinlich ein Sieg war, Schritt für Schritt.
review-turn = Wendepunkt
review-slip = Ein Fehlgriff
review-slip-of = Fehlgriff von { $name }
review-as-table = Die Kurve als Tabelle
review-steps = Schritt
review-marks = Marken
review-mark-before = ◀ Marke davor
review-mark-after = Nächste Marke ▶

# Luck and skill
review-accounts = Glück und Können
review-accounts-how = In Hundertsteln eines Sieges: was zu erwarten war, Glück, eigene Entscheidungen und die der anderen ergeben das Ergebnis.
review-accounts-alone = In Hundertsteln eines Sieges: was zu erwarten war, Glück und eigene Entscheidungen ergeben das Ergebnis.
review-expected = Erwartet
review-part =
    { $part ->
        [luck] Glück
        [own] Selbst
       *[others] Andere
    }
review-result = Ergebnis

# What was decided
review-turns = Wo es sich drehte
review-turned = { $name }: { $from } → { $to }
review-look = Ansehen
review-worst = Entscheidungen, die einen Blick wert sind
review-judged =
    { $slips ->
        [0] { $mine ->
            [yes] { $judged ->
                [0] Du hattest nichts zu entscheiden.
                [one] Deine eine Entscheidung hat nichts verschenkt, das der Rede wert wäre.
               *[other] Keine deiner { $judged } Entscheidungen hat so viel verschenkt, dass es der Rede wert wäre.
            }
           *[no] { $judged ->
                [0] Es gab nichts zu entscheiden.
                [one] Die eine Entscheidung hat nichts verschenkt, das der Rede wert wäre.
               *[other] Keine von { $judged } Entscheidungen hat so viel verschenkt, dass es der Rede wert wäre.
            }
        }
       *[other] { $judged ->
            [one] Eine Entscheidung wurde beurteilt, nach dem, was man da wissen konnte.
           *[other] { $judged } Entscheidungen wurden beurteilt, jede nach dem, was man da wissen konnte.
        }
    }
review-done = Getan: „{ $done }“.
review-better = Besser: „{ $best }“.
review-lost = Verschenkt: { $loss }
review-given-away = { $name } hat { $loss } verschenkt.
review-silent = { $name } hat nichts verschenkt, das der Rede wert wäre.
review-nothing-here =
    { $kind ->
        [chance] Hier entschied der Zufall.
       *[seat] Hier gab es nichts zu wählen.
    }
review-options = Was man hätte tun können
review-choice = Wahl
review-worth =
    { $unit ->
        [points] Punkte
       *[share] Vom Sieg
    }
review-more =
    { $beside ->
        [tried] Neben deiner
       *[done] Neben dem Getanen
    }
review-interval = { $low } bis { $high }
review-role =
    { $role ->
        [tried] du, jetzt
        [done] damals getan
       *[best] das Beste
    }
review-tries =
    { $tries ->
        [0] Ausgerechnet, soweit das Urteil des Bots reicht.
        [one] Einmal ausprobiert.
       *[other] Je { $tries }-mal ausprobiert.
    }

# Trying again
review-try = Noch einmal versuchen
review-try-title = Schritt { $step }, wie { $name } ihn kannte
review-thinking = Das Haus denkt es durch …
review-answer = Was das wert ist
review-verdict =
    { $outcome ->
        [best] „{ $option }“: Nichts ist sicher besser.
        [same] „{ $option }“ wurde auch damals getan. Es gibt Besseres.
        [slip] „{ $option }“: Das wäre ein Fehlgriff.
       *[other] „{ $option }“: gut, und es gibt Besseres.
    }
review-as-known = Es zählt, was man da wissen konnte, nicht was verdeckt lag.
review-once-more = Wähle noch einmal, wenn du magst.
