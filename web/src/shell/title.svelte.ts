// The title of the document, which a screen reader says first and a row of tabs shows.

/** Call once in a page; an empty title is that of the house alone. */
export function pageTitle(title: () => string): void {
  $effect(() => {
    const text = title()
    document.title = text ? `${text} · Ratskeller` : 'Ratskeller'
  })
}
