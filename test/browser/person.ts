// A person with a browser of their own; whatever goes wrong in it makes the journey fail.
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { again } from './again.ts'
import { untilHydrated } from './hydrated.ts'
import { sharedBrowser } from './shared-browser.ts'
import { watchLoneTexts } from './lone-texts.ts'
import { type Screen, screens } from './screens.ts'
import { signIn } from '../journeys/sign-in.ts'

const PATIENCE_MS = 30_000
const PICTURE_MS = 10_000

/** How this person's browser differs, and which faults are part of the story. */
export type PersonSettings = BrowserContextOptions & {
  expected?: RegExp
  /** Pages of other sites open, and are empty; for other people there are none. */
  leavesShop?: true
}

/** Everything moves for this person: for journeys about motion, and about hands that are faster than it. For others it would keep half a processor busy. */
export const moving = { reducedMotion: 'no-preference' } as const

export type Person = {
  context: BrowserContext
  /** Opens another tab and waits until the page answers. */
  visit(path: string): Promise<Page>
  /** The same for the admin, who has signed in. */
  visitOffice(path: string): Promise<Page>
  /** What went wrong in any tab: errors on the console, in the page, and answers of the server that say it broke. */
  faults(): string[]
  /** Writes a picture of each tab and a trace of everything so far, for `playwright-core show-trace`. */
  keepEvidence(folder: string, name: string): Promise<void>
  leave(): Promise<void>
}

/** Opens a context of the browser that all tests share. */
export async function openPerson(
  origin: string,
  screen: Screen,
  { expected, leavesShop, ...settings }: PersonSettings = {},
): Promise<Person> {
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    ...screens[screen],
    reducedMotion: 'reduce',
    baseURL: origin,
    locale: 'en-IN',
    ...settings,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const faults: string[] = []
  /** The session with which this person came to the office. */
  let session: string | undefined
  // Without pictures and copies of the page, which would take four tenths more of each page's time.
  await context.tracing.start({ sources: true })
  if (leavesShop) {
    await context.route(
      (url) => url.origin !== origin && url.protocol.startsWith('http'),
      (route) => route.fulfill({ body: '' }),
    )
  }
  await watchLoneTexts(context)
  context.on('page', (page) => {
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.stack}`))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()} ${message.location().url}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 500) faults.push(`${response.url()} answered ${response.status()}`)
    })
  })
  const visit = async (path: string) => {
    const page = await context.newPage()
    await page.goto(path)
    await untilHydrated(page)
    return page
  }
  return {
    context,
    faults: () => faults.filter((fault) => !expected?.test(fault)),
    visit,
    async visitOffice(path) {
      // Signed in once more, the tabs that are open would be without a session for a moment.
      if (session === undefined || !(await isSession(context, session))) {
        await signIn(context)
        session = await sessionCookie(context)
      }
      return visit(path)
    },
    async keepEvidence(folder, name) {
      for (const [index, page] of context.pages().entries()) {
        await page.screenshot({ path: join(folder, `${name}-${index + 1}.png`), timeout: PICTURE_MS }).catch(() => {})
      }
      await context.tracing.stop({ path: join(folder, `${name}-trace.zip`) })
    },
    leave: () => context.close(),
  }
}

async function sessionCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'session')?.value
}

/** Whether the browser still has this session, and the shop knows it. */
async function isSession(context: BrowserContext, session: string): Promise<boolean> {
  if ((await sessionCookie(context)) !== session) return false
  return (await context.request.get('/admin/orders/latest', { maxRedirects: 0, ...again })).ok()
}
