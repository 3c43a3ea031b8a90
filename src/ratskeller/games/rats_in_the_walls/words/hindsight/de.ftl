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
hindsight-known-true = Wer unter den Becher gesehen hatte, wusste: Das Wort stimmte.
hindsight-known-lie = Wer unter den Becher gesehen hatte, wusste: Das Wort war gelogen.
hindsight-doubted = Wer ausgewogen spielt, zweifelt an dem Gesagten { $done }-mal von 100, an dem besseren Wort { $best }-mal.
hindsight-doubted-done = Wer ausgewogen spielt, zweifelt an dem Gesagten { $done }-mal von 100.
hindsight-doubted-best = Wer ausgewogen spielt, zweifelt an dem besseren Wort { $best }-mal von 100.
hindsight-unseen = Bei Würfeln, die niemand gesehen hat, stimmt das Gesagte mit { $done } %, das bessere Wort mit { $best } %.
hindsight-kill = Im Weg steht nur, wer die meisten Hirne hat: { $who }.
hindsight-brains = Das Bessere lässt mehr Hirne hoffen, und den Becher zur rechten Zeit.
