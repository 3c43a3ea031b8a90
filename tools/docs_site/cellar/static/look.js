// The look that somebody has chosen in the house holds here too; who has chosen none gets the system's.
const root = document.documentElement
let chosen = {}
try {
  chosen = JSON.parse(localStorage.getItem('ratskeller.settings')) ?? {}
} catch {
  // forbidden, or not ours
}
const theme = chosen.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'cellar')
if (theme !== 'cellar') root.dataset.theme = theme
if (chosen.size > 100) root.style.setProperty('--size', chosen.size / 100)
