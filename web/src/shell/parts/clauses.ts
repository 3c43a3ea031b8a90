// Finds clauses of the rules that a sentence refers to, so that they can be links: "(clause 4.7)", "(5.1, R23)".

export interface Part {
  readonly text: string
  /** The clause that this piece of text names. */
  readonly clause?: string
}

const CLAUSE = String.raw`[A-Z]?\d+[a-z]?(?:\.\d+)*`
const NAMED = new RegExp(String.raw`(\b(?:[Cc]lauses?|Klauseln?|Regeln?)\s+)(${CLAUSE})`, 'g')
// In brackets alone, a plain number may be just a number.
const BRACKETS = new RegExp(String.raw`\((?:(?:[A-Z]\d+[a-z]?|\d+[a-z]?\.\d+)(?:\.\d+)*)(?:, ${CLAUSE})*\)`, 'g')

/** A sentence in pieces, in order. */
export function splitClauses(text: string): Part[] {
  const found: { from: number; to: number; clause: string }[] = []
  for (const match of text.matchAll(NAMED)) {
    const from = match.index + (match[1]?.length ?? 0)
    found.push({ from, to: match.index + match[0].length, clause: match[2] ?? '' })
  }
  for (const brackets of text.matchAll(BRACKETS)) {
    for (const match of brackets[0].matchAll(new RegExp(CLAUSE, 'g'))) {
      const from = brackets.index + match.index
      found.push({ from, to: from + match[0].length, clause: match[0] })
    }
  }
  const parts: Part[] = []
  let at = 0
  for (const { from, to, clause } of found.sort((one, other) => one.from - other.from)) {
    if (from < at) continue
    if (from > at) parts.push({ text: text.slice(at, from) })
    parts.push({ text: text.slice(from, to), clause })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}
