// §8 Without a network, and while the shop fails, a screen says how old it is; one that was never loaded says so in the frame.
import assert from 'node:assert/strict'
import { journey } from './journey.ts'
import { aShortage, openOrders, shown } from './orders-desk.ts'

const isProducts = (url: URL) => url.pathname === '/admin/products.data'
const isList = (url: URL) => url.pathname === '/admin/orders.data'

const quick = { databases: ['sqlite'] } as const
const expected = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|answered 500|Failed to fetch|manifest/
/** After this the scripts of the other screens are loaded. */
const PRELOADED_MS = 5_000

journey(
  'a list that could not be refreshed says as of when it is, until it is fresh',
  aShortage,
  async ({ person }) => {
    const admin = await person('admin', { expected })
    const page = await openOrders(admin)
    await shown(page, '3 orders')
    const note = page.locator('.stale-note')
    const goTo = (name: string) =>
      page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name }).click()
    await goTo('Dashboard')
    await page.getByText('Newest orders').waitFor()
    await admin.context.setOffline(true)
    await goTo('Orders')
    await shown(page, '3 orders')
    await note.getByText(/^No connection — as of \d{1,2}:\d\d [ap]m$/).waitFor()
    await admin.context.setOffline(false)
    await note.getByText('No connection').waitFor({ state: 'hidden' })

    await page.route(isList, (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Refresh list' }).click()
    await note.getByText(/^Could not be refreshed — as of/).waitFor()
    await shown(page, '3 orders')
    await page.unroute(isList)
    await note.getByText('Could not be refreshed').waitFor({ state: 'hidden' })
  },
  quick,
)

journey(
  'a screen that was not loaded before the network went says so in the frame, and opens when it is back, also at a later try',
  aShortage,
  async ({ person }) => {
    const admin = await person('admin', { expected })
    const page = await openOrders(admin)
    await page.waitForTimeout(PRELOADED_MS)
    await admin.context.setOffline(true)
    const navigation = page.getByRole('navigation', { name: 'Back office' })
    await navigation.getByRole('link', { name: 'Products' }).click()
    await page.getByText('This screen has not been loaded yet.').waitFor()
    await navigation.getByRole('link', { name: 'Orders' }).waitFor()
    let refusals = 0
    await page.route(isProducts, (route) => (refusals++ < 2 ? route.abort() : route.continue()))
    await admin.context.setOffline(false)
    await page.getByText('Total Products').waitFor()
    assert.ok(refusals > 2, 'the first requests failed')
  },
  quick,
)
