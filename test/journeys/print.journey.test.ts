// G-17 What is printed: the order, the cart and the prices, in black, on few pages and without buttons.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { fillCheckout, openCart, sendOrder, storeCart } from './shopping.ts'

const LINES = 45

/** The number of pages, as the document's own list of them counts. */
async function printedPages(page: Page): Promise<number> {
  const [, count] = /\/Type \/Pages\s*\/Count (\d+)/.exec((await page.pdf({ format: 'A4' })).toString('latin1')) ?? []
  return Number(count)
}

/** What is on paper is text alone. */
async function hasNoButtons(page: Page, where: string) {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  const shown = page.locator(
    'button:visible, .button:visible, .top-bar:visible, .total-bar:visible, .side-widgets a:visible',
  )
  assert.deepEqual(await shown.allInnerTexts(), [], where)
}

journey(
  'G-17 paper shows the order, the cart and the price sheet, and not the buttons',
  fillSmallCatalogue,
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
  },
  { databases: ['sqlite'], only: 'desk' },
)
