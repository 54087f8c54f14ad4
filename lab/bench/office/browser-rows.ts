// Time until a back office screen answers, and shows a typed letter, beside a copy without scripts.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { untilHydrated as hydrated } from '#test/browser/hydrated.ts'
import { type Screen, screens } from '#test/browser/screens.ts'
import { hydratedCopy, openPhone, SLOWER_TIMES } from '../browser/phone.ts'
import { inTurns } from '../in-turns.ts'
import { ratioRow, type Row } from '../row.ts'

const RUNS = 3
const KEY_EVERY_MS = 90
const READY_AT_MOST: Record<Screen, number> = { desk: 4, phone: 4 }
const KEY_AT_MOST = 6

export type Office = {
  browser: Browser
  origin: string
  session: Exclude<NonNullable<BrowserContextOptions['storageState']>, string>
}

/** With an empty cache, from navigation; the copy's time ends with the frames after its load event. */
export async function readyRows(office: Office, addresses: readonly string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const screen of ['desk', 'phone'] as const) {
    for (const address of addresses) {
      const copy = await copyOf(office, address)
      const samples = await inTurns(RUNS, {
        shop: () => readyMs(office, screen, address),
        peer: () => readyMs(office, screen, address, copy),
      })
      const how = screen === 'phone' ? `phone, ${SLOWER_TIMES} times slower` : 'desk'
      rows.push(ratioRow(`${address}, ${how}`, 'ms', samples, { atMost: READY_AT_MOST[screen] }))
    }
  }
  return rows
}

/** Types `text` into the screen's search field and deletes it again; the slowest key counts. */
export async function typingRow(office: Office, address: string, text: string): Promise<Row> {
  const { browser, origin, session } = office
  const copy = await copyOf(office, address)
  const slowestKeyMs = async (html?: string) => {
    const phone = await openPhone(browser, origin + address, { html, session })
    await phone.page.evaluate(() => document.querySelector<HTMLInputElement>('[type=search]')?.focus())
    const { interactionMs } = await phone.record(async ({ keyboard }) => {
      await keyboard.type(text, { delay: KEY_EVERY_MS })
      for (const _ of text) await keyboard.press('Backspace', { delay: KEY_EVERY_MS })
    })
    await phone.close()
    return interactionMs
  }
  const samples = await inTurns(RUNS, { shop: () => slowestKeyMs(), peer: () => slowestKeyMs(copy) })
  return ratioRow(`${address}: the slowest key of “${text}” and back`, 'ms', samples, { atMost: KEY_AT_MOST })
}

async function copyOf({ browser, origin, session }: Office, address: string): Promise<string> {
  const phone = await openPhone(browser, origin + address, { session })
  const copy = await hydratedCopy(phone.page)
  await phone.close()
  return copy
}

async function readyMs(office: Office, screen: Screen, address: string, copy?: string): Promise<number> {
  const page = await openPage(office, screen)
  try {
    const url = office.origin + address
    if (copy !== undefined) await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: copy }))
    await page.goto(url, { waitUntil: copy === undefined ? 'commit' : 'load' })
    if (copy === undefined) await hydrated(page)
    else await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    return await page.evaluate(() => performance.now())
  } finally {
    await page.context().close()
  }
}

async function openPage({ browser, session }: Office, screen: Screen): Promise<Page> {
  const context = await browser.newContext({ ...screens[screen], storageState: session })
  const page = await context.newPage()
  if (screen === 'phone') {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_TIMES })
  }
  return page
}
