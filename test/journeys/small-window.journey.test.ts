// G-7, A P3-18 A window of 320 × 256, and large letters: cart, checkout, confirmation and total bar can be used whole.
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
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
  fillSmallCatalogue,
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

journey(
  'above a phone’s keyboard the checkout leaves its fields most of the window, with total and Send Order in one line',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor', { viewport: { width: 390, height: 420 } })).visit('/ordernow')
    await storeCart(page, 12, 10)
    await (await openCart(page)).getByRole('button', { name: 'Proceed to Checkout' }).click()
    const checkout = page.getByRole('dialog', { name: 'Checkout' })
    await arrived(checkout)
    assert.ok((await seenHeight(checkout.locator('.dialog-body'))) >= 250)
    const inOneLine = [
      checkout.locator('.checkout-total'),
      checkout.getByRole('button', { name: 'Back to Cart' }),
      checkout.getByRole('button', { name: 'Send Order' }),
    ]
    for (const place of inOneLine) {
      const box = await place.boundingBox()
      assert.ok(box && box.y > 345 && box.y + box.height <= 420 && box.height >= 40)
    }
  },
  { ...quick, only: 'phone' },
)

/** Texts and controls that reach beyond the window or their own box. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const places = document.querySelectorAll<HTMLElement>(
      'dialog[open] :is(button, h2, h3, p, dd, b, li, input, label), .total-bar :is(b, small, button), .confirmation :is(h1, h2, p, dd, td, th, a, button), .order-aside *',
    )
    return [...places]
      .filter((place) => place.checkVisibility() && !place.closest('.visually-hidden'))
      .filter((place) => {
        const { left, right } = place.getBoundingClientRect()
        return (
          left < -1 ||
          right > innerWidth + 1 ||
          (place.tagName !== 'INPUT' &&
            place.scrollWidth > place.clientWidth + 2 &&
            getComputedStyle(place).display !== 'inline')
        )
      })
      .map((place) => place.outerHTML.slice(0, 120))
  })

for (const percent of [130, 200]) {
  journey(
    `A P3-18 letters of ${percent} %: nothing of total bar, cart, checkout and confirmation is cut off`,
    fillSmallCatalogue,
    async ({ person }) => {
      const visitor = await person('visitor')
      const page = await visitor.visit('/ordernow')
      const browser = await visitor.context.newCDPSession(page)
      await browser.send('Page.setFontSizes', {
        fontSizes: { standard: Math.ceil(0.16 * percent), fixed: Math.ceil(0.13 * percent) },
      })
      await storeCart(page, 12, 10)
      assert.ok(
        (await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))) > 20,
      )
      assert.deepEqual(await cutOff(page), [], 'the total bar')
      const cart = await openCart(page)
      await arrived(cart)
      assert.deepEqual(await cutOff(page), [], 'the cart')
      await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
      await arrived(page.getByRole('dialog', { name: 'Checkout' }))
      assert.deepEqual(await cutOff(page), [], 'the checkout')
      await fillCheckout(page)
      await sendOrder(page)
      assert.deepEqual(await cutOff(page), [], 'the confirmation')
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), page.viewportSize()?.width)
    },
    quick,
  )
}
