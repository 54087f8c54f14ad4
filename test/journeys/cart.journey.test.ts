// §2, §4, §5 The cart: adding, typing, refusals, the minimum order, what others buy meanwhile, and that it stays.
import assert from 'node:assert/strict'
import { until } from '#test/until.ts'
import { fillSmallCatalogue, catalogueProducts } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { openCart, orderElsewhere, putInCart, typeQuantity } from './shopping.ts'

const quick = { databases: ['sqlite'], sharing: true } as const
/** At ₹43, and one without a picture at ₹52. */
const wala = 'Wala No. 1'
const bomb = 'Bomb No. 1'

journey(
  '§4 Add to Cart becomes a stepper, 0 removes, typed is at least 1, and every step is told',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const told = (words: string) => page.getByRole('status').getByText(words, { exact: true }).waitFor()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: wala, exact: true }) })
    await putInCart(page, wala)
    await told(`${wala} added to cart`)
    await card.getByRole('button', { name: `Increase quantity of ${wala}` }).click()
    await told(`${wala}: 2 in cart`)
    await page.getByRole('button', { name: 'Cart, 2 items' }).waitFor()
    await page.getByText('Total: ₹86').waitFor()
    const field = card.getByRole('textbox', { name: `quantity of ${wala}` })
    for (const [typed, counted] of [
      ['7', '7'],
      ['many', '1'],
      ['0', '1'],
    ] as const) {
      await typeQuantity(card, wala, typed)
      await until(async () => (await field.inputValue()) === counted)
    }
    await card.getByRole('button', { name: `Decrease quantity of ${wala}` }).click()
    await told(`${wala} removed from cart`)
    await card.getByRole('button', { name: `Add to Cart: ${wala}` }).waitFor()
    await page.getByRole('button', { name: 'Cart, 0 items' }).click()
    await page.getByText('Your cart is empty').waitFor()
  },
  quick,
)

journey(
  '§5 more than there is: Only {n} items available in stock!, for five seconds',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor')
    await visitor.context.clock.install()
    const page = await visitor.visit('/ordernow')
    await putInCart(page, catalogueProducts.fewLeft, 3)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: `Increase quantity of ${catalogueProducts.fewLeft}` }).click()
    const alert = page.getByRole('alert').getByText('Only 3 items available in stock!')
    await alert.waitFor()
    assert.equal(
      await page.getByRole('textbox', { name: `quantity of ${catalogueProducts.fewLeft}` }).inputValue(),
      '3',
    )
    await page.clock.runFor(4_900)
    assert.equal(await alert.count(), 1)
    await page.clock.runFor(100)
    await alert.waitFor({ state: 'detached' })
  },
  quick,
)

journey(
  '§4 the page cannot scroll for 100 ms after a cart change',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor')
    await visitor.context.clock.install()
    const page = await visitor.visit('/ordernow')
    await page.clock.pauseAt(Date.now() + 60_000)
    // Whether the page refuses each way in which a hand scrolls it.
    const refused = () =>
      page.evaluate(() =>
        ['touchmove', 'wheel'].filter(
          (move) => !document.body.dispatchEvent(new Event(move, { bubbles: true, cancelable: true })),
        ),
      )
    assert.deepEqual(await refused(), [])
    await putInCart(page, wala)
    await until(async () => (await refused()).length === 2)
    await page.clock.runFor(99)
    assert.deepEqual(await refused(), ['touchmove', 'wheel'])
    await page.clock.runFor(1)
    assert.deepEqual(await refused(), [])
  },
  quick,
)

journey(
  '§2, §8 the cart panel: lines, minimum order with the remaining amount, removing',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, wala, 10)
    await putInCart(page, bomb)
    const cart = await openCart(page)
    const line = (name: string) => cart.getByRole('listitem').filter({ hasText: name })
    await line(wala).getByText('₹43 / 1Pkt').waitFor()
    await line(wala).getByText('₹430', { exact: true }).waitFor()
    await line(bomb).getByText('No Image').waitFor()
    await cart.getByText('₹482', { exact: true }).waitFor()
    await cart.getByText('Minimum order amount is ₹2,000. Add ₹1,518 more to proceed.').waitFor()
    const proceed = cart.getByRole('button', { name: 'Minimum order ₹2,000 required' })
    assert.ok(await proceed.isDisabled())

    await typeQuantity(cart, wala, '46')
    await cart.getByText('₹2,030', { exact: true }).waitFor()
    assert.ok(await cart.getByRole('button', { name: 'Proceed to Checkout' }).isEnabled())
    await cart.getByRole('button', { name: `Remove ${bomb}` }).click()
    await cart.getByText('Minimum order amount is ₹2,000. Add ₹22 more to proceed.').waitFor()
    await cart.getByRole('button', { name: `Remove ${wala}` }).click()
    await cart.getByText('Your cart is empty').waitFor()
    await cart.getByRole('button', { name: 'Continue Shopping' }).click()
    await cart.waitFor({ state: 'hidden' })
  },
  quick,
)

journey(
  'the cart, touched twice by an impatient finger, is closed by one step back',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await page.getByRole('button', { name: /^Cart, / }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    assert.equal(new URL(page.url()).hash, '')
  },
  quick,
)

journey(
  'the cart stays over a reload and is the same in every tab',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    await putInCart(page, wala, 12)
    const other = await visitor.visit('/ordernow')
    await other.getByRole('button', { name: 'Cart, 12 items' }).waitFor()
    await putInCart(other, bomb)
    await page.getByRole('button', { name: 'Cart, 13 items' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Cart, 13 items' }).waitFor()
    assert.equal(await page.getByRole('textbox', { name: `quantity of ${wala}`, exact: true }).inputValue(), '12')
  },
  quick,
)

journey(
  '§5 what others buy meanwhile: fewer left, then This product is out of stock!',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, bomb, 60)
    const cart = await openCart(page)
    const line = cart.getByRole('listitem').filter({ hasText: bomb })
    await orderElsewhere(shop.origin, bomb, 450)
    await line.getByText('Only 50 items available in stock!').waitFor()
    await cart.getByText('1 product is no longer available in this quantity. Please change or remove it.').waitFor()
    await orderElsewhere(shop.origin, bomb, 50)
    await line.getByText('This product is out of stock!').waitFor()
    assert.ok(await cart.getByRole('button', { name: 'Proceed to Checkout' }).isDisabled())
    await page.keyboard.press('Escape')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: bomb, exact: true }) })
    await card.getByText('Out of Stock').waitFor()
  },
  { databases: ['sqlite'] },
)

journey(
  'the page stands still under the cart and makes room for the total bar, and neither when they are gone',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const looks = () =>
      page.evaluate(() => ({
        still: getComputedStyle(document.documentElement).overflowY === 'hidden',
        room: getComputedStyle(document.body).paddingBottom !== '0px',
      }))
    assert.deepEqual(await looks(), { still: false, room: false })
    await putInCart(page, wala)
    const cart = await openCart(page)
    assert.deepEqual(await looks(), { still: true, room: true })
    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'hidden' })
    await until(async () => !(await looks()).still)

    await (await openCart(page)).getByRole('button', { name: `Remove ${wala}` }).click()
    await until(async () => !(await looks()).room)
    await cart.getByRole('button', { name: 'Continue Shopping' }).click()
    await until(async () => !(await looks()).still)
  },
  quick,
)
