# The rules of a game, as a page and as a drawer.

rules-search = Look something up
rules-search-example = a word, or a number such as 4.7
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One passage.
       *[other] { $count } passages.
    }
rules-nothing = Nothing in these rules speaks of that.
rules-contents = Contents
rules-clause = Clause { $clause }
rules-lines = Line { $lines } of the printed rulebook
rules-table = A table of the rules
rules-why = Why:
rules-origin =
    { $origin ->
        [invented] invented by us
       *[inferred] inferred by us
    }
rules-ours = What in the box is ours
rules-ours-text = Parts of the printed game are lost to us, or were never printed. Here is what we have put in their place, and why.
rules-untranslated = These rules are in English; nobody has translated them yet.
