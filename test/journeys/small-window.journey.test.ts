import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { chooseLetters } from '../browser/letters.ts'
import { fillCatalogue } from '../fixtures/full-catalogue.ts'
import { journey, stage, usually } from './journey.ts'
import { checkoutField, fillCheckout, openCart, sendOrder, storeCart } from './shopping.ts'
import { nothingIsCovered } from './uncovered.ts'

const LINES = 45
const TARGET_PX = 44
const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 568 }
/** 1,280 × 1,024 at 400 %. */
const ZOOMED = { width: 320, height: 256 }
/** Head and foot alone are taller with letters of three times the size. */
const SHORT = { width: 390, height: 430 }
const ABOVE_KEYBOARD = { width: 390, height: 420 }
const LARGE_LETTERS = usually([130, 200], [200])

const arrived = (dialog: Locator) =>
  dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))

/** Its visible height after scrolling to it. */
const seenHeight = (place: Locator) =>
  place.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const { top, bottom } = element.getBoundingClientRect()
    const isOnTop = element.contains(document.elementFromPoint(innerWidth / 2, (top + bottom) / 2))
    return isOnTop ? Math.min(bottom, innerHeight) - Math.max(top, 0) : 0
  })

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

/** Neither dialogs nor pages scroll sideways, and none of their words and controls is cut. */
async function fits(page: Page, what: string) {
  const width = page.viewportSize()?.width ?? 0
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, `${what} is too wide`)
  const cut = await page.evaluate(
    (right) =>
      [...document.querySelectorAll('dialog[open] :is(button, input, select, h2, p, b)')]
        .filter((element) => element.getBoundingClientRect().right > right + 1)
        .map((element) => element.outerHTML.slice(0, 100)),
    width,
  )
  assert.deepEqual(cut, [], what)
}

