import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
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

const printedPages = async (page: Page) => pagesOf(await page.pdf({ format: 'A4' }))

/** Paper has text only. */
async function hasNoButtons(page: Page, where: string) {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  const shown = page.locator(
    'button:visible, .button:visible, .top-bar:visible, .total-bar:visible, .side-widgets a:visible',
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
    assert.equal(await page.locator('iframe:visible').count(), 0)
  },
  { databases: ['sqlite'], only: 'desk' },
)

journey(
  'an opened order of 45 lines is two pages: each names the order, the last one its total',
  async (shop) => {
    const stock = Object.fromEntries(
      Array.from({ length: LINES }, (_, at) => [`p${at}`, { ...goods.lakshmiCrackers, name: `Cracker ${at}` }]),
    )
    const products = Object.values(await stockUp(shop, stock))
    const customer = {
      ...murugan,
      address: `${murugan.address}\n${lakshmi.address}\nTransport: Sri Murugan Lorry Service, Virudhunagar`,
    }
    await shop.orders.place(newKey(), { customer, items: products.map(({ id }) => ({ id, quantity: 2 })) })
  },
  async ({ person }) => {
    const page = await openOrders(await person('admin'))
    await viewDetails(page, murugan.name)
    await details(page).getByText('Items (45)').waitFor()
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })
    assert.equal(pagesOf(pdf), 2)
    await page.emulateMedia({ media: 'print' })
    const shown = await page.locator('.button:visible, .back-office-nav:visible').allInnerTexts()
    assert.deepEqual(shown, [])
    const table = details(page).locator('.order-lines table')
    assert.match(await table.locator('thead').innerText(), /ORD\d{17}/)
    assert.equal(await table.locator('tfoot').evaluate((foot) => getComputedStyle(foot).display), 'table-row-group')
  },
  { databases: ['sqlite'], only: 'desk' },
)
