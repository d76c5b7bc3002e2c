// Keeps the pages' own files, so that Safar opens without a network. What people wrote is not kept
// here: the app keeps the journey itself and throws it away at sign-out.
const files = __FILES__
const release = '__RELEASE__'
const kept = `safar-${release}`
/** With little data what was opened is kept, and nothing is fetched ahead. */
const isLow = new URL(location.href).searchParams.has('low')
const first = ['/', '/favicon.svg', '/app.webmanifest']

/** What is kept is found without waking this worker, by browsers that can do so. */
const findable = { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName: kept } }

self.addEventListener('install', event => {
  if (!isLow && event.addRoutes !== undefined) event.waitUntil(event.addRoutes(findable).catch(() => {}))
  event.waitUntil(
    caches
      .open(kept)
      .then(cache => cache.addAll(isLow ? first : [...first, ...files]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== kept).map(name => caches.delete(name))))
      .then(() => self.clients.claim())
      .then(askForPages),
  )
})

/**
 * While this worker starts, not after it; and the server learns that all files of this release are here. Firefox (153)
 * gives a page up as soon as its own early request finds no network, whatever this worker answers with.
 */
async function askForPages() {
  const { navigationPreload } = self.registration
  if (navigator.userAgent.includes('Firefox/')) return navigationPreload?.disable()
  await navigationPreload?.enable()
  await navigationPreload?.setHeaderValue(isLow ? 'true' : release)
}

// What a page had fetched before this worker saw it: the browser has it still.
self.addEventListener('message', event => {
  const wanted = isLow && Array.isArray(event.data) ? event.data.filter(isAsset) : []
  event.waitUntil(caches.open(kept).then(cache => Promise.all(wanted.map(url => keep(cache, url)))))
})

const isAsset = url => typeof url === 'string' && url.startsWith(`${location.origin}/assets/`)

const keep = (cache, url) => cache.match(url).then(found => found ?? cache.add(url).catch(() => {}))

// Only of the language that somebody reads.
const isOfLanguage = url => /\/copy\.\w\w-/.test(url)

const fetchAsset = request =>
  fetch(request).then(answer => {
    const copy = answer.clone()
    if ((isLow || isOfLanguage(request.url)) && answer.ok)
      void caches.open(kept).then(cache => cache.put(request, copy))
    return answer
  })

/** A network that takes everything and answers nothing is none. */
const silence = () => new Promise((_, giveUp) => setTimeout(giveUp, 8000, new Error('Nothing came.')))

const fetchPage = async event => (await event.preloadResponse) ?? fetch(event.request)

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then(found => found ?? fetchAsset(request)))
  else if (request.mode === 'navigate') {
    const page = fetchPage(event)
    const isKept = !/^\/(desk|sandbox|docs)/.test(url.pathname)
    event.respondWith(
      isKept ? Promise.race([page, silence()]).catch(async () => (await caches.match('/')) ?? page) : page,
    )
  }
})
