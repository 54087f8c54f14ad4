// Runs axe over states. A test file for each area: one for all takes too long.
import assert from 'node:assert/strict'
import test, { after, suite } from 'node:test'
import axe from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '#domain/language.ts'
import type { Product } from '#domain/product/product.ts'
import { seedDemoVideos } from '#server/demo/seed-videos.ts'
import type { Shop } from '#server/shop.ts'
import { openScope, type Scope } from '../cleanup.ts'
import { closeContext } from '../browser/close-context.ts'
import { sharedBrowser } from '../browser/shared-browser.ts'
import { fillCatalogue, fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { openJourneyShop } from '../journeys/journey-shop.ts'
import { pairsOf } from '../journeys/pairs.ts'
import { placePacks } from '../fixtures/sample-packs.ts'
import { placePastOrders } from '../fixtures/past-orders.ts'
import { type Screen, screens } from '../browser/screens.ts'
import { sessionOf } from '../journeys/sign-in.ts'
import { testSettings } from '../settings.ts'
import { readingIn } from '../browser/reading.ts'
import { openTab, showState, type State } from './states.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const { everyPair } = testSettings
const screensOf = ({ name, only, detail }: State) =>
  detail && !everyPair ? [] : pairsOf(name, { databases: ['sqlite'], only, everyPair }).map(([, screen]) => screen)

/** A state with one product is checked separately from the same with three. */
type Stocked = NonNullable<State['shop']> | 'small' | 'full'
type Opened = { origin: string; products: Product[]; session?: Awaited<ReturnType<typeof sessionOf>> }

async function open(kind: Stocked, scope: Scope): Promise<Opened> {
  let products: Product[] = []
  const fill = async (shop: Shop) => {
    await (kind === 'full' ? fillCatalogue(shop) : fillSmallCatalogue(shop))
    await seedDemoVideos(shop)
    await placePacks(shop)
    await placePastOrders(shop)
    products = await shop.products.all()
  }
  const { origin } = await openJourneyShop('sqlite', kind === 'empty' ? {} : fill, scope)
  return { origin, products, session: await sessionOf(await sharedBrowser(), origin) }
}

/** Returns a text for each violated rule. Open dialogs make the rest of the page inert, so only they are checked. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const dialogs = document.querySelectorAll('dialog[open]')
    const { violations: found } = await window.axe.run(dialogs.length > 0 ? dialogs : document, {
      resultTypes: ['violations'],
    })
    const faults = found.map(({ id, help, nodes: [first, ...others] }) =>
      [`${id}: ${help}`, first?.target.join(' '), first?.failureSummary, `and ${others.length} more`].join('\n'),
    )
    // Nesting that HTML forbids: the parser closes the outer element, and React finds a different page.
    const nested = document.querySelectorAll(
      'address :is(h1, h2, h3), :is(span, p) :is(form, fieldset, div, ul, table)',
    ).length
    if (nested > 0) faults.push(`${nested} elements are where HTML has no place for them`)
    // A boolean mark is present or absent: `[data-mark]` also matches the text "false".
    const marks = [...document.querySelectorAll('*')]
      .flatMap(({ attributes }) => [...attributes])
      .filter(({ name, value }) => name.startsWith('data-') && value === 'false')
    for (const name of new Set(marks.map((mark) => mark.name))) faults.push(`${name}="false": leave the attribute out`)
    return faults
  })
}

/** Errors thrown in a page since the last check. */
const thrown = new WeakMap<Page, string[]>()

function watchErrors(page: Page): Page {
  const errors: string[] = []
  thrown.set(page, errors)
  page.on('pageerror', (error) => errors.push(String(error)))
  return page
}

/**
 * A test for each state that is no detail, on the screen that its name decides. `--every-pair` checks all on each of
 * their screens.
 */
export function checkStates(states: readonly State[], language: Language = 'en') {
  const shops: Partial<Record<Stocked, Promise<Opened>>> = {}
  const scope = openScope()
  after(scope.end)
  for (const screen of Object.keys(screens) as Screen[]) {
    const tabs = new Map<string, Page[]>()
    suite(`axe finds nothing (${[language, screen].filter((each) => each !== 'en').join(', ')})`, () => {
      after(async () => {
        for (const page of [...tabs.values()].flat()) await closeContext(page.context())
      })
      for (const state of states) {
        if (!screensOf(state).includes(screen)) continue
        test(state.name, () =>
          readingIn(language, async () => {
            const stocked = state.shop ?? (state.many ? 'full' : 'small')
            const { origin, products, session } = await (shops[stocked] ??= open(stocked, scope))
            const options: BrowserContextOptions = { ...screens[screen], baseURL: origin }
            if (state.as && session) options.storageState = session
            // A tab that has shown another state loads the page in a third of the time.
            const kind = `${stocked} ${state.as}`
            const idle = (tabs.get(kind) ?? []).filter((tab) => !tab.isClosed())
            tabs.set(kind, idle)
            const page = idle.pop() ?? watchErrors(await openTab(await sharedBrowser(), options))
            let isReusable = false
            try {
              await showState(page, state, products)
              assert.deepEqual([...(await violations(page)), ...(thrown.get(page)?.splice(0) ?? [])], [])
              isReusable = !state.clock
            } finally {
              if (isReusable) idle.push(page)
              else await closeContext(page.context())
            }
          }),
        )
      }
    })
  }
}
