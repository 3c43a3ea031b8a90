### Looking back: why another choice was better.

hindsight-term = { $term ->
    [cards] the cards that one can live on
    [hand] what the cards in the hand can do
    [defence] the Defensive cards in the hand
    [place] the space on which the pawn stands
    [turn] what one’s turns will bring
    [risk] the next Act in the Cul-De-Sac
    [his_cards] the cards that the Boogeyman has left
    [acts] the Acts that are left
    [race] the distance to the Boogeyman
   *[even] how many are still in the game
}
hindsight-risk = In the Cul-De-Sac the next Act was deadly with { $risk } %, after all that had been seen of them.
hindsight-acts = After all that had been seen of them, Act { $done } was deadly with { $risk } %, and Act { $best } with { $less } %.

hindsight-worth = { $term } ({ $more } % of a win)

## The ledger of a review: Act by Act. The headings are short, their cells narrow.

ledger-acts = Every Act of Desperation
    .about = How many lay face down, how likely the one that was turned up was deadly, after all that its player had seen of them; what it was, and how the player’s chances changed.
ledger-who = Player
ledger-face-down = Face down
ledger-risk = Risk
ledger-act = Act
ledger-chances = Chances
