// A person with their own browser context; any fault in it fails the journey.
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { again } from './again.ts'
import { closeContext } from './close-context.ts'
import { untilHydrated } from './hydrated.ts'
import { addressRead, asRead, chooseLanguage, localeRead } from './reading.ts'
import { saveDataInOffice } from './saving-data.ts'
import { saveNoPages } from './saving-no-pages.ts'
import { sharedBrowser } from './shared-browser.ts'
import { watchLoneTexts } from './lone-texts.ts'
import { testSettings } from '../settings.ts'
import { type Screen, screens } from './screens.ts'
import { signIn } from '../journeys/sign-in.ts'

const PATIENCE_MS = 30_000
const PICTURE_MS = 10_000

/** `expected`: faults that belong to the story. */
export type PersonSettings = BrowserContextOptions & {
  expected?: RegExp
  /** Other sites' pages open empty; for other people they do not exist. */
  leavesShop?: true
  /** The back office loads its other screens while it is idle. */
  preloads?: true
  /** The browser keeps pages, and opens them without the shop: other people, who cut the line to see what a page does then, keep none. */
  savesPages?: true
}

/** With motion: for journeys about it, or about fast hands. By default it is reduced, as it would keep half a core busy. */
export const moving = { reducedMotion: 'no-preference' } as const

export type Person = {
  context: BrowserContext
  visit(path: string): Promise<Page>
  visitOffice(path: string): Promise<Page>
  /** Errors on the console and in pages, and 5xx answers, of all tabs. */
  faults(): string[]
  /** Writes a screenshot of each tab and a trace, for `playwright-core show-trace`. */
  keepEvidence(folder: string, name: string): Promise<void>
  leave(): Promise<void>
}

export async function openPerson(
  origin: string,
  screen: Screen,
  { expected, leavesShop, preloads, savesPages, ...settings }: PersonSettings = {},
): Promise<Person> {
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    ...screens[screen],
    reducedMotion: 'reduce',
    baseURL: origin,
    locale: localeRead(),
    ...settings,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await chooseLanguage(context, origin)
  const faults: string[] = []
  /** The session's cookie at the first sign-in. */
  let session: string | undefined
  // Without screenshots and snapshots, which would take 40 % more of each page's time.
  if (!testSettings.withoutTraces) await context.tracing.start({ sources: true })
  if (leavesShop) {
    await context.route(
      (url) => url.origin !== origin && url.protocol.startsWith('http'),
      (route) => route.fulfill({ body: '' }),
    )
  }
  if (!savesPages) await saveNoPages(context)
  await watchLoneTexts(context)
  if (!preloads) await saveDataInOffice(context)
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
    await page.goto(addressRead(path))
    await untilHydrated(page)
    return asRead(page)
  }
  return {
    context: asRead(context),
    faults: () => faults.filter((fault) => !expected?.test(fault)),
    visit,
    async visitOffice(path) {
      // Signing in again would leave the open tabs without a session for a moment.
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
      if (!testSettings.withoutTraces) await context.tracing.stop({ path: join(folder, `${name}-trace.zip`) })
    },
    leave: () => closeContext(context),
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
