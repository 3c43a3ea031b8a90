### Looking back: why another choice was better.

hindsight-term = { $term ->
    [survives] that an orphan of one’s own survives at all
    [second] that a second orphan of one’s own survives
    [third] that a third orphan of one’s own survives
    [shown] how many of one’s own cards lie open
    [guessed] how well others can guess one’s own orphans
    [unseen] how many of one’s own orphans are hidden
    [locked-away] which of one’s own orphans are out of Rath’s reach behind locks
    [close] how near Rath is to one’s own orphans
    [shielded] how many others stand around one’s own orphans
    [peril] how much in danger one’s own orphans are in the next turn
    [peril-then] how much in danger one’s own orphans are the turn after next
    [peril-later] how much in danger one’s own orphans are in three turns
    [last-in-peril] how much in danger one’s own last orphan is
    [run-aways] one’s own Run Away cards
   *[rolls] who rolls next
}

hindsight-own = { $orphan } was one’s own.
hindsight-owner = As far as one could know, { $orphan } was in the care of { $who } with { $odds } %.

## The ledger of a review: a picture of what could be concluded.

ledger-owners = What the table could conclude
    .about = How likely somebody who watched thought that each orphan was in the care of whoever had it: at the beginning of turns, from left to right, until its death.
ledger-orphan = Orphan
ledger-owned = { $who }: { $orphan }
