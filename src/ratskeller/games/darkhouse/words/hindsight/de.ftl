### Im Rückblick: warum etwas anderes besser war.

hindsight-stop = Wer aufhört, verschenkt { $rolls ->
    [0] Würfel, die noch zu etwas gut waren
    [one] einen Wurf
   *[other] { $rolls } Würfe
}.
hindsight-wasted = Ein Würfel hat einen Lichtbogen bezahlt, der in Block { $block } mehr gezählt hätte.
hindsight-detour = Der Lichtbogen führt zu weniger, als in Block { $block } zu legen ist.
hindsight-other = Was in Block { $block } zu legen ist, ist mehr wert.
hindsight-arc = Erst ein Lichtbogen führt dorthin, wo es mehr zu holen gibt.
hindsight-other-arc = Der Lichtbogen zwischen { $one } und { $other } führt dorthin, wo es mehr zu holen gibt.
hindsight-arc-die = Denselben Lichtbogen bezahlt auch eine andere Zahl, und diese ist anderswo mehr wert.
hindsight-due = Block { $block } musste am Ende dieser Runde voll sein, und { $left ->
    [one] ein Würfel fehlte
   *[other] { $left } Würfel fehlten
} noch.
hindsight-block = In Block { $best } zählt der Würfel mehr als in Block { $done }.
hindsight-number = In Block { $block } passt eine andere Zahl besser.
hindsight-again = Noch einmal gerollt versprechen diese Würfel mehr als dort, wo sie lagen.
hindsight-keep = Was da liegt, ist mehr wert als das, was ein neuer Wurf bringen kann.
hindsight-enough = Was hier noch gelegt werden kann, schadet später.
hindsight-points = Über alle Würfe dieser Runde, und mit dem, was die Seite noch verspricht, waren am Ende { $best } Punkte zu erwarten, nach dem Getanen { $done }.

## Die Tafel eines Rückblicks: Wurf für Wurf. Die Köpfe sind kurz, ihre Spalten schmal.

ledger-rolls = Jeder Wurf
    .about = Punkte, die am Ende zu erwarten waren, nach dem Wurf und dem, was davon gelegt wurde; was der Wurf selbst änderte, ist Glück, was eine andere Wahl mehr gebracht hätte, ist verschenkt. 6→4 ist eine Sechs in Block 4, 5→3–4 eine Fünf an einem Lichtbogen.
ledger-roll = Wurf
ledger-dice = Block: Würfel
ledger-luck = Glück
ledger-laid = Gelegt
ledger-expected = Erwartet
ledger-lost = Verschenkt
ledger-better = Besser
ledger-again = neu würfeln
ledger-stop = aufhören
