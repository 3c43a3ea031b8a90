// The lines of a review as they come, from the answer of the house: a JSON object in each.

/** All objects of a body, each as soon as its line is whole. */
export async function* readLines<T>(body: ReadableStream<Uint8Array>): AsyncGenerator<T, void> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.trim()) yield JSON.parse(line) as T
    }
    if (rest.trim()) yield JSON.parse(rest) as T
  } finally {
    reader.releaseLock()
  }
}

/** What is known and what is new, in the order of the game. */
export function inOrder<T extends { readonly step: number }>(known: readonly T[], fresh: readonly T[]): T[] {
  const news = new Set(fresh.map(({ step }) => step))
  return [...known.filter(({ step }) => !news.has(step)), ...fresh].sort((one, other) => one.step - other.step)
}
