### Looking back: why another choice was better.

hindsight-more = { $term ->
    [favour] { $more } favour more at once
    [relics] { $more } favour more from Relics
    [tomes] { $more } favour more from Tomes
    [rituals] { $more } favour more from Altars and Cultists
    [shoggoths] { $more } favour more from Shoggoths
    [sites] { $more } favour more from Sites
   *[tokens] { $more } favour more from tokens
}
hindsight-expected = With it one could expect { $terms }.
hindsight-lot = The lot was worth { $mine } favour to { $who }, and { $most } to { $other }, who wanted it most of the others.
