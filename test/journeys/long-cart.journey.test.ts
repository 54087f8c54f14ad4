import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { fillCatalogue } from '../fixtures/full-catalogue.ts'
import { moving } from '../browser/person.ts'
import { journey, stage } from './journey.ts'
import { openCart, orderElsewhere, storeCart } from './shopping.ts'

const LINES = 45
const IN_SIGHT = 7
const STOCK = 500

const lineOf = (cart: Locator, name: string) =>
  cart.locator('.cart-line').filter({ has: cart.page().getByRole('heading', { name, exact: true }) })

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

/** Waits until the panel has slid in. */
async function openLongCart(page: Page): Promise<Locator> {
  const cart = await openCart(page)
  await cart.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
  return cart
}

journey(
  'of 45 lines seven are in sight; one that is sold out is named in the notice, brought to and taken out; the focus stays in the cart',
  fillCatalogue,
  async ({ person, shop }) => {
    const page = await (await person('visitor', moving)).visit('/ordernow')
    const names = await storeCart(page, LINES)
    const [gone = '', short = '', other = ''] = [names[39], names[35], names[5]]
    const title = page.getByRole('heading', { name: 'Your Cart', exact: true })

    await stage('one is sold out before the cart is opened', async () => {
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
      assert.ok(await hasFocus(title))
    })

    await stage('two more fall short in the checkout', async () => {
      const cart = page.getByRole('dialog', { name: 'Your Cart' })
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
    })

    await stage(
      'the focus goes to the next line when one is removed, and a number that is being typed outlives the way back',
      async () => {
        await page.getByRole('button', { name: 'Close cart' }).click()
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
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
        await until(() => hasFocus(title))
      },
    )
  },
  { databases: ['sqlite'] },
)
