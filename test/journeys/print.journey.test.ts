import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { again } from '../browser/again.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillCatalogue } from '../fixtures/full-catalogue.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { journey } from './journey.ts'
import { details, openOrders, viewDetails } from './orders-desk.ts'
import { fillCheckout, openCart, sendOrder, storeCart } from './shopping.ts'

const LINES = 45

/** The page count of the document's page tree. */
function pagesOf(pdf: Buffer): number {
  const [, count] = /\/Type \/Pages\s*\/Count (\d+)/.exec(pdf.toString('latin1')) ?? []
  return Number(count)
}

/** In millimetres, of each page. */
const sizesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, length]) => ({
    width: Math.round((Number(width) / 72) * 25.4),
    length: Math.round((Number(length) / 72) * 25.4),
  }))

const printedPages = async (page: Page) => pagesOf(await page.pdf({ format: 'A4' }))

/** Paper has text only. */
async function hasNoButtons(page: Page, where: string) {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  const shown = page.locator(
    'button:visible, .button:visible, .top-bar nav:visible, .total-bar:visible, .side-widgets [data-kind]:visible',
  )
  assert.deepEqual(await shown.allInnerTexts(), [], where)
}

journey(
  'paper shows the order, the cart and the price sheet, and not the buttons',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const [first = ''] = await storeCart(page, LINES)
    const cart = await openCart(page)
    assert.ok((await printedPages(page)) <= 4, 'the cart')
    await hasNoButtons(page, 'the cart')
    assert.ok(await cart.getByRole('heading', { name: first, exact: true }).isVisible())
    await page.emulateMedia({ media: null })

    await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await fillCheckout(page)
    const orderId = await sendOrder(page)
    assert.ok((await printedPages(page)) <= 4, 'the confirmation')
    await hasNoButtons(page, 'the confirmation')
    assert.ok(await page.getByText(orderId).first().isVisible())
    assert.ok(await page.locator('.top-bar-name').isVisible(), 'the name of the shop')
    assert.ok(
      await page
        .getByRole('link', { name: /^Call / })
        .first()
        .isVisible(),
      'the number to call',
    )
    const ink = await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color)
    assert.equal(ink, 'rgb(0, 0, 0)')
    await page.emulateMedia({ media: null })

    await page.getByRole('button', { name: 'Continue Shopping' }).click()
    await page.getByRole('radio', { name: 'Price sheet' }).check({ force: true })
    await page
      .getByRole('textbox', { name: /^Quantity of / })
      .first()
      .waitFor()
    assert.ok((await printedPages(page)) <= 6, 'the price sheet')
    await hasNoButtons(page, 'the price sheet')
    assert.equal(await page.locator('.sheet-strip:visible, .sheet-jump:visible').count(), 0)
    const box = page.getByRole('textbox', { name: /^Quantity of / }).first()
    assert.equal(await box.evaluate((input) => getComputedStyle(input).borderTopStyle), 'solid')

    await page.emulateMedia({ media: null })
    await page.goto('/pricelist')
    await page.getByRole('table').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    assert.equal(await page.locator('iframe:visible, details:visible').count(), 0, 'frames without content')
    const [title, table] = [
      await page.getByRole('heading', { level: 1 }).boundingBox(),
      await page.getByRole('table').first().boundingBox(),
    ]
    assert.ok(title && table && table.y - title.y < 160, 'the tables follow the title')
  },
  { databases: ['sqlite'], only: 'desk' },
)

journey(
  'an opened order of 45 lines is two pages: each names the order, the last one its total; a roll is as long as its list',
  async (shop) => {
    const stock = Object.fromEntries(
      Array.from({ length: LINES }, (_, at) => [`p${at}`, { ...goods.lakshmiCrackers, name: `Cracker ${at}` }]),
    )
    const products = Object.values(await stockUp(shop, stock))
    const customer = {
      ...murugan,
      address: `${murugan.address}\n${lakshmi.address}\nTransport: Sri Murugan Lorry Service, Virudhunagar`,
    }
    const itemsOf = (lines: typeof products, quantity: number) => lines.map(({ id }) => ({ id, quantity }))
    await shop.orders.place(newKey(), { customer, items: itemsOf(products, 2) })
    for (const items of [itemsOf(products, 2), itemsOf(products.slice(0, 3), 20)]) {
      const placed = await shop.orders.place(newKey(), { customer: lakshmi, items })
      assert.ok('order' in placed)
      await shop.orders.steps.take(placed.order.orderId, 'confirmed')
    }
  },
  async ({ person }) => {
    const admin = await person('admin')
    const page = await openOrders(admin)
    await viewDetails(page, murugan.name)
    await details(page).getByRole('heading', { name: 'Items (45)' }).waitFor()
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })
    assert.equal(pagesOf(pdf), 2)
    await page.emulateMedia({ media: 'print' })
    const shown = await page.locator('.button:visible, .back-office-nav:visible').allInnerTexts()
    assert.deepEqual(shown, [])
    const table = details(page).locator('.order-lines table')
    assert.match(await table.locator('thead').innerText(), /ORD\d{17}/)
    assert.equal(await table.locator('tfoot').evaluate((foot) => getComputedStyle(foot).display), 'table-row-group')
    await page.emulateMedia({ media: null })

    await page.goto('/admin/packing')
    const toPack = page.locator('a[href^="/admin/packing/ORD"]')
    await toPack.first().waitFor()
    const ids = await toPack.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
    await page.goto(`/admin/packing/lists?paper=80mm&orders=${[...new Set(ids)].join(',')}`)
    await page.getByRole('button', { name: 'Print' }).waitFor()
    await untilHydrated(page)
    const rolls = sizesOf(await page.pdf({ preferCSSPageSize: true }))
    assert.deepEqual(
      rolls.map(({ width }) => width),
      [80, 80],
      'a page of 80 mm for each order',
    )
    const lengths = rolls.map(({ length }) => length).toSorted((a, b) => a - b)
    assert.ok(Number(lengths[0]) < 150 && Number(lengths[1]) > 350, `${lengths} mm`)

    const picking = await admin.visit(`/admin/packing/picking?orders=${[...new Set(ids)].join(',')}`)
    await picking.getByText(`Picking list for ${rolls.length} orders`).waitFor()
    await untilHydrated(picking)
    const form = { intent: 'steps', step: 'cancelled', orderIds: String(ids[0]), key: newKey() }
    await page.request.post('/admin/orders.data', { form, ...again })
    await page.getByText('This order is cancelled. Put its items back.').waitFor()
    assert.equal(await page.locator('.paper').count(), 1, 'an open list is live')
    await picking.getByText('Picking list for 1 order', { exact: true }).waitFor()
  },
  { databases: ['sqlite'], only: 'desk' },
)
