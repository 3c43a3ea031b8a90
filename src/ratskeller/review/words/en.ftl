### What a review says of a game that is over. A part of a win is told of a hundred.

review-share = { $share } % of a win
review-points = { $points } points
review-worked-out = worked out exactly, as far as the bot’s judgement goes
review-tried-out = tried out { $tries } times: { $low } to { $high } % of a win
review-always = tried out { $tries } times, each time the same
