// Signs the admin in without the sign-in screen, which has its own journeys.
import type { Browser, BrowserContext } from 'playwright-core'
import { again } from '../browser/again.ts'
import { admin } from '../shop/open-test-shop.ts'

/** Every tab of the context has the session; the context has the shop's address. */
export async function signIn(context: BrowserContext): Promise<void> {
  const form = { email: admin.email, password: admin.password }
  const answer = await context.request.post('/vinayagaadmin', { form, maxRedirects: 0, ...again })
  if (answer.headers()['set-cookie'] === undefined) throw new Error(`The admin could not sign in: ${answer.status()}`)
}

/** A context's state after signing in at the shop; other contexts may start with it. */
export async function sessionOf(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin })
  try {
    await signIn(context)
    return await context.storageState()
  } finally {
    await context.close()
  }
}
