// Keeps the pages' own files, so that Safar opens without a network. What people wrote is not kept
// here: the app keeps the journey itself and throws it away at sign-out.
const files = __FILES__
const kept = `safar-${files.join().length}-${files.map(file => file.slice(-11, -3)).join('')}`.slice(0, 200)

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(kept)
      .then(cache => cache.addAll(['/', '/favicon.svg', '/app.webmanifest', ...files]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== kept).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then(found => found ?? fetch(request)))
  else if (request.mode === 'navigate' && !/^\/(desk|sandbox|docs)/.test(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match('/')))
  }
})
