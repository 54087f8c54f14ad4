// G-7 A window of 320 × 256: cart and checkout can be used whole.
import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { fillCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { checkoutField, fillCheckout, openCart, sendOrder, storeCart } from './shopping.ts'

const quick = { databases: ['sqlite'], only: 'phone' } as const
/** 1,280 × 1,024 at 400 %. */
const ZOOMED = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }

const arrived = (dialog: Locator) =>
  dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))

/** Its height once it has been scrolled to, as much as is in the window. */
const seenHeight = (place: Locator) =>
  place.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const { top, bottom } = element.getBoundingClientRect()
    const isOnTop = element.contains(document.elementFromPoint(innerWidth / 2, (top + bottom) / 2))
    return isOnTop ? Math.min(bottom, innerHeight) - Math.max(top, 0) : 0
  })

journey(
  'G-7 at 400 % the cart and the checkout scroll whole: no head or foot takes the window',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor', ZOOMED)).visit('/ordernow')
    await storeCart(page, 12, 10)
    const cart = await openCart(page)
    await arrived(cart)
    const line = cart.locator('.cart-line').nth(6)
    assert.ok((await seenHeight(line)) >= 70)
    const bars = await cart.evaluate((dialog) =>
      ['.dialog-head', '.dialog-foot'].map((bar) => dialog.querySelector(bar)?.getBoundingClientRect()),
    )
    assert.ok(
      bars.every((bar) => bar && (bar.bottom <= 0 || bar.top >= 256)),
      'head and foot are out of sight',
    )

    await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
    const checkout = page.getByRole('dialog', { name: 'Checkout' })
    await arrived(checkout)
    assert.ok((await seenHeight(checkoutField(page, 'address'))) >= 90)
    await fillCheckout(page)
    await sendOrder(page)
  },
  quick,
)
