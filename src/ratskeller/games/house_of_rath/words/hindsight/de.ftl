### Im Rückblick: warum etwas anderes besser war.

hindsight-term = { $term ->
    [survives] dass überhaupt ein eigenes Waisenkind überlebt
    [second] dass ein zweites eigenes Waisenkind überlebt
    [third] dass ein drittes eigenes Waisenkind überlebt
    [shown] wie viele eigene Karten offen liegen
    [guessed] wie gut andere die eigenen Waisenkinder erraten können
    [unseen] wie viele eigene Waisenkinder versteckt sind
    [locked-away] welche eigenen Waisenkinder Rath wegen der Schlösser nicht erreicht
    [close] wie nah Rath den eigenen Waisenkindern ist
    [shielded] wie viele andere um die eigenen Waisenkinder stehen
    [peril] wie gefährdet die eigenen Waisenkinder im nächsten Zug sind
    [peril-then] wie gefährdet die eigenen Waisenkinder im übernächsten Zug sind
    [peril-later] wie gefährdet die eigenen Waisenkinder in drei Zügen sind
    [last-in-peril] wie gefährdet das letzte eigene Waisenkind ist
    [run-aways] die eigenen Fluchtkarten
   *[rolls] wer als Nächstes würfelt
}

hindsight-own = { $orphan } war in der eigenen Obhut.
hindsight-owner = Soweit man wissen konnte, war { $orphan } mit { $odds } % in der Obhut von { $who }.

## Die Tafel eines Rückblicks: ein Bild dessen, was zu schließen war.

ledger-owners = Was sich schließen ließ
    .about = Für wie wahrscheinlich jemand, der zusah, es hielt, dass jede Waise in der Obhut dessen war, der sie hatte: zu Beginn der Züge, von links nach rechts, bis zu ihrem Tod.
ledger-orphan = Waise
ledger-owned = { $who }: { $orphan }
