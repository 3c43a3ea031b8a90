// Whether things may move.

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the reader's system asks for stillness. */
export function prefersStill(): boolean {
  return query?.matches ?? false
}

/** Hear when that changes; the answer ends the hearing. */
export function onPrefersStill(listener: (still: boolean) => void): () => void {
  const hear = (event: MediaQueryListEvent): void => listener(event.matches)
  query?.addEventListener('change', hear)
  return () => query?.removeEventListener('change', hear)
}
