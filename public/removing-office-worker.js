// Takes the place of the service worker of the back office in a shop with OFFLINE_PAGES=off: messages of new orders go on, and what was saved of the screens is removed.

self.importScripts('/push-worker.js')

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all(['office-pages', 'office-files'].map((name) => caches.delete(name))).catch(() => {}))
})
