### Im Rückblick: warum etwas anderes besser war.

hindsight-stop = Wer aufhört, verschenkt { $rolls ->
    [0] Würfel, die noch zu etwas gut waren
    [one] einen Wurf
   *[other] { $rolls } Würfe
}.
hindsight-wasted = Ein Würfel hat einen Lichtbogen bezahlt, der in Block { $block } mehr gezählt hätte.
hindsight-arc = Erst ein Lichtbogen führt dorthin, wo es mehr zu holen gibt.
hindsight-block = In Block { $best } zählt der Würfel mehr als in Block { $done }.
hindsight-number = In Block { $block } passt eine andere Zahl besser.
hindsight-again = Noch einmal gerollt versprechen diese Würfel mehr als dort, wo sie lagen.
hindsight-keep = Was da liegt, ist mehr wert als das, was ein neuer Wurf bringen kann.
hindsight-enough = Was hier noch gelegt werden kann, schadet später.
hindsight-points = Über alle Würfe dieser Runde, und mit dem, was die Seite noch verspricht, waren am Ende { $best } Punkte zu erwarten, nach dem Getanen { $done }.
