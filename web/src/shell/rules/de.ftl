# Die Regeln eines Spiels, als Seite und als Schublade.

rules-search = Etwas nachschlagen
rules-search-example = ein Wort oder eine Nummer wie 4.7
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Eine Stelle.
       *[other] { $count } Stellen.
    }
rules-nothing = Davon ist in diesen Regeln nirgends die Rede.
rules-contents = Inhalt
rules-clause = Klausel { $clause }
rules-lines = Zeile { $lines } des gedruckten Regelhefts
rules-table = Eine Tabelle der Regeln
rules-why = Warum:
rules-origin =
    { $origin ->
        [invented] von uns erfunden
       *[inferred] von uns erschlossen
    }
rules-ours = Was in der Schachtel von uns ist
rules-ours-text = Teile des gedruckten Spiels sind verloren oder wurden nie gedruckt. Hier steht, was wir an ihre Stelle gesetzt haben, und warum.
rules-untranslated = Diese Regeln sind auf Englisch; noch hat sie niemand übersetzt.
