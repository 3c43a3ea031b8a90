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
hindsight-at-once = At once, believing brings { $believe } brains, and doubting { $doubt } on average.
hindsight-known-true = { $who } had looked under the cup and knew that the word was true.
hindsight-known-lie = { $who } had looked under the cup and knew that the word was a lie.
hindsight-doubted = A balanced player doubts what was said { $done } times in 100, and the better word { $best } times.
hindsight-doubted-done = A balanced player doubts what was said { $done } times in 100.
hindsight-doubted-best = A balanced player doubts the better word { $best } times in 100.
hindsight-unseen = Of dice that nobody has seen, what was said is true with { $done } %, the better word with { $best } %.
hindsight-unseen-done = Of dice that nobody has seen, what was said is true with { $done } %.
hindsight-kill = Only whoever has most brains stands in the way: { $who }.

## The ledgers of a review: figures word by word. The headings are short, their cells narrow.

ledger-answers = Every word, and its answer
    .about = How likely it was by the dice alone, and after all that had been said; what believing and doubting were worth to whoever answered, in parts of a win of 100; and how often a balanced player doubts.
ledger-to = Cup
ledger-word = Word
ledger-truth = By dice → after all
ledger-true = It was
ledger-believe = Believe
ledger-doubt = Doubt
ledger-mix = Doubts
ledger-answer = Answer
ledger-claim = { $giver } → { $who }
ledger-rats = { $rats } of { $dice }
ledger-unknown = unseen
ledger-was-true = true
ledger-was-lie = a lie
ledger-believed = believed
ledger-doubted = doubted
ledger-words = What was said, and what a balanced player says
    .about = What the Giver had seen, what was said, how often a balanced player doubts that, and how a balanced player mixes what can be said.
ledger-giver = Giver
ledger-knew = Saw
ledger-said = Said
ledger-doubts = Is doubted
ledger-balanced = A balanced player says
ledger-cup = { $who }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
ledger-mixed = { $what } ({ $times } %)
ledger-does = { $what ->
    [peek] look
    [reroll] roll again
    [turn] turn the coaster
   *[shake] shake
}
