### Looking back: why another choice was better.

hindsight-answer = { $rats ->
    [0] No rat under { $dice ->
        [one] one die
       *[other] { $dice } dice
    } is there in { $chance } of 100 throws
   *[other] At least { $rats } under { $dice ->
        [one] one die
       *[other] { $dice } dice
    } are there in { $chance } of 100 throws
}; after all that was said, the word was true with { $truth } %.
hindsight-doubt-was = Whoever doubts is right with { $lie } %.
hindsight-believe-was = Whoever doubts is wrong with { $truth } %.
hindsight-known-true = Whoever had looked under the cup knew that the word was true.
hindsight-known-lie = Whoever had looked under the cup knew that the word was a lie.
hindsight-doubted = A balanced player doubts what was said { $done } times in 100, and the better word { $best } times.
hindsight-doubted-done = A balanced player doubts what was said { $done } times in 100.
hindsight-doubted-best = A balanced player doubts the better word { $best } times in 100.
hindsight-unseen = Of dice that nobody has seen, what was said is true with { $done } %, the better word with { $best } %.
hindsight-kill = Only whoever has most brains stands in the way: { $who }.
hindsight-brains = The better choice leaves better prospects of brains, and of the cup at the right time.
