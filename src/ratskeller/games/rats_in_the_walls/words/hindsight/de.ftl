### Im Rückblick: warum etwas anderes besser war.

hindsight-answer = { $rats ->
    [0] Keine Ratte unter { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    } gibt es in { $chance } von 100 Würfen
   *[other] Mindestens { $rats } unter { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    } gibt es in { $chance } von 100 Würfen
}; nach allem, was gesagt worden war, stimmte das Wort mit { $truth } %.
hindsight-doubt-was = Wer zweifelt, hat mit { $lie } % recht.
hindsight-believe-was = Wer zweifelt, hat mit { $truth } % unrecht.
hindsight-at-once = Sofort bringt Glauben { $believe } Hirne, und Zweifeln im Schnitt { $doubt }.
hindsight-known-true = { $who } hatte unter den Becher gesehen und wusste: Das Wort stimmte.
hindsight-known-lie = { $who } hatte unter den Becher gesehen und wusste: Das Wort war gelogen.
hindsight-doubted = Wer ausgewogen spielt, zweifelt an dem Gesagten { $done }-mal von 100, an dem besseren Wort { $best }-mal.
hindsight-doubted-done = Wer ausgewogen spielt, zweifelt an dem Gesagten { $done }-mal von 100.
hindsight-doubted-best = Wer ausgewogen spielt, zweifelt an dem besseren Wort { $best }-mal von 100.
hindsight-unseen = Bei Würfeln, die niemand gesehen hat, stimmt das Gesagte mit { $done } %, das bessere Wort mit { $best } %.
hindsight-unseen-done = Bei Würfeln, die niemand gesehen hat, stimmt das Gesagte mit { $done } %.
hindsight-kill = Im Weg steht nur, wer die meisten Hirne hat: { $who }.

## Die Tafeln eines Rückblicks: Zahlen Wort für Wort. Die Köpfe sind kurz, ihre Spalten schmal.

ledger-answers = Jedes Wort und seine Antwort
    .about = Wie wahrscheinlich es nach den Würfeln allein war und nach allem, was gesagt worden war; was Glauben und Zweifeln dem wert waren, der antwortete, in Teilen eines Sieges von 100; und wie oft zweifelt, wer ausgewogen spielt.
ledger-to = Becher
ledger-word = Wort
ledger-truth = Würfel → nach allem
ledger-true = Es war
ledger-believe = Glauben
ledger-doubt = Zweifeln
ledger-mix = Zweifelt
ledger-answer = Antwort
ledger-claim = { $giver } → { $who }
ledger-rats = { $rats } aus { $dice }
ledger-unknown = ungesehen
ledger-was-true = wahr
ledger-was-lie = gelogen
ledger-believed = glaubte
ledger-doubted = zweifelte
ledger-words = Was gesagt wurde, und was ausgewogen ist
    .about = Was unter dem Becher gesehen worden war, was gesagt wurde, wie oft jemand daran zweifelt, der ausgewogen spielt, und was so jemand wie oft sagt.
ledger-giver = Von
ledger-knew = Sah
ledger-said = Sagte
ledger-doubts = Bezweifelt
ledger-balanced = Ausgewogen sagt man
ledger-cup = { $who }, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
ledger-mixed = { $what } ({ $times } %)
ledger-does = { $what ->
    [peek] nachsehen
    [reroll] neu würfeln
    [turn] Bierdeckel drehen
   *[shake] schütteln
}
