// The service worker of the back office: shows messages of new orders, and opens the order that is pressed. It loads and keeps no page.

/** What is shown of a message that cannot be read: a browser that showed nothing would stop taking messages. */
const UNREADABLE = { title: 'New order', body: '', url: '/admin/orders', tag: 'new-orders' }

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = read(event.data)
  const options = { body, tag, renotify: true, icon: '/icons/icon-192.png', data: { url } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url ?? UNREADABLE.url))
})

/** The browser has got another address: the shop is sent it, as far as the person is still signed in. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event))
})

function read(data) {
  try {
    const { title, body, url, tag } = data.json()
    const isOwn = typeof url === 'string' && new URL(url, self.location.origin).origin === self.location.origin
    if (typeof title !== 'string' || typeof body !== 'string' || !isOwn) return UNREADABLE
    return { title, body, url, tag: String(tag) }
  } catch {
    return UNREADABLE
  }
}

/** In a tab of the back office that is open already, or in a new one. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const tab = windows.find((each) => each.focused) ?? windows[0]
  if (!tab) return self.clients.openWindow(url)
  // A browser that does not let it come to the front still shows the order there.
  await tab.focus().catch(() => {})
  return tab.navigate(url)
}

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options
  const subscription = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!subscription) return
  const body = new URLSearchParams({ intent: 'renew', subscription: JSON.stringify(subscription) })
  await fetch('/admin/notifications', { method: 'POST', body })
}