async function staysInFrame(dialog: Locator) {
  const scrolled = await dialog.evaluate((element) =>
    [element, element.querySelector('.dialog-sheet')].map((each) => each?.scrollTop),
  )
  assert.deepEqual(scrolled, [0, 0])
  const close = await dialog.getByRole('button', { name: /^Close/ }).boundingBox()
  assert.ok(close && close.y > 0, 'the close button is in sight')
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

journey(
  'from the total bar to the confirmation an order of 45 lines can be used whole at 320 px, at 400 %, above the keyboard and with letters of 200 %',
  fillCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    const bar = page.getByRole('complementary', { name: 'Your order' })
    const checkout = page.getByRole('dialog', { name: 'Checkout' })
    /** The same place with each size of letters. */
    const withLargeLetters = async (what: string) => {
      await page.setViewportSize(PHONE)
      for (const percent of LARGE_LETTERS) {
        await chooseLetters(page, percent)
        const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
        assert.ok(size > 20, `letters of ${size} px`)
        assert.deepEqual(await cutOff(page), [], `${what} at ${percent} %`)
      }
      await chooseLetters(page, 100)
    }

    await stage('the bar shows how much is missing', async () => {
      const look = () =>
        bar.getByRole('button', { name: 'Purchase' }).evaluate((button) => getComputedStyle(button).backgroundColor)
      await storeCart(page, 1, 10)
      const [, total = 0] = /₹([\d,]+)/.exec(await bar.innerText()) ?? []
      await bar.getByText(`₹${(2_000 - Number(total)).toLocaleString('en-IN')} to go`).waitFor()
      const tooEarly = await look()
      await storeCart(page, LINES, 10)
      await bar.getByText('you save').waitFor()
      assert.notEqual(await look(), tooEarly)
    })

    const sum = /₹[\d,]+/.exec(await bar.innerText())?.[0] ?? ''
    await stage('the order page with its total', async () => {
      await withLargeLetters('the total bar')
      await nothingIsCovered(page, 'cards with a cart')
      await page.setViewportSize(NARROW)
      await fits(page, 'the order page with its total')
    })

    await stage('the cart', async () => {
      await page.setViewportSize(PHONE)
      const cart = await openCart(page)
      await arrived(cart)
      assert.equal(await cart.locator('.cart-line').count(), LINES)
      for (const index of [12, LINES - 1]) {
        const box = cart.getByRole('textbox').nth(index)
        await box.evaluate((element) => element.scrollIntoView())
        await box.focus()
        await staysInFrame(cart)
      }
      const small = await cart
        .getByRole('button')
        .evaluateAll(
          (buttons, px) =>
            buttons
              .map((button) => ({ name: button.ariaLabel ?? button.textContent, box: button.getBoundingClientRect() }))
              .filter(({ box }) => Math.min(box.width, box.height) < px),
          TARGET_PX,
        )
      assert.deepEqual(small, [])
      await withLargeLetters('the cart')
      await page.setViewportSize(NARROW)
      await fits(page, 'the cart')
      await page.setViewportSize(SHORT)
      await page.evaluate(() => (document.documentElement.style.fontSize = '300%'))
      const proceed = cart.getByRole('button', { name: 'Proceed to Checkout' })
      assert.ok((await seenHeight(proceed)) >= TARGET_PX, 'large letters leave the last button in reach')
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))

      await page.setViewportSize(ZOOMED)
      assert.ok((await seenHeight(cart.locator('.cart-line').nth(6))) >= 70)
      const bars = await cart.evaluate((dialog) =>
        ['.dialog-head', '.dialog-foot'].map((each) => dialog.querySelector(each)?.getBoundingClientRect()),
      )
      assert.ok(
        bars.every((each) => each && (each.bottom <= 0 || each.top >= 256)),
        'head and foot are out of sight',
      )
      await proceed.click()
    })

    await stage('the checkout', async () => {
      await arrived(checkout)
      assert.ok((await seenHeight(checkoutField(page, 'address'))) >= 90)

      await page.setViewportSize(ABOVE_KEYBOARD)
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

      await page.setViewportSize(PHONE)
      const last = checkout.getByRole('listitem').last()
      await last.evaluate((element) => element.scrollIntoView())
      await staysInFrame(checkout)
      const notice = checkout.getByText(/nothing is to be paid before that call/)
      for (const field of ['Name', 'Full Address with Landmark']) {
        await checkout.getByRole('textbox', { name: field, exact: true }).scrollIntoViewIfNeeded()
        assert.ok(await checkout.getByText(`Total: ${sum}`).evaluate(isInWindow), `the total at ${field}`)
      }
      const [summary, legal] = [await checkout.getByText('Order Summary').boundingBox(), await notice.boundingBox()]
      assert.ok(summary && legal && legal.y < summary.y, 'the notice comes before the lines')
      await withLargeLetters('the checkout')
      await page.setViewportSize(NARROW)
      await checkout.getByRole('button', { name: 'Send Order' }).click()
      await checkout.getByText('Name is required').waitFor()
      await fits(page, 'the checkout with errors')
      await page.setViewportSize(ZOOMED)
      await fillCheckout(page)
      await sendOrder(page)
    })

    await stage('the confirmation', async () => {
      await page.setViewportSize(NARROW)
      await fits(page, 'the confirmation')
      await withLargeLetters('the confirmation')
      await nothingIsCovered(page, 'confirmation')
      await page.getByRole('button', { name: 'Continue Shopping' }).click()
    })

    await stage('the price sheet', async () => {
      await page.setViewportSize(NARROW)
      await page.getByRole('radio', { name: 'Price sheet' }).check({ force: true })
      await page
        .getByRole('textbox', { name: /^Quantity of / })
        .nth(3)
        .focus()
      await fits(page, 'the price sheet')
      await nothingIsCovered(page, 'price sheet')
    })

    await stage('without a touch keyboard the total stays, and Tab leads from the last box to it', async () => {
      const window = { viewport: { width: 720, height: 450 }, isMobile: false, hasTouch: false }
      const low = await (await person('with a keyboard', window)).visit('/ordernow?category=Pencil')
      await low.getByRole('radio', { name: 'Price sheet' }).check({ force: true })
      const boxes = low.locator('.sheet-box:enabled')
      await boxes.first().fill('2')
      await low.keyboard.press('Enter')
      const purchase = low.getByRole('button', { name: 'Purchase' })
      await purchase.waitFor()
      await boxes.last().focus()
      assert.ok(await purchase.isVisible())
      const [box, total] = [await boxes.last().boundingBox(), await low.locator('.total-bar').boundingBox()]
      assert.ok(box && total && box.y + box.height <= total.y, 'the bar lies on the box')
      await low.keyboard.press('Tab')
      assert.ok(await purchase.evaluate((button) => button === document.activeElement))
    })
  },
  { databases: ['sqlite'], only: 'phone' },
)
