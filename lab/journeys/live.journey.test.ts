// `npm test` proves that a page that connects late receives what it missed: `test/live/live.test.ts`, and that it sends its
// cursor: `web/live/live-connection.test.ts`.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { fillSmallCatalogue } from '#test/fixtures/full-catalogue.ts'
import type { Person } from '#test/browser/person.ts'
import { journey } from '#test/journeys/journey.ts'
import { orderElsewhere } from '#test/journeys/shopping.ts'

/** A page whose live stream opens only after `bought`, at the URL that `lineOf` makes of the original. */
async function openTooEarly({ context }: Person, bought: Promise<void>, lineOf = (url: string) => url) {
  const page = await context.newPage()
  const looks: string[] = []
  page.on('request', (request) => request.url().includes('/ordernow.data') && looks.push(request.url()))
  await page.route('**/live?*', async (route) => {
    await bought
    await route.continue({ url: lineOf(route.request().url()) })
  })
  const asked = page.waitForRequest('**/live?*')
  await page.goto('/ordernow')
  await asked
  return { page, looks }
}

const withoutSince = (url: string) => url.replace(/&since=[^&]+/, '')
const fiveLeft = (page: Page) => page.getByRole('region', { name: 'Bomb', exact: true }).getByText('Only 5 left')

journey(
  '§7 a live stream receives a sale made between the page’s render and its opening, unless it has no cursor',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const bought = Promise.withResolvers<void>()
    const { page, looks } = await openTooEarly(await person('visitor'), bought.promise)
    const control = await openTooEarly(await person('control'), bought.promise, withoutSince)
    await orderElsewhere(shop.origin, 'Bomb No. 1', 495)
    const listening = control.page.waitForResponse('**/live?*')
    bought.resolve()
    await fiveLeft(page).waitFor()
    await listening

    // Both receive later sales, so nothing is pending for the control.
    await orderElsewhere(shop.origin, 'Bomb No. 2', 495)
    await fiveLeft(page).nth(1).waitFor()
    await fiveLeft(control.page).first().waitFor()
    assert.equal(await fiveLeft(control.page).count(), 1, 'the control knows of the second alone')
    assert.deepEqual(looks, [])
  },
  { databases: ['sqlite'] },
)
