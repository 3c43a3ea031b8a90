### Condyle Cove: was die Regeln von einer Karte verstehen (sentences.py)


# Im Nominativ.
# Was eine Karte tut, aus ihren Teilen (sentences.py): wo jemand steht, …
kind-at = { $kind ->
    [corner] in der Sackgasse
    [highway] auf der LANDSTRASSE
    [cemetery] auf dem FRIEDHOF
    [alley] in der GASSE
    [town] in der STADT
    [woods] im WALD
    [hill] auf dem HÜGEL
    [beach] am STRAND
    [creek] am BACH
    [field] auf dem OFFENEN FELD
    [detour] auf einem UMWEG
    [passage] im DURCHGANG
    [cold] DRAUSSEN IN DER KÄLTE
    [ground] auf dem SPUKGRUND
   *[here] auf deinem Feld
}
# … und wohin eine Figur kommt.
kind-to = { $kind ->
    [corner] in die Sackgasse
    [highway] auf die LANDSTRASSE
    [cemetery] auf den FRIEDHOF
    [alley] in die GASSE
    [town] in die STADT
    [woods] in den WALD
    [hill] auf den HÜGEL
    [beach] an den STRAND
    [creek] an den BACH
    [field] auf das OFFENE FELD
    [detour] auf einen UMWEG
    [passage] in den DURCHGANG
    [cold] nach DRAUSSEN IN DIE KÄLTE
    [ground] auf den SPUKGRUND
   *[here] auf dein Feld
}
either-or = { $others } oder { $last }
rule-who = { $who ->
    [you] du
    [other] ein anderer Spieler
    [any] ein beliebiger Spieler
    [pawn] eine beliebige Figur
    [others] jeder andere Spieler
    [all] jeder
    [same] dieser Spieler
    [each] jeder von ihnen
   *[player] wer die Karte gespielt hat,
}
rule-whom = { $who ->
    [you] deine Figur
    [other] einen anderen Spieler
    [any] einen beliebigen Spieler
    [pawn] eine beliebige Figur
    [others] jeden anderen Spieler
    [all] jeden
    [same] diesen Spieler
    [each] jeden von ihnen
   *[player] den, der die Karte gespielt hat,
}
rule-whose = { $who ->
    [you] von dir selbst
    [other] eines anderen Spielers
    [any] eines beliebigen Spielers
    [pawn] einer beliebigen Figur
    [others] jedes anderen Spielers
    [all] eines jeden
    [same] dieses Spielers
    [each] eines jeden von ihnen
   *[player] dessen, der die Karte gespielt hat,
}
rule-standing = , { $who ->
    [pawn] die
   *[other] der
} { $on ->
    [yes] {""}
   *[no] nicht{" "}
}{ $kinds } steht,
rule-number = { $cards ->
    [all] alle
    [as-many] ebenso viele
   *[other] { $cards }
}
# Karten oben auf einem Stapel; dahinter steht, auf welchem.
rule-top = { $cards ->
    [all] alle Karten
    [as-many] ebenso viele Karten von oben
    [one] die oberste Karte
   *[other] die obersten { $cards } Karten
}
# Im Genitiv: wessen Stapel oder Ablage.
rule-own = { $who ->
    [you] deine
   *[other] seine
}
rule-if = wenn du { $on ->
    [yes] {""}
   *[no] nicht{" "}
}{ $kinds } bist
rule-if-alone = wenn du { $alone ->
    [yes] allein
   *[no] nicht allein
} auf deinem Feld bist
rule-conditional = { $condition }: { $said }
rule-not-alone = { $said } (nicht beim Spiel allein)
rule-steps = { $kind ->
    [up] bis zu { $first } Felder
    [two] genau { $first } oder genau { $second } Felder
   *[one] genau { $first ->
        [one] 1 Feld
       *[other] { $first } Felder
    }
}
rule-move = bewege { rule-whom }{ $where } { $how }{ $spare ->
    [yes] , aber nicht in die Sackgasse
   *[no] {""}
}
rule-goal = { $kind ->
    [on] { $kinds }
    [off] auf ein beliebiges Feld, nur nicht { $kinds }
   *[any] auf ein beliebiges Feld
}
rule-place = setze { rule-whom }{ $where } { $goal }
rule-swap = tausche mit { $who ->
    [you] dir selbst
    [other] einem anderen Spieler
    [any] einem beliebigen Spieler
    [pawn] einer beliebigen Figur
    [others] jedem anderen Spieler
    [all] jedem
    [same] diesem Spieler
    [each] jedem von ihnen
   *[player] dem, der die Karte gespielt hat,
}{ $where } das Feld
rule-steal = { $to ->
    [hand] { $source ->
        [hand] stiehl { rule-booty } { rule-whose }{ $where }
       *[pile] nimm { rule-booty } { rule-whose }{ $where } auf deine Hand
    }
    [shuffle] mische { rule-booty } { rule-whose }{ $where } in deinen Stapel
    [top] lege { rule-booty } { rule-whose }{ $where } auf deinen Stapel
   *[bottom] lege { rule-booty } { rule-whose }{ $where } unter deinen Stapel
}
rule-booty = { $source ->
    [hand] { $cards ->
        [one] eine zufällige Karte
       *[other] { rule-number } zufällige Karten
    } aus der Hand
    [pile] { rule-top } des Stapels
   *[discard] { rule-top } der Ablage
}
rule-lose = { $who ->
    [you] wirf
   *[other] { rule-who }{ $where } wirft
} { $source ->
    [hand] { $cards ->
        [all] { rule-own } ganze Hand
        [one] eine Karte aus { rule-own }r Hand
       *[other] { rule-number } Karten aus { rule-own }r Hand
    }
    [pile] { rule-top } { rule-own }s Stapels
   *[either] { $cards ->
        [one] eine Karte
       *[other] { rule-number } Karten
    } aus { rule-own }r Hand oder oben von { rule-own }m Stapel
} ab
rule-recover = { $who ->
    [you] { $to ->
        [shuffle] mische
       *[top] lege
    }
   *[other] { rule-who }{ $where } { $to ->
        [shuffle] mischt
       *[top] legt
    }
} { rule-top } { rule-own }r Ablage { $to ->
    [top] auf
    [bottom] unter
   *[shuffle] in
} { rule-own }n Stapel
rule-stash = { $who ->
    [you] du darfst
   *[other] { rule-who }{ $where } darf
} { $cards ->
    [one] eine Karte
   *[other] bis zu { $cards } Karten
} aus { rule-own }r Hand unter { rule-own }n Stapel legen
rule-draw = { $who ->
    [you] ziehe
   *[other] { rule-who }{ $where } zieht
} { $cards ->
    [one] eine Karte
   *[other] { rule-number } Karten
}
rule-peek = sieh die Hand { rule-whose }{ $where } an
rule-peek-act = sieh { $cards ->
    [one] eine verdeckte Tat
   *[other] { rule-number } verdeckte Taten
} an
# $by: um wie viele Felder oder Karten mehr oder weniger.
rule-grant = { $gives ->
    [steps] { $who ->
        [you] deine Bewegung
       *[other] die Bewegung { rule-whose }{ $where }
    } ist { $by ->
        [one] 1 Feld
       *[other] { $by } Felder
    } { $less ->
        [yes] kürzer
       *[no] länger
    }
    [draw] { $who ->
        [you] du ziehst
       *[other] { rule-who }{ $where } zieht
    } beim Nachziehen { $by ->
        [one] 1 Karte
       *[other] { $by } Karten
    } { $less ->
        [yes] weniger
       *[no] mehr
    }
    [firm] andere können { $who ->
        [you] dich
       *[other] { rule-whom }{ $where }
    } nicht bewegen
    [safe_hand] niemand kann aus { $who ->
        [you] deiner Hand
       *[other] der Hand { rule-whose }{ $where }
    } stehlen
    [safe_pile] niemand kann von { $who ->
        [you] deinem Stapel
       *[other] dem Stapel { rule-whose }{ $where }
    } stehlen
    [safe_lose] andere können { $who ->
        [you] dich
       *[other] { rule-whom }{ $where }
    } nicht zum Abwerfen zwingen
    [stuck] { $who ->
        [you] du hast
       *[other] { rule-who }{ $where } hat
    } keine Bewegung
    [open_hand] { $who ->
        [you] deine Hand
       *[other] die Hand { rule-whose }{ $where }
    } liegt offen
   *[bare] Felder schützen { $who ->
        [you] dich
       *[other] { rule-whom }{ $where }
    } nicht
}{ $lasts ->
    [now] {" "}(in diesem Zug)
    [next] {" "}(bis zum Ende { $who ->
        [you] deines
       *[other] seines
    } nächsten Zuges)
    [round] {" "}(bis dein nächster Zug beginnt)
   *[always] {""}
}
rule-lay = lege diese Karte als Feld aus, oder an die Stelle einer Cove-Karte, die dann neu gelegt wird
rule-end-turn = dein Zug ist zu Ende
rule-cancel = die Optionskarte bewirkt { $what ->
    [for-you] nichts gegen dich
   *[for-all] gar nichts
}
rule-flip = decke { $what ->
    [act] eine Verzweiflungstat
    [winter] eine Karte des letzten Winters
   *[haunted] eine SPUK-Karte
} auf
rule-clear = { $who ->
    [you] alle deine dauerhaften Karten
   *[other] alle dauerhaften Karten { rule-whose }{ $where }
} verlassen das Spiel
rule-die = du scheidest aus
# Wann etwas gilt; `here` ist ein Feld.
rule-when = { $when ->
    [answers] Als Antwort: { $said }
    [on-landing] Wenn du hier landest: { $said }
    [at-start] Wenn dein Zug { $here ->
        [yes] hier{" "}
       *[no] {""}
    }beginnt: { $said }
    [always] { $here ->
        [yes] { $declined ->
            [yes] Solange du hier bist, wenn du willst: { $said }
           *[no] Solange du hier bist: { $said }
        }
       *[no] Immer: { $said }
    }
   *[does] { $said }
}
rule-either = Wähle. Entweder: { $first } Oder: { $second }
rule-permanent = Dauerhaft. { $said }
rule-spent = { $said } Dann kommt sie aus dem Spiel.
# Beim Spiel allein: ob die Karte dabei ist, und wie weit der Butzemann geht, wenn sie in seinem Laufstapel ist.
rule-alone = { $said } { $solo ->
    [removed] Beim Spiel allein nicht dabei.
    [move] Beim Spiel allein ist sie in seinem Laufstapel, und { rule-his-steps }.
   *[only] Nur beim Spiel allein, in seinem Laufstapel: { rule-his-steps }.
}
rule-his-steps = stattdessen geht er { $spaces ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $spaces } Felder
} weit
# Eine Karte oder ein Feld ohne Teile.
rule-nothing = { $kind ->
    [passage] Beide Durchgänge sind ein Feld.
    [cold] Hier können Karten des letzten Winters aufgedeckt werden.
   *[other] Nichts Eigenes.
}
rule-card = { $count } × { $name }: { $said }
