# The words of Darkhouse's board. The sentences of the game come from the house.

page-round = Round { $round } of { $rounds }
page-game = Game { $game } of { $games }
page-one-game = One game
page-whose = The page of { $name }
page-back = Back to my page
page-label = The page of { $name }

block-name = Block { $block }
block-shut = shut
block-tag-shut = shut
block-due = by { $round }
block-same = only { $number }s
arc-name = Arc { $one }–{ $other }
place-open = { $place }: takes { $dice }
track-title = Turn track
track-due = block { $block }

warning-soon = { $boxes ->
    [one] Block { $block } needs one more number by the end of round { $round }.
   *[other] Block { $block } needs { $boxes } more numbers by the end of round { $round }.
  }
warning-now = { $boxes ->
    [one] Last chance: block { $block } needs one more number this round.
   *[other] Last chance: block { $block } needs { $boxes } more numbers this round.
  }

tray-title = Dice
die-take = Take up a { $die }
die-idle = A { $die }; it fits nowhere now
act-reroll = { $dice ->
    [one] Roll 1
   *[other] Roll { $dice }
  }
act-stop = Stop

pages-title = Pages
page-points =
    { $points ->
        [one] point
       *[other] points
    }
doing-full = nothing left to fill
doing-hand = { $dice } dice in hand
doing-roll = roll { $roll }
doing-done = done
doing-waits = waits
due-left = { $block }: { $boxes } to go

sheet-title = { $name }’s score
sheet-game = Game { $game }
sheet-crosses = X’s
sheet-early = All early
sheet-no-x = No X
sheet-later = later
sheet-page = Page
sheet-sum = Sum
sheet-target = of { $target }
sheet-to-go = { $points } more to be kept on.
sheet-safe = Enough to be kept on.

verdict-wins = { $name } wins the shift
verdict-shared = { $names } share the shift
verdict-alone-kept = { $name } may come back tomorrow
verdict-alone-fired = { $name } is fired
verdict-level = Level on points and in block 6: the place is shared.
verdict-tie = Level on points: block 6 decides.
verdict-place = Place
verdict-block-six = Block 6
verdict-kept = kept on
verdict-fired = fired
verdict-target = Whoever has { $target } points may come back tomorrow.

# In words
tell-now = Now
tell-round = Game { $game } of { $games }, round { $round } of { $rounds }.
tell-start = The round starts in block { $block }.
tell-deadline = Block { $block } must be full by the end of round { $round }.
tell-target = { $target } points keep a player on.
tell-page = The page of { $name }
tell-dice = Dice not laid: { $dice }.
tell-no-dice = No dice are left to lay.
tell-block = Block
tell-boxes = Boxes
tell-laid = Laid this round
tell-empty = Empty
tell-state = State
tell-points = Points
tell-full = full
tell-open = can be filled now
tell-away = out of reach
tell-due = due by round { $round }
tell-arcs = Power arcs of { $name }
tell-arc-paid = { $one } to { $other }: paid with a { $die }
tell-arc-free = { $one } to { $other }: no die
tell-square = Round
tell-number = Block
tell-color = Square
tell-gray = gray, due by the end of round { $round }
tell-gray-free = gray, no deadline
tell-white = white
tell-scores = Scores

# What is this?
what-block = Engine block
    .text = Dice laid here are written into its boxes at the end of the round. A heavy frame: it can be filled now. It is worth the sum of its numbers, and more when it is full of one single number.
what-start = Start of the round
    .text = The turn track named this block: everybody’s dice go here, or by an arc from here to another block.
what-gem = Gem
    .text = It blazes when every box of its block holds a number, and is cracked when the block was shut down.
what-shut = Shut down
    .text = The deadline was missed. Every empty box got an X, which costs points, and the block takes no more dice in this game.
what-arc = Power arc
    .text = Lay a die of two or more on the square, and the block at the other end can be filled in this round. That die scores nothing.
what-track = Turn track
    .text = A die is rolled for everybody at the start of a round: its number is the block in which all start.
what-gray = Gray square
    .text = The block written here has a deadline: it must be full when the next gray square is reached. The last gray square sets one only if the table plays it so.
what-deadline = Deadline
    .text = This block must be full by the end of that round. Otherwise it is shut down and its empty boxes are crossed out.
what-dice = Dice
    .text = Tap a die and then a place that glows, or drag it there. A die that was laid stays for the round.
what-one = A one
    .text = It has no power: it goes into no block and pays for no arc. Roll it again.
what-reroll = Roll again
    .text = All dice that are not laid are rolled. There are three rolls in a round.
what-stop = Stop
    .text = You are done with this round; what you have laid is written down when everybody is done.
what-score = Score sheet
    .text = Each block counts the sum of its numbers; full of a single number it counts twice, block 1 three times. X’s cost points.
what-bonus = Bonus
    .text = One for filling every block before round ten, one for a game without an X.
what-target = The target
    .text = With so many points after the last game one may come back for another shift.
what-neighbour = The others
    .text = Everybody plays at the same time on a page of their own. Tap one to look at it.
what-verdict = The verdict
    .text = The highest sum wins; in a tie block 6 decides. Who has reached the target is kept on, winner or not.
