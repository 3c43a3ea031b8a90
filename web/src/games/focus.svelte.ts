// Keeps the focus where it was when the page is drawn anew: by `data-focus`, which a button keeps from state to state.

/**
 * Call once in a component. `watch` reads whatever is drawn anew; `root` is where the focus is looked after. If the
 * button that had the focus is gone, `home` gets it, so that a keyboard never falls back to the top of the page.
 */
export function keepFocus(watch: () => unknown, root: () => HTMLElement | null, home: () => HTMLElement | null): void {
  let had: string | null = null
  $effect.pre(() => {
    watch()
    const active = document.activeElement
    const inside = active instanceof Element && (root()?.contains(active) ?? false)
    had = inside ? (active.getAttribute('data-focus') ?? '') : null
  })
  $effect(() => {
    watch()
    if (had === null || (document.activeElement && document.activeElement !== document.body)) return
    const same = had ? root()?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(had)}"]`) : null
    const target = same ?? home()
    target?.focus({ preventScroll: true })
  })
}
