// Takes the place of the service worker of the public pages in a shop with OFFLINE_PAGES=off: removes it, and all that it kept.

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(remove())
})

async function remove() {
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.filter((name) => name.startsWith('shop-')).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
