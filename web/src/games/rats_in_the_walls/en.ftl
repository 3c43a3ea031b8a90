# The board of The Rats in the Walls. Same keys, same order as de.ftl.

board-name = The table of The Rats in the Walls

says-none = No rats!
says-rats = { $rats ->
    [1] At least one
    [2] At least two
    [3] At least three
    [4] At least four
    [5] At least five
    [6] At least six
    [7] At least seven
    [8] At least eight
    [9] At least nine
    [10] At least ten
   *[other] At least { $rats }
}
says-rolled = { $rats ->
    [0] No rats
    [one] { $rats } rat
   *[other] { $rats } rats
}
says-believe = I believe it.
says-doubt = I doubt it!
verdict-true = True
verdict-false = False
last-true = { $rats ->
    [0] “None” was true
   *[other] “{ $rats }+” was true
}
last-false = { $rats ->
    [0] “None” was false
   *[other] “{ $rats }+” was false
}
won = { $name } wins
end-shared = A shared victory

do-peek = Peek
do-reroll = Roll again
do-shake = Shake
do-turn = To the skull
answer-believe = Believe
answer-doubt = Doubt
answer-lift = Lift the cup
ladder-none = none
odds-title = Odds
odds-show = Show the odds of every claim
odds-some = { $some } in
odds-exact = { $some } in { $of }
odds-about = about { $some } in { $of }
odds-percent = { NUMBER($percent, maximumSignificantDigits: 2) }%

# In words
tell-table = The walls
tell-players = Players
tell-player = Player
tell-brains = Brains
tell-said = Said this round
tell-state = State
tell-roll-off = { $name } rolls for the right to begin.
tell-round = Round { $round }.
tell-dice = Dice in the walls: { $dice } of 5.
tell-cats = The coaster shows the cats.
tell-skull = The coaster shows the skull: the next answer ends the game. Who believes loses everything; after a doubt, whoever was wrong does.
tell-hands = { $giver } gives, { $receiver } receives.
tell-mover = { $name } is to decide.
tell-claim = { $name } says: “{ $claim }”
tell-seen = You have seen the dice. With two rats: { $twos }. With one rat: { $ones }. Blank: { $blank }.
tell-looked = { $name } has looked at these dice.
tell-middle = Brains in the middle: { $brains }.
tell-fee = Brains that the first claim of rats costs: { $brains }.
tell-believing = Brains that believing costs: { $brains }.
tell-rank = place { $rank }
tell-insane = insane
tell-killed = killed
tell-chances = { $dice ->
    [one] Chances with one die that nobody has seen
   *[other] Chances with { $dice } dice that nobody has seen
}
tell-claim-head = Claim
tell-percent = Share

# What is this?
what-cup = The walls
what-cup-text = The cup with the dice under it. Who gives it on says how many rats are inside, and may lie.
what-cats = The coaster, cats up
what-cats-text = While the cats look up, being wrong costs one or two brains.
what-skull = The coaster, skull up
what-skull-text = The next answer ends the game. Who believes loses every brain; after a doubt, whoever was wrong does. That player goes insane and takes another one along.
what-dice = Dice
what-dice-text = Five in all. Each has one face with a rat, one face with two rats, and four blank faces. A question mark lies in the walls.
what-brain = A brain
what-brain-text = A player's sanity. Who loses the last one ends the game; the living player with the most wins.
what-middle = Brains in the middle
what-middle-text = Brains that were lost to nobody lie here.
what-seat = A player
what-seat-text = Name, brains, and what was said this round. The flame stands with whoever has the cup; small feet run from the Giver to the Receiver.
what-said = Said this round
what-said-text = The last number this player has announced in this round. No player says the same number twice in a round, unless on the skull.
what-claim = The claim
what-claim-text = What the Giver says is in the walls: none, or at least so many. The Receiver believes it or lifts the cup.
what-ladder = The ladder of claims
what-ladder-text = What can be said, from none up. Outlined in brass: you may say it now. Struck out: the claim is already higher. Dashed: more dice would be needed.
what-odds = The odds
what-odds-text = How often so many rats come up with this many dice, if nobody has looked at them.
what-believe = Believe
what-believe-text = You take the cup as it is. Believing in rats costs a brain; then you are the Giver. On the skull believing costs every brain and ends the game.
what-doubt = Doubt
what-doubt-text = The cup is lifted for all to see. Who was right gains a brain, who was wrong loses.
what-memory = What you have seen
what-memory-text = The dice as you saw them under the cup. Nobody else sees them.
what-last = The last doubt
what-last-text = The dice that lay under the cup when it was last lifted, and whether the claim was true.
what-end = The end
what-end-text = The living player with the most brains wins; who is level at the top wins together.
