// Where one is. Links are plain <a href>; a click on one of ours changes the address and not the document.

class Router {
  url = $state.raw(new URL(location.href))
  /** How often one has gone somewhere since the document was loaded. */
  visits = $state(0)

  /** Follow links and the browser's own buttons from now on. */
  listen(): () => void {
    const back = (): void => this.#arrive()
    addEventListener('popstate', back)
    document.addEventListener('click', this.#follow)
    return () => {
      removeEventListener('popstate', back)
      document.removeEventListener('click', this.#follow)
    }
  }

  /** Go to an address of this site. `replace`: the page before is not come back to. */
  go(address: string, { replace = false } = {}): void {
    const next = new URL(address, location.href)
    if (replace) history.replaceState(null, '', next)
    else history.pushState(null, '', next)
    this.#arrive()
    if (!replace) scrollTo(0, 0)
  }

  /** Give this page another address, without going anywhere. */
  rename(address: string): void {
    history.replaceState(null, '', new URL(address, location.href))
    this.url = new URL(location.href)
  }

  #arrive(): void {
    const isElsewhere = location.pathname !== this.url.pathname
    this.url = new URL(location.href)
    if (isElsewhere) this.visits++
  }

  readonly #follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element | null)?.closest('a')
    if (
      !link ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin ||
      !isPage(link.pathname)
    )
      return
    if (link.pathname === location.pathname && link.hash) return // a place on this page: the browser knows the way
    event.preventDefault()
    this.go(link.href)
  }
}

/** Files and the house's programs' doors are not pages. */
const isPage = (path: string): boolean => !/^\/(api|assets|docs|site|health|metrics|sw\.js)(\/|$)/.test(path)

export const router = new Router()
