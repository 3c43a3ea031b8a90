### Im Rückblick: warum etwas anderes besser war.

hindsight-more = { $term ->
    [favour] sofort { $more } Gunst mehr
    [relics] { $more } Gunst mehr durch Relikte
    [tomes] { $more } Gunst mehr durch Folianten
    [rituals] { $more } Gunst mehr durch Altäre und Kultisten
    [shoggoths] { $more } Gunst mehr durch Shoggothen
    [sites] { $more } Gunst mehr durch Stätten
   *[tokens] { $more } Gunst mehr durch Marken
}
hindsight-expected = Damit waren { $terms } zu erwarten.
hindsight-lot = Das Los war { $who } { $mine } Gunst wert, und { $other }, von den anderen am meisten interessiert, { $most }.
