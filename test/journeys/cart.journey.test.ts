import assert from 'node:assert/strict'
import { until } from '#test/until.ts'
import { fillSmallCatalogue, catalogueProducts } from '../fixtures/full-catalogue.ts'
import { moving } from '../browser/person.ts'
import { detail, journey, stage } from './journey.ts'
import { openCart, orderElsewhere, putInCart, typeQuantity } from './shopping.ts'

/** At ₹43, and one without a picture at ₹52. */
const wala = 'Wala No. 1'
const bomb = 'Bomb No. 1'

journey(
  '§2, §4, §5 the cart counts, refuses, warns and locks the scroll as specified, and outlives a reload',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const visitor = await person('visitor', moving)
    await visitor.context.clock.install()
    const page = await visitor.visit('/ordernow')
    const isSaid = (words: string) => page.getByRole('status').getByText(words, { exact: true }).waitFor()
    const cardOf = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const fieldOf = (name: string) => page.getByRole('textbox', { name: `quantity of ${name}`, exact: true })
    const cart = page.getByRole('dialog', { name: 'Your Cart' })
    const looks = () =>
      page.evaluate(() => ({
        still: getComputedStyle(document.documentElement).overflowY === 'hidden',
        room: getComputedStyle(document.documentElement).paddingBottom !== '0px',
      }))

    await stage('Add to Cart becomes a stepper, which announces every step', async () => {
      assert.deepEqual(await looks(), { still: false, room: false })
      await putInCart(page, wala)
      await isSaid(`${wala} added to cart`)
      assert.deepEqual(await looks(), { still: false, room: true })
      await cardOf(wala)
        .getByRole('button', { name: `Increase quantity of ${wala}` })
        .click()
      await isSaid(`${wala}: 2 in cart`)
      await page.getByRole('button', { name: 'Cart, 2 items' }).waitFor()
      await page.getByText('Total: ₹86').waitFor()
      for (const [typed, counted] of [
        ['7', '7'],
        ['many', '1'],
        ['0', '1'],
      ] as const) {
        await typeQuantity(cardOf(wala), wala, typed)
        await until(async () => (await fieldOf(wala).inputValue()) === counted)
      }
      await cardOf(wala)
        .getByRole('button', { name: `Decrease quantity of ${wala}` })
        .click()
      await isSaid(`${wala} removed from cart`)
      await cardOf(wala)
        .getByRole('button', { name: `Add to Cart: ${wala}` })
        .waitFor()
      await until(async () => !(await looks()).room)
    })

    await stage('the page cannot scroll for 100 ms after a cart change', async () => {
      // Whether the page refuses each way to scroll it.
      const refused = () =>
        page.evaluate(() =>
          ['touchmove', 'wheel'].filter(
            (move) => !document.body.dispatchEvent(new Event(move, { bubbles: true, cancelable: true })),
          ),
        )
      await putInCart(page, catalogueProducts.fewLeft, 3)
      await page.getByRole('button', { name: 'Cart, 3 items' }).waitFor()
      await page.clock.pauseAt(Date.now() + 60_000)
      // The last change may have locked the scroll after the clock had stopped.
      await until(async () => {
        await page.clock.runFor(100)
        return (await refused()).length === 0
      })
      await putInCart(page, wala)
      await until(async () => (await refused()).length === 2)
      await page.clock.runFor(99)
      assert.deepEqual(await refused(), ['touchmove', 'wheel'])
      await page.clock.runFor(1)
      assert.deepEqual(await refused(), [])
    })

    await stage('more than the stock: Only {n} items available in stock!, for five seconds', async () => {
      await page.getByRole('button', { name: `Increase quantity of ${catalogueProducts.fewLeft}` }).click()
      const alert = page.getByRole('alert').getByText('Only 3 items available in stock!')
      await alert.waitFor()
      assert.equal(await fieldOf(catalogueProducts.fewLeft).inputValue(), '3')
      await page.clock.runFor(4_900)
      assert.equal(await alert.count(), 1)
      await page.clock.runFor(100)
      await alert.waitFor({ state: 'detached' })
      await page.clock.resume()
    })

    await stage('touched twice, the cart opens once: one step back closes it', async () => {
      await page.getByRole('button', { name: /^Cart, / }).evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
      await cart.waitFor()
      assert.ok((await looks()).still, 'the page scrolls under the cart')
      await page.goBack()
      await cart.waitFor({ state: 'hidden' })
      assert.equal(new URL(page.url()).hash, '')
      await until(async () => !(await looks()).still)
    })

    await stage('the panel: lines, the minimum order with the remaining amount, removing', async () => {
      await putInCart(page, bomb)
      await openCart(page)
      await cart.getByRole('button', { name: `Remove ${catalogueProducts.fewLeft}` }).click()
      await typeQuantity(cart, wala, '10')
      const line = (name: string) => cart.getByRole('listitem').filter({ hasText: name })
      await line(wala).getByText('1Pkt').filter({ hasText: '₹43 / ' }).waitFor()
      await line(wala).getByText('₹430', { exact: true }).waitFor()
      await line(bomb).getByText('No Image').waitFor()
      await cart.getByText('₹482', { exact: true }).waitFor()
      await cart.getByText('Minimum order amount is ₹2,000. Add ₹1,518 more to proceed.').waitFor()
      assert.ok(await cart.getByRole('button', { name: 'Minimum order ₹2,000 required' }).isDisabled())

      await typeQuantity(cart, wala, '46')
      await cart.getByText('₹2,030', { exact: true }).waitFor()
      assert.ok(await cart.getByRole('button', { name: 'Proceed to Checkout' }).isEnabled())
      await cart.getByRole('button', { name: `Remove ${bomb}` }).click()
      await cart.getByText('Minimum order amount is ₹2,000. Add ₹22 more to proceed.').waitFor()
      await cart.getByRole('button', { name: `Remove ${wala}` }).click()
      await cart.getByText('Your cart is empty').waitFor()
      await cart.getByRole('button', { name: 'Continue Shopping' }).click()
      await cart.waitFor({ state: 'hidden' })
      await until(async () => !(await looks()).still && !(await looks()).room)
    })

    await stage('the cart outlives a reload', async () => {
      await putInCart(page, bomb, 60)
      await page.getByRole('button', { name: 'Cart, 60 items' }).waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'Cart, 60 items' }).waitFor()
      assert.equal(await fieldOf(bomb).inputValue(), '60')
    })

    // In npm test: `cart/over-stock.test.ts`, and the `long-cart` journey.
    await detail('others buy: fewer are left, then This product is out of stock!', async () => {
      await openCart(page)
      const line = cart.getByRole('listitem').filter({ hasText: bomb })
      await orderElsewhere(shop.origin, bomb, 450)
      await line.getByText('Only 50 items available in stock!').waitFor()
      await cart.getByText('1 product is no longer available in this quantity. Please change or remove it.').waitFor()
      await orderElsewhere(shop.origin, bomb, 50)
      await line.getByText('This product is out of stock!').waitFor()
      assert.ok(await cart.getByRole('button', { name: 'Proceed to Checkout' }).isDisabled())
      await page.keyboard.press('Escape')
      await cardOf(bomb).getByText('Out of Stock').waitFor()
    })
  },
  { databases: ['sqlite'] },
)
