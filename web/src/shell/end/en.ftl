# The end of a game
places-title = Who came where
# $ended: by what, as half a sentence.
end-by = After { $steps } steps: { $ended }.
sheet-title = Score sheet
highlights-title = Worth seeing again
highlight-see = See it again
dice-told-sealed = Before anybody sat down the house locked its own part of the dice away, and showed everybody the lock.
# $count: how many devices added something.
dice-told-added = { $count ->
    [0] No device at this table added a number of its own.
    [one] When the game began a device at the table added a secret number that the house could not know before.
   *[other] When the game began { $count } devices at the table added secret numbers that the house could not know before.
}
dice-told-open = Every roll was made of all of these together. Now all of them lie open, and anybody can roll the same game again.
dice-numbers = All the numbers
share-link = Share the replay

# A picture to share
picture-title = A picture to share
picture-names = Names in the picture
picture-others = Everybody is a number in it. Whoever wants their name to be seen makes a picture of their own.
# $number: of the seat.
picture-player = Player { $number }
picture-foot = At the Ratskeller
picture-save = Save the picture
picture-send = Share the picture
