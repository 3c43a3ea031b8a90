### Darkhouse: das Bild im Terminal (terminal.py)


picture-now = { $games ->
    [1] ein Spiel
   *[other] Spiel { $game } von { $games }
}, Runde { $round } von { $rounds }
picture-target = Ziel { $target }
picture-rounds = Runde
picture-blocks = Block
picture-arcs = Weitere Lichtbögen:
picture-due = bis { $round }
# In einem Block ist Platz für 17 Zeichen.
picture-comes-to = { $state ->
    [shut] stillgelegt, { $total }
    [full] voll: { $total }
    [same] nur { $same }er: × { $factor }?
    [mixed] gemischt: { $total }
   *[empty] leer
}
picture-deadline = Fällig am Ende von Runde { $round }: Block { $block }.
picture-doing = { $state ->
    [rests] nichts mehr zu füllen
    [in-hand] { $dice } Würfel in der Hand
    [plays] Wurf { $roll } von { $rolls }
    [done] mit der Runde fertig
   *[waits] wartet auf die Rundenleiste
}

## Wie es steht

picture-game = Spiel { $game }
picture-block = Block { $block }
picture-sum = Summe
picture-briefly = { $playing ->
    [yes] Wurf { $roll }
   *[no] fertig
}
picture-met = { $boxes ->
    [0] { $shut ->
        [yes] dicht
       *[no] voll
    }
   *[other] noch { $boxes }
}
picture-verdict = { $rank }. { $kept ->
    [yes] darf bleiben
   *[no] gefeuert
}
picture-sheet = Die Blätter von { $who }
picture-sheet-total = Summe
picture-sheet-crosses = Kreuze
picture-sheet-early = alle vor Runde zehn
picture-sheet-no-x = kein Kreuz
