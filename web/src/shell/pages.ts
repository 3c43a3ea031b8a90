// A page is a folder beside this file with a Page.svelte. `/rules/rathulhu` is shell/rules/Page.svelte with the subject
// `rathulhu`; the front page is shell/front. Each is a chunk of its own. The addresses stand in server/site.py, too.
//
// A page has one <h1> (it gets the focus when somebody has come here), says its title with `pageTitle`, and reads the
// rest of the address from `router.url`.

import type { Component } from 'svelte'

export interface PageProps {
  /** What stands behind the page's name in the address: a game, a table; empty if nothing does. */
  readonly subject: string
}

export interface Place {
  readonly page: string
  readonly subject: string
}

type Loader = () => Promise<{ default: Component<PageProps> }>
const loaders = import.meta.glob<{ default: Component<PageProps> }>('./*/Page.svelte')

/** The page and the subject in an address. */
export function placeOf(path: string): Place {
  const [page = '', subject = ''] = path.split('/').filter(Boolean).map(decodeURIComponent)
  return { page: page || 'front', subject }
}

/** The page of a place, or the one that says that there is none. */
export async function loadPage(place: Place): Promise<Component<PageProps>> {
  const load: Loader | undefined = loaders[`./${place.page}/Page.svelte`]
  return (await (load ?? (loaders['./lost/Page.svelte'] as Loader))()).default
}
