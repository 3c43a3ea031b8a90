// Does one thing: without a network, a page is answered by the one that says so. Everything else goes its usual way, so
// that nobody ever plays with yesterday's pages.

const KEPT = 'offline-1'
const FILES = ['/site/offline.html', '/site/offline.css', '/site/icon.svg']
// The house says of all it sends that it may differ by language; these do not.
const ANYWAY = { ignoreVary: true }

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(FILES[0], ANYWAY)))
  else if (FILES.includes(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(() => caches.match(request, ANYWAY)))
})
