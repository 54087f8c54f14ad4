// C P3-12, 13 The order list on small screens: orders, not the tools around them, have most of the screen.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { journey } from './journey.ts'
import { aBusyDay, openOrders } from './orders-desk.ts'

const quick = { databases: ['sqlite'], only: 'phone' } as const
const rows = (page: Page) => page.getByRole('table', { name: 'Online Orders' }).locator('tbody > tr')

/** How many orders are whole in sight. */
const wholeRows = (page: Page) =>
  rows(page).evaluateAll(
    (all) =>
      all.filter((row) => {
        const { top, bottom, left, right } = row.getBoundingClientRect()
        const corner = document.elementFromPoint((left + right) / 2, bottom - 3)
        return top >= 0 && bottom <= innerHeight && row.contains(corner)
      }).length,
  )

journey(
  'C P3-12 on a phone the first order begins in the upper third of the screen, and three are whole',
  aBusyDay,
  async ({ person }) => {
    const page = await openOrders(await person('admin'))
    const first = await rows(page).first().boundingBox()
    assert.ok(first && first.y <= 844 * 0.36, `the first order begins at ${first?.y}`)
    assert.ok((await wholeRows(page)) >= 3)
  },
  quick,
)

journey(
  'C P3-12 on a phone held sideways an order is whole in sight, and so is Logout',
  aBusyDay,
  async ({ person }) => {
    const page = await openOrders(await person('admin', { viewport: { width: 844, height: 390 } }))
    assert.ok((await wholeRows(page)) >= 1)
    const logout = await page.getByRole('button', { name: 'Logout' }).boundingBox()
    assert.ok(logout && logout.y + logout.height <= 390, `Logout ends at ${logout && logout.y + logout.height}`)
    const sidebar = await page.getByRole('navigation', { name: 'Back office' }).boundingBox()
    assert.ok(sidebar && sidebar.width <= 844 / 8)
  },
  quick,
)

journey(
  'C P3-13 on a tablet the navigation leaves the screen its room, and nothing scrolls sideways',
  aBusyDay,
  async ({ person }) => {
    for (const width of [768, 1_024]) {
      const admin = await person(`admin at ${width}`, { viewport: { width, height: 1_024 }, isMobile: false })
      for (const address of ['/admin/orders', '/admin/products', '/admin']) {
        const page = await admin.visitOffice(address)
        const sidebar = await page.getByRole('navigation', { name: 'Back office' }).boundingBox()
        assert.ok(sidebar && sidebar.width <= width / 8, `${sidebar?.width} of ${width}`)
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      }
    }
  },
  quick,
)
