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
