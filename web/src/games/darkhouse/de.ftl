# Die Worte des Bretts von Darkhouse. Die Sätze des Spiels kommen vom Haus.

page-round = Runde { $round } von { $rounds }
page-game = Partie { $game } von { $games }
page-one-game = Eine Partie
page-whose = Das Blatt von { $name }
page-back = Zurück zu meinem Blatt
page-label = Das Blatt von { $name }

block-name = Block { $block }
block-shut = stillgelegt
block-tag-shut = aus
block-due = bis { $round }
block-same = nur { $number }er
arc-name = Lichtbogen { $one }–{ $other }
place-open = { $place }: nimmt { $dice }
track-title = Rundenleiste
track-due = Block { $block }

warning-soon = { $boxes ->
    [one] Block { $block } braucht bis zum Ende von Runde { $round } noch eine Zahl.
   *[other] Block { $block } braucht bis zum Ende von Runde { $round } noch { $boxes } Zahlen.
  }
warning-now = { $boxes ->
    [one] Letzte Gelegenheit: Block { $block } braucht in dieser Runde noch eine Zahl.
   *[other] Letzte Gelegenheit: Block { $block } braucht in dieser Runde noch { $boxes } Zahlen.
  }

tray-title = Würfel
die-take = Eine { $die } nehmen
die-idle = Eine { $die }; sie passt gerade nirgends
act-reroll = { $dice ->
    [one] 1 würfeln
   *[other] { $dice } würfeln
  }
act-stop = Halt

pages-title = Blätter
page-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
doing-full = nichts mehr zu füllen
doing-hand = { $dice } Würfel in der Hand
doing-roll = Wurf { $roll }
doing-done = fertig
doing-waits = wartet
due-left = { $block }: noch { $boxes }

sheet-title = Punkte von { $name }
sheet-game = Partie { $game }
sheet-crosses = Kreuze
sheet-early = Alle früh
sheet-no-x = Kein Kreuz
sheet-later = später
sheet-page = Blatt
sheet-sum = Summe
sheet-target = von { $target }
sheet-to-go = Noch { $points }, um bleiben zu dürfen.
sheet-safe = Das reicht, um bleiben zu dürfen.

verdict-wins = { $name } gewinnt die Schicht
verdict-shared = { $names } teilen sich die Schicht
verdict-alone-kept = { $name } darf morgen wiederkommen
verdict-alone-fired = { $name } ist entlassen
verdict-level = Gleich viele Punkte, auch in Block 6: Der Platz wird geteilt.
verdict-tie = Gleich viele Punkte: Block 6 entscheidet.
verdict-place = Platz
verdict-block-six = Block 6
verdict-kept = bleibt
verdict-fired = entlassen
verdict-target = Wer { $target } Punkte hat, darf morgen wiederkommen.

# In Worten
tell-now = Jetzt
tell-round = Partie { $game } von { $games }, Runde { $round } von { $rounds }.
tell-start = Die Runde beginnt in Block { $block }.
tell-deadline = Block { $block } muss am Ende von Runde { $round } voll sein.
tell-target = Mit { $target } Punkten darf man bleiben.
tell-page = Das Blatt von { $name }
tell-dice = Würfel, die noch nicht liegen: { $dice }.
tell-no-dice = Kein Würfel ist mehr zu legen.
tell-block = Block
tell-boxes = Kästchen
tell-laid = In dieser Runde gelegt
tell-empty = Leer
tell-state = Zustand
tell-points = Punkte
tell-full = voll
tell-open = kann jetzt gefüllt werden
tell-away = nicht erreicht
tell-due = fällig bis Runde { $round }
tell-arcs = Blitzbögen von { $name }
tell-arc-paid = { $one } nach { $other }: bezahlt mit einer { $die }
tell-arc-free = { $one } nach { $other }: kein Würfel
tell-square = Runde
tell-number = Block
tell-color = Feld
tell-gray = grau, fällig am Ende von Runde { $round }
tell-gray-free = grau, keine Frist
tell-white = weiß
tell-scores = Punkte

# Was ist das?
what-block = Maschinenblock
    .text = Würfel, die hier liegen, werden am Ende der Runde in seine Kästchen geschrieben. Ein dicker Rahmen: Er kann jetzt gefüllt werden. Er zählt die Summe seiner Zahlen, und mehr, wenn er mit einer einzigen Zahl voll ist.
what-start = Beginn der Runde
    .text = Die Rundenleiste hat diesen Block genannt: Alle legen hier, oder gehen von hier über einen Lichtbogen in einen anderen Block.
what-gem = Edelstein
    .text = Er leuchtet, wenn in jedem Kästchen seines Blocks eine Zahl steht, und ist gesprungen, wenn der Block stillgelegt wurde.
what-shut = Stillgelegt
    .text = Die Frist wurde versäumt. Jedes leere Kästchen bekam ein Kreuz, das Punkte kostet, und der Block nimmt in dieser Partie keine Würfel mehr.
what-arc = Blitzbogen
    .text = Leg einen Würfel mit zwei oder mehr auf das Feld, dann kann in dieser Runde der Block am anderen Ende gefüllt werden. Dieser Würfel zählt keine Punkte.
what-track = Rundenleiste
    .text = Zu Beginn einer Runde wird ein Würfel für alle geworfen: Seine Zahl ist der Block, in dem alle beginnen.
what-gray = Graues Feld
    .text = Der Block, der hier steht, hat eine Frist: Er muss voll sein, wenn das nächste graue Feld an der Reihe ist. Das letzte graue Feld setzt nur eine, wenn der Tisch so spielt.
what-deadline = Frist
    .text = Dieser Block muss am Ende jener Runde voll sein. Sonst wird er stillgelegt, und seine leeren Kästchen werden durchgekreuzt.
what-dice = Würfel
    .text = Tipp einen Würfel an und dann eine Stelle, die leuchtet, oder zieh ihn dorthin. Was liegt, bleibt für die Runde liegen.
what-one = Eine Eins
    .text = Sie hat keine Kraft: Sie geht in keinen Block und bezahlt keinen Lichtbogen. Würfle sie noch einmal.
what-reroll = Noch einmal würfeln
    .text = Alle Würfel, die noch nicht liegen, werden geworfen. In einer Runde gibt es drei Würfe.
what-stop = Halt
    .text = Du bist mit dieser Runde fertig; was du gelegt hast, wird aufgeschrieben, wenn alle fertig sind.
what-score = Punktezettel
    .text = Jeder Block zählt die Summe seiner Zahlen; voll mit einer einzigen Zahl zählt er doppelt, Block 1 dreifach. Kreuze kosten Punkte.
what-bonus = Zugabe
    .text = Eine dafür, dass alle Blöcke vor Runde zehn voll sind, eine für eine Partie ohne Kreuz.
what-target = Das Ziel
    .text = Mit so vielen Punkten nach der letzten Partie darf man zu einer weiteren Schicht wiederkommen.
what-neighbour = Die anderen
    .text = Alle spielen gleichzeitig, jeder auf seinem Blatt. Tipp eines an, um es anzusehen.
what-verdict = Das Urteil
    .text = Die höchste Summe gewinnt; bei Gleichstand entscheidet Block 6. Wer das Ziel erreicht hat, darf bleiben, ob gewonnen oder nicht.
