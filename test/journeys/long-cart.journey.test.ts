// A cart of 45 lines: seven are in sight, one that is sold out is named, brought to and taken out, and nothing leaves its frame.
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { fillCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { openCart, openCheckout, orderElsewhere, storeCart } from './shopping.ts'

const quick = { databases: ['sqlite'], sharing: true } as const
const LINES = 45
const IN_SIGHT = 7
const TARGET_PX = 44
/** What each product of the catalogue has. */
const STOCK = 500

const lineOf = (cart: Locator, name: string) =>
  cart.locator('.cart-line').filter({ has: cart.page().getByRole('heading', { name, exact: true }) })

/** The names of the lines that are wholly in sight. */
const linesInSight = (cart: Locator): Promise<string[]> =>
  cart.evaluate((dialog) => {
    const { top = 0, bottom = 0 } = dialog.querySelector('.dialog-body')?.getBoundingClientRect() ?? {}
    return [...dialog.querySelectorAll('.cart-line')]
      .filter(
        (line) => line.getBoundingClientRect().top >= top - 1 && line.getBoundingClientRect().bottom <= bottom + 1,
      )
      .map((line) => line.querySelector('h3')?.textContent ?? '')
  })

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)

/** The panel has arrived where it slides to. */
async function openLongCart(page: Page): Promise<Locator> {
  const cart = await openCart(page)
  await cart.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
  return cart
}

journey(
  'A P2-5, P3-13 of 45 lines seven are in sight; one that is sold out is named in the notice, brought to and taken out',
  fillCatalogue,
  async ({ person, shop }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const names = await storeCart(page, LINES)
    const [gone = '', short = '', other = ''] = [names[39], names[35], names[5]]
    await orderElsewhere(shop.origin, gone, STOCK)
    const cart = await openLongCart(page)
    await cart.getByText('1 product is no longer available in this quantity. Please change or remove it.').waitFor()
    const seen = await linesInSight(cart)
    assert.ok(seen.length >= IN_SIGHT, `in sight are ${seen}`)
    assert.ok(!seen.includes(gone))

    await cart.getByRole('button', { name: `${gone} Out of Stock` }).click()
    await until(async () => (await linesInSight(cart)).includes(gone))
    assert.ok(await hasFocus(lineOf(cart, gone)))
    await cart.getByRole('button', { name: `Remove it: ${gone}` }).click()
    await lineOf(cart, gone).waitFor({ state: 'detached' })
    assert.ok(await hasFocus(cart.getByRole('heading', { name: 'Your Cart', exact: true })))

    await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
    const checkout = page.getByRole('dialog', { name: 'Checkout' })
    await checkout.waitFor()
    await orderElsewhere(shop.origin, short, STOCK - 1)
    await orderElsewhere(shop.origin, other, STOCK - 1)
    await checkout.getByText('2 products are no longer available in this quantity.').waitFor()
    await checkout.getByRole('button', { name: `Remove it: ${other}` }).click()
    await checkout.getByRole('button', { name: `${short} Only 1 left` }).click()
    await until(async () => (await linesInSight(cart)).includes(short))
    assert.ok(await hasFocus(lineOf(cart, short)))
    await cart.getByRole('button', { name: `Take 1 of ${short}` }).click()
    await cart.getByText('no longer available').waitFor({ state: 'detached' })
    assert.equal(await lineOf(cart, short).getByRole('textbox').inputValue(), '1')
    assert.equal(await cart.locator('.cart-line').count(), LINES - 2)
    assert.ok(await cart.getByRole('button', { name: 'Proceed to Checkout' }).isEnabled())
  },
  { databases: ['sqlite'] },
)

async function staysInFrame(dialog: Locator) {
  const scrolled = await dialog.evaluate((element) =>
    [element, element.querySelector('.dialog-sheet')].map((each) => each?.scrollTop),
  )
  assert.deepEqual(scrolled, [0, 0])
  const close = await dialog.getByRole('button', { name: /^Close/ }).boundingBox()
  assert.ok(close && close.y > 0, 'the close button is in sight')
}

journey(
  'F-6 whatever is scrolled to or focused, the cart and the checkout stay in their frames, and each target is 44 px',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await storeCart(page, LINES)
    const cart = await openLongCart(page)
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
    await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
    const checkout = page.getByRole('dialog', { name: 'Checkout' })
    const last = checkout.getByRole('listitem').last()
    await last.evaluate((element) => element.scrollIntoView())
    await staysInFrame(checkout)
  },
  quick,
)

journey(
  'A P3-14, P3-15 the bar says how much is missing, and the total is in sight in the whole checkout',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const bar = page.getByRole('complementary', { name: 'Your order' })
    const look = () =>
      bar.getByRole('button', { name: 'Purchase' }).evaluate((button) => getComputedStyle(button).backgroundColor)
    await storeCart(page, 1, 10)
    const [, total = 0] = /₹([\d,]+)/.exec(await bar.innerText()) ?? []
    await bar.getByText(`₹${(2_000 - Number(total)).toLocaleString('en-IN')} to go`).waitFor()
    const tooEarly = await look()
    await storeCart(page, LINES)
    await bar.getByText('you save').waitFor()
    assert.notEqual(await look(), tooEarly)

    const sum = /₹[\d,]+/.exec(await bar.innerText())?.[0] ?? ''
    const checkout = await openCheckout(page)
    const amount = checkout.getByText(`Total: ${sum}`)
    const notice = checkout.getByText(/nothing is to be paid before that call/)
    for (const field of ['Name', 'Full Address with Landmark']) {
      await checkout.getByRole('textbox', { name: field, exact: true }).scrollIntoViewIfNeeded()
      assert.ok(await amount.evaluate(isInWindow), `the total at ${field}`)
    }
    const [summary, legal] = [await checkout.getByText('Order Summary').boundingBox(), await notice.boundingBox()]
    assert.ok(summary && legal)
    if ((page.viewportSize()?.width ?? 0) < 960) assert.ok(legal.y < summary.y, 'the notice comes before the lines')
  },
  quick,
)

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

journey(
  'G-11, G-12 the focus stays in the cart when a line goes, and a typed number outlives the way back',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const [first = '', second = '', third = ''] = await storeCart(page, 3, 50)
    const cart = await openLongCart(page)
    const remove = async (name: string) => {
      await cart.getByRole('button', { name: `Remove ${name}`, exact: true }).focus()
      await page.keyboard.press('Enter')
    }
    await remove(second)
    await until(() => hasFocus(lineOf(cart, third)))
    await remove(third)
    await until(() => hasFocus(lineOf(cart, first)))

    const box = lineOf(cart, first).getByRole('textbox')
    await box.focus()
    await box.fill('70')
    await page.goBack()
    await page.getByRole('button', { name: 'Cart, 70 items' }).waitFor()

    await openCart(page)
    await remove(first)
    await until(() => hasFocus(cart.getByRole('heading', { name: 'Your Cart', exact: true })))
  },
  quick,
)
