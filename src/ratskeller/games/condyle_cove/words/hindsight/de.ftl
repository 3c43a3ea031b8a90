### Im Rückblick: warum etwas anderes besser war.

hindsight-term = { $term ->
    [cards] die Karten, von denen man leben kann
    [hand] was die Karten auf der Hand können
    [defence] die Abwehrkarten auf der Hand
    [place] das Feld, auf dem die Figur steht
    [turn] was die eigenen Züge bringen werden
    [risk] die nächste Verzweiflungstat in der Sackgasse
    [his_cards] die Karten, die dem Butzemann bleiben
    [acts] die Verzweiflungstaten, die noch liegen
    [race] der Abstand zum Butzemann
   *[even] wie viele noch im Spiel sind
}
hindsight-risk = In der Sackgasse war die nächste Verzweiflungstat mit { $risk } % tödlich, nach allem, was man von ihnen gesehen hatte.
hindsight-acts = Nach allem, was man von ihnen gesehen hatte, war Tat { $done } mit { $risk } % tödlich, Tat { $best } mit { $less } %.

hindsight-worth = { $term } ({ $more } % eines Sieges)

## Die Tafel eines Rückblicks: Tat für Tat. Die Köpfe sind kurz, ihre Spalten schmal.

ledger-acts = Jede Verzweiflungstat
    .about = Wie viele verdeckt lagen, wie wahrscheinlich die aufgedeckte tödlich war, nach allem, was davon gesehen hatte, wer sie aufdeckte; was es war, und wie sich die Aussichten änderten.
ledger-who = Spieler
ledger-face-down = Verdeckt
ledger-risk = Gefahr
ledger-act = Tat
ledger-chances = Aussichten
