### Looking back: why another choice was better.

hindsight-stop = Stopping gives up { $rolls ->
    [0] dice that still had a use
    [one] a roll
   *[other] { $rolls } rolls
}.
hindsight-wasted = A die paid for an arc that counted for more in block { $block }.
hindsight-detour = The arc leads to less than what can be laid into block { $block }.
hindsight-other = What can be laid into block { $block } is worth more.
hindsight-arc = It takes an arc to reach what is worth more.
hindsight-other-arc = The arc between { $one } and { $other } leads to what is worth more.
hindsight-arc-die = Another number pays for the same arc, and this one has a better use.
hindsight-due = Block { $block } had to be full by the end of this round, and { $left ->
    [one] one die was
   *[other] { $left } dice were
} still missing.
hindsight-block = In block { $best } the die counts for more than in block { $done }.
hindsight-number = In block { $block } another number fits better.
hindsight-again = Rolled again, these dice promise more than where they were laid.
hindsight-keep = What lies there is worth more than what rolling again may bring.
hindsight-enough = What can still be laid here does harm later.
hindsight-points = Over all rolls of this round, and with what the page still promises, { $best } points could be expected in the end, and { $done } after what was done.

## The ledger of a review: roll by roll. The headings are short, their cells narrow.

ledger-rolls = Every roll
    .about = Points that could be expected in the end after the roll and what was laid of it; what the roll itself changed is luck, what another choice would have brought more is lost. 6→4 is a six into block 4, 5→3–4 a five on an arc.
ledger-roll = Roll
ledger-dice = Block: dice
ledger-luck = Luck
ledger-laid = Laid
ledger-expected = Expected
ledger-lost = Lost
ledger-better = Better
ledger-again = roll again
ledger-stop = stop
