# Das Brett von The Rats in the Walls. Dieselben Schlüssel in derselben Reihenfolge wie in en.ftl.

board-name = Der Tisch von The Rats in the Walls

says-none = Keine Ratten!
says-rats = { $rats ->
    [1] Mindestens eine
    [2] Mindestens zwei
    [3] Mindestens drei
    [4] Mindestens vier
    [5] Mindestens fünf
    [6] Mindestens sechs
    [7] Mindestens sieben
    [8] Mindestens acht
    [9] Mindestens neun
    [10] Mindestens zehn
   *[other] Mindestens { $rats }
}
says-rolled = { $rats ->
    [0] Keine Ratte
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
}
says-believe = Das glaube ich.
says-doubt = Glaub ich nicht!
verdict-true = Wahr
verdict-false = Falsch
last-true = { $rats ->
    [0] „Keine“ war wahr
   *[other] „{ $rats }+“ war wahr
}
last-false = { $rats ->
    [0] „Keine“ war falsch
   *[other] „{ $rats }+“ war falsch
}
won = { $name } gewinnt
end-shared = Geteilter Sieg

do-peek = Nachsehen
do-reroll = Neu würfeln
do-shake = Schütteln
do-turn = Zum Schädel
answer-believe = Glauben
answer-doubt = Zweifeln
answer-lift = Aufdecken
ladder-none = keine
odds-title = Chance
odds-show = Die Chance jeder Ansage zeigen
odds-some = { $some } von
odds-exact = { $some } von { $of }
odds-about = etwa { $some } von { $of }
odds-percent = { NUMBER($percent, maximumSignificantDigits: 2) } %

# In Worten
tell-table = Die Wände
tell-players = Wer spielt
tell-player = Name
tell-brains = Hirne
tell-said = In dieser Runde gesagt
tell-state = Zustand
tell-roll-off = { $name } würfelt darum, wer beginnt.
tell-round = Runde { $round }.
tell-dice = Würfel in den Wänden: { $dice } von 5.
tell-cats = Der Bierdeckel zeigt die Katzen.
tell-skull = Der Bierdeckel zeigt den Schädel: Die nächste Antwort beendet das Spiel. Wer glaubt, verliert alles; nach einem Zweifel, wer falsch lag.
tell-hands = { $giver } gibt, { $receiver } nimmt.
tell-mover = { $name } entscheidet.
tell-claim = { $name } sagt: „{ $claim }“
tell-seen = Du hast die Würfel gesehen. Mit zwei Ratten: { $twos }. Mit einer Ratte: { $ones }. Leer: { $blank }.
tell-looked = { $name } hat diese Würfel angesehen.
tell-middle = Hirne in der Mitte: { $brains }.
tell-fee = Hirne, die die erste Ansage von Ratten kostet: { $brains }.
tell-believing = Hirne, die das Glauben kostet: { $brains }.
tell-rank = Platz { $rank }
tell-insane = wahnsinnig
tell-killed = getötet
tell-chances = { $dice ->
    [one] Chancen mit einem Würfel, den niemand gesehen hat
   *[other] Chancen mit { $dice } Würfeln, die niemand gesehen hat
}
tell-claim-head = Ansage
tell-percent = Anteil

# Was ist das?
what-cup = Die Wände
what-cup-text = Der Becher mit den Würfeln darunter. Wer ihn weitergibt, sagt, wie viele Ratten darin sind, und darf lügen.
what-cats = Der Bierdeckel, Katzen oben
what-cats-text = Solange die Katzen heraufschauen, kostet ein Irrtum ein oder zwei Hirne.
what-skull = Der Bierdeckel, Schädel oben
what-skull-text = Die nächste Antwort beendet das Spiel. Wer glaubt, verliert jedes Hirn; nach einem Zweifel, wer falsch lag. Wer alles verliert, wird wahnsinnig und reißt jemanden mit.
what-dice = Würfel
what-dice-text = Fünf im Ganzen. Jeder hat eine Seite mit einer Ratte, eine mit zwei Ratten und vier leere. Ein Fragezeichen liegt in den Wänden.
what-brain = Ein Hirn
what-brain-text = Der Verstand, der bleibt. Wer das letzte verliert, beendet das Spiel; von den Lebenden gewinnt, wer die meisten hat.
what-middle = Hirne in der Mitte
what-middle-text = Hier liegen Hirne, die an niemanden verloren wurden.
what-seat = Jemand am Tisch
what-seat-text = Name, Hirne und was in dieser Runde gesagt wurde. Die Flamme steht bei dem, der den Becher hat; kleine Füße laufen vom Gebenden zum Nehmenden.
what-said = In dieser Runde gesagt
what-said-text = Die letzte Zahl, die hier in dieser Runde angesagt wurde. Dieselbe Zahl sagt niemand zweimal in einer Runde, außer auf dem Schädel.
what-claim = Die Ansage
what-claim-text = Was in den Wänden sein soll: keine Ratte oder mindestens so viele. Wer den Becher bekommt, glaubt es oder hebt ihn.
what-ladder = Die Leiter der Ansagen
what-ladder-text = Was man sagen kann, von keiner aufwärts. Messing umrandet: Das darfst du jetzt sagen. Durchgestrichen: Die Ansage ist schon höher. Gestrichelt: Dafür bräuchte es mehr Würfel.
what-odds = Die Chancen
what-odds-text = Wie oft mit so vielen Würfeln so viele Ratten fallen, wenn niemand sie angesehen hat.
what-believe = Glauben
what-believe-text = Du nimmst den Becher, wie er ist. An Ratten zu glauben kostet ein Hirn; dann gibst du weiter. Auf dem Schädel kostet Glauben jedes Hirn und beendet das Spiel.
what-doubt = Zweifeln
what-doubt-text = Der Becher wird vor allen gehoben. Wer recht hatte, gewinnt ein Hirn, wer nicht, verliert.
what-memory = Was du gesehen hast
what-memory-text = Die Würfel, wie du sie unter dem Becher gesehen hast. Sonst sieht sie niemand.
what-last = Der letzte Zweifel
what-last-text = Die Würfel, die unter dem Becher lagen, als er zuletzt gehoben wurde, und ob die Ansage wahr war.
what-end = Das Ende
what-end-text = Von den Lebenden gewinnt, wer die meisten Hirne hat; wer gleichauf liegt, gewinnt zusammen.
