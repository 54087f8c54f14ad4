// A fake of the browser's push service, which needs the internet: subscribes and unsubscribes.
import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'

/** From the next page on. */
export async function withPushService(visitor: BrowserContext | Page): Promise<void> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`
  const p256dh = createECDH('prime256v1').generateKeys('base64url') as string
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
  await visitor.addInitScript(
    (json) => {
      const subscription = {
        endpoint: json.endpoint,
        options: {},
        toJSON: () => json,
        unsubscribe: async () => {
          sessionStorage.removeItem('subscribed')
          return true
        },
      }
      const known = () => (sessionStorage.getItem('subscribed') ? subscription : null)
      Object.assign(PushManager.prototype, {
        getSubscription: async () => known(),
        async subscribe() {
          sessionStorage.setItem('subscribed', 'yes')
          return known()
        },
      })
    },
    { endpoint, expirationTime: null, keys },
  )
}
