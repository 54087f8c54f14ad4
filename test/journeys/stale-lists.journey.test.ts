import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { journey, stage } from './journey.ts'
import { aShortage, openOrders, shown } from './orders-desk.ts'
import { openScreen } from './open-screen.ts'

const isProducts = (url: URL) => url.pathname === '/admin/products.data'
const isList = (url: URL) => url.pathname === '/admin/orders.data'

const expected = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|answered 500|Failed to fetch|manifest/

/** The idle page has loaded the scripts and styles of the other screens. */
const untilPreloaded = (page: Page) =>
  page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const asked = [...document.head.querySelectorAll('link')].filter(({ rel }) =>
      /^(modulepreload|prefetch)$/.test(rel),
    )
    return asked.some(({ rel }) => rel === 'prefetch') && asked.every(({ href }) => loaded.includes(href))
  })

journey(
  'a list that could not be refreshed says as of when it is, and a screen that was never loaded says so, until the shop answers',
  aShortage,
  async ({ person }) => {
    const admin = await person('admin', { expected, preloads: true })
    // The office has more files than the 250 that a browser lists.
    await admin.context.addInitScript(() => performance.setResourceTimingBufferSize(1_000))
    const page = await openOrders(admin)
    await shown(page, '3 orders')
    const note = page.locator('.stale-note')
    const goTo = (name: string) => openScreen(page, name)

    await stage('without a network a list shows its age, until it is fresh', async () => {
      await goTo('Dashboard')
      await page.getByText('Newest orders').waitFor()
      await admin.context.setOffline(true)
      await goTo('Orders')
      await shown(page, '3 orders')
      await note.getByText(/^No connection — as of \d{1,2}:\d\d [ap]m$/).waitFor()
      await admin.context.setOffline(false)
      await note.getByText('No connection').waitFor({ state: 'hidden' })
    })

    await stage('a screen that was never loaded shows an error in the shell, and opens at a later try', async () => {
      await untilPreloaded(page)
      await admin.context.setOffline(true)
      await goTo('Products')
      await page.getByText('This screen has not been loaded yet.').waitFor()
      await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Orders' }).waitFor()
      let refusals = 0
      await page.route(isProducts, (route) => (refusals++ < 2 ? route.abort() : route.continue()))
      await admin.context.setOffline(false)
      await page.getByText('Total Products').waitFor()
      assert.ok(refusals > 2, 'the first requests failed')
      await page.unroute(isProducts)
    })

    await stage('while the shop fails, a list shows its age', async () => {
      await goTo('Orders')
      await shown(page, '3 orders')
      await page.route(isList, (route) => route.fulfill({ status: 500, body: '' }))
      await page.getByRole('button', { name: 'Refresh list' }).click()
      await note.getByText(/^Could not be refreshed — as of/).waitFor()
      await shown(page, '3 orders')
      await page.unroute(isList)
      await note.getByText('Could not be refreshed').waitFor({ state: 'hidden' })
    })
  },
  { databases: ['sqlite'] },
)
