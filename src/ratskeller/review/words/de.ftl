### Was ein Rückblick über eine Partie sagt, die vorbei ist. Ein Teil eines Sieges wird in Hundertsteln gesagt.

review-share = { $share } % eines Sieges
review-points = { $points } Punkte
review-worked-out = genau ausgerechnet, soweit das Urteil des Bots reicht
review-tried-out = { $tries }-mal ausprobiert: { $low } bis { $high } % eines Sieges
review-always = { $tries }-mal ausprobiert, jedes Mal dasselbe
