// The candidate app without a network: its page and the files that it has loaded come from this browser. What it shows is
// stored by the app itself, so this never answers a call of the API.
const shell = 'shell-1'
const files = 'files-1'
const mostFiles = 400
const longestWaitMs = 4000

const isFile = ({ origin, pathname }) =>
  origin === self.location.origin && /^\/(?:assets\/.+|theme\.js|icon\.svg|icons\/.+)$/.test(pathname)

// These are drawn by the server for everybody, and are not pages of the app.
const isServerPage = (pathname) => /^\/(?:api|jobs|p|l|sitemaps)\/|\.\w+$/.test(pathname)

async function storePage() {
  const answer = await fetch('/', { cache: 'no-cache' })
  if (answer.ok) await (await caches.open(shell)).put('/', answer)
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(storePage())
})

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== shell && name !== files).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(drop())
})

/** The app's page from the network; from this browser where there is none, or it takes too long. */
async function page(request) {
  const stored = await (await caches.open(shell)).match('/')
  if (!stored) return fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, longestWaitMs, stored.clone()))
  return Promise.race([fetch(request).catch(() => stored), late])
}

/** A file that never changes under its name: from this browser, else from the network, once. */
async function file(request) {
  const cache = await caches.open(files)
  const stored = await cache.match(request)
  if (stored) return stored
  const answer = await fetch(request)
  if (answer.ok) await keep(cache, request, answer.clone())
  return answer
}

async function keep(cache, request, answer) {
  await cache.put(request, answer)
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - mostFiles)).map((old) => cache.delete(old)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!isServerPage(url.pathname)) event.respondWith(page(request))
  } else if (isFile(url)) event.respondWith(file(request))
})

// What the page had loaded before this took over, and the page itself when there is a newer one.
self.addEventListener('message', (event) => {
  const urls = Array.isArray(event.data?.files) ? event.data.files.filter((url) => isFile(new URL(url))) : []
  event.waitUntil(
    Promise.all([storePage().catch(() => {}), ...urls.map((url) => file(new Request(url)).catch(() => {}))]),
  )
})

// A notification from the server: its title and the page that it opens, and nothing else.
self.addEventListener('push', (event) => {
  const { title = 'Pramaan', path = '/' } = event.data?.json() ?? {}
  const options = { icon: '/icons/icon-192.png', badge: '/icons/icon-192.png', tag: path, data: { path } }
  event.waitUntil(self.registration.showNotification(title, options))
})

/** The page of a notification, in an open tab of the app where there is one. */
async function openPage(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [tab] = tabs
  if (!tab) return self.clients.openWindow(url.href)
  await tab.focus()
  await tab.navigate(url.href).catch(() => self.clients.openWindow(url.href))
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.path ?? '/'))
})
