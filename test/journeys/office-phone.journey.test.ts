// C P3-4, 11 to 15 The back office on small screens: what is worked on, not the tools around it, has most of the screen.
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { goods } from '../fixtures/sample-data.ts'
import { journey } from './journey.ts'
import { aBusyDay, openOrders } from './orders-desk.ts'

const quick = { databases: ['sqlite'], only: 'phone' } as const
const rows = (page: Page) => page.getByRole('table', { name: 'Online Orders' }).locator('tbody > tr')

const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN

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

    // The chips of an Unverified order are the widest.
    await page.setViewportSize({ width: 360, height: 740 })
    const order = rows(page).filter({ hasText: 'Unverified' }).first()
    const chip = await order.getByRole('button', { name: /^Order: Pending/ }).boundingBox()
    const view = await order.getByRole('link', { name: /^View Details/ }).boundingBox()
    assert.ok(
      chip && view && chip.x + chip.width <= view.x && chip.y < view.y + view.height && view.y < chip.y + chip.height,
    )
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
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

journey(
  'C P3-15 on a phone an order opens wherever it is touched, and its buttons have words',
  aBusyDay,
  async ({ person }) => {
    const page = await openOrders(await person('admin'))
    for (const word of ['View', 'Bill', 'Delete']) {
      await rows(page).first().getByText(word, { exact: true }).filter({ visible: true }).waitFor()
    }
    const row = await rows(page).first().boundingBox()
    assert.ok(row)
    await page.touchscreen.tap(row.x + row.width / 2, row.y + 6)
    await page.getByRole('dialog').getByText('Customer Details').waitFor()
  },
  quick,
)

journey(
  'C P3-4, 11, 14 on a phone the search stays in sight, prices stand before the picture, a lost picture is told from none',
  async (shop) => {
    for (let index = 0; index < 70; index += 1) {
      const imageUrl = index === 69 ? '/media/image/upload/lost.jpg' : ''
      await shop.products.create({ ...goods.flowerPots, name: `Pots No. ${index}`, imageUrl })
    }
  },
  async ({ person }) => {
    const admin = await person('admin', { expected: /status of 404/ })
    const page = await admin.visitOffice('/admin/products')
    const product = (name: string) => page.getByRole('row').filter({ hasText: name })
    await product('Pots No. 69').getByText('Image Not Found', { exact: true }).waitFor()
    await product('Pots No. 68').getByText('No Image', { exact: true }).waitFor()
    await page.evaluate(() => scrollTo(0, 2_000))
    const search = await page.getByRole('searchbox').boundingBox()
    assert.ok(search && search.y >= 0 && search.y < 844 / 4, `the search is at ${search?.y}`)
    assert.equal(await page.getByText('60 of 70 shown').count(), 1)

    await page.setViewportSize({ width: 390, height: 420 })
    await page.getByRole('button', { name: 'Edit Pots No. 69' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Product' })
    const stock = form.getByRole('textbox', { name: 'Stock' })
    assert.ok((await topOf(stock)) < 420 - 80, 'the stock is in sight')
    assert.ok(
      (await topOf(form.getByRole('textbox', { name: 'Our Price' }))) <
        (await topOf(form.locator('.file-uploader').first())),
    )
  },
  quick,
)
