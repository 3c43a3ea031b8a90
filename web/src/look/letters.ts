// The letters that every page is set in come before the first page is shown: else all would jump when they come.

const FACES = [
  ['1em "IM Fell"', 'A'],
  ['italic 1em "IM Fell"', 'A'],
  ['1em "Source Sans 3"', 'A'],
  ['1em Figures', '0'],
] as const
const PATIENCE = 3000 // milliseconds; on a very slow line one reads in other letters until then

/** Once they are there, or have been waited for long enough. */
export async function letters(): Promise<void> {
  const loading = Promise.allSettled(FACES.map(([face, text]) => document.fonts.load(face, text)))
  await Promise.race([loading, new Promise((done) => setTimeout(done, PATIENCE))])
}
