import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { journey } from './journey.ts'
import { fillCheckout, openCart, putInCart, sendOrder, typeQuantity } from './shopping.ts'

const rocket = 'Whistling Rocket'
const pots = 'Flower Pots Special'
const stock = {
  [rocket]: { ...goods.lakshmiCrackers, name: rocket, pricePaise: 500_00, mrpPaise: 2_000_00, stock: 500 },
  [pots]: { ...goods.flowerPots, stock: 500 },
}
/** The translator itself changes texts beside others. */
const translated = { expected: /A text beside others/ }

/**
 * Like browsers' translators, after each change: adjacent texts are merged and split into <font> elements, and the
 * page's own text nodes leave the document.
 */
function translateAll() {
  const skipped = 'script, style, textarea, option, font, [translate=no]'
  function translate() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.parentElement || !text.data.trim() || text.parentElement.closest(skipped)) continue
      let words = text.data
      while (text.nextSibling instanceof Text) {
        words += text.nextSibling.data
        text.nextSibling.remove()
      }
      const middle = Math.ceil(words.length / 2)
      const font = document.createElement('font')
      for (const part of [words.slice(0, middle), words.slice(middle)]) {
        font.append(Object.assign(document.createElement('font'), { textContent: part }))
      }
      text.replaceWith(font)
    }
  }
  new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true })
  translate()
}

journey(
  'a translated page: cart, lines, panels and an order, with true totals and without an error',
  stock,
  async ({ person }) => {
    const page = await (await person('visitor', translated)).visit('/ordernow')
    await page.evaluate(translateAll)
    const bar = page.getByRole('complementary', { name: 'Your order' })
    const total = (words: string) => bar.getByText(words, { exact: true }).first().waitFor()

    await putInCart(page, rocket)
    await total('Total: ₹500')
    await total('1 item')
    await putInCart(page, pots, 7)
    await total('Total: ₹2,250')
    await total('8 items')
    await total(' · you save ₹8,500')
    await typeQuantity(page, pots, '6')
    await total('Total: ₹2,000')

    const cart = await openCart(page)
    await copyLink(page)
    const copied = cart.locator('output', { hasText: 'Link copied' })
    await copied.locator('font').first().waitFor()
    await typeQuantity(cart, rocket, '2')
    await copied.waitFor({ state: 'detached' })
    await cart.getByText('₹2,500', { exact: true }).waitFor()
    await typeQuantity(cart, pots, '1')
    await cart.getByText('Minimum order amount is ₹2,000. Add ₹750 more to proceed.').waitFor()
    await cart.getByRole('button', { name: `Remove ${pots}` }).click()
    await cart.getByText('Minimum order amount is ₹2,000. Add ₹1,000 more to proceed.').waitFor()
    await cart.getByRole('button', { name: `Remove ${rocket}` }).click()
    await cart.getByText('Your cart is empty').waitFor()
    await cart.getByRole('button', { name: 'Continue Shopping' }).click()
    await cart.waitFor({ state: 'hidden' })

    await sheetAndBack(page)
    await total('Total: ₹2,500')
    await (await openCart(page)).getByRole('button', { name: 'Proceed to Checkout' }).click()
    const checkout = page.getByRole('dialog', { name: 'Checkout' })
    await checkout.getByRole('button', { name: 'Send Order' }).click()
    await checkout.getByText('Name is required').waitFor()
    await fillCheckout(page)
    await checkout.getByText('Name is required').waitFor({ state: 'detached' })
    const orderId = await sendOrder(page)
    const words = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
    for (const told of [orderId, lakshmi.address, 'Overall Total ₹2,500'])
      assert.ok(words.includes(told), `${told}: ${words}`)
    await page.locator('.payment-upi').getByRole('button').click()
    await page.getByRole('button', { name: 'Continue Shopping' }).click()
    await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor()
    await page.getByRole('searchbox').fill('nothing like it')
    await page.getByText('No products found').waitFor()
    await page.getByRole('searchbox').fill('')
    await page.getByRole('heading', { name: pots, exact: true }).waitFor()
  },
  { databases: ['sqlite'], only: 'phone' },
)

async function copyLink(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } })
  })
  await page.getByRole('button', { name: 'Share this list' }).click()
}

/** Five of the rocket by the price sheet. */
async function sheetAndBack(page: Page) {
  await page.getByRole('radio', { name: 'Price sheet' }).check()
  const box = page.getByRole('textbox', { name: `Quantity of ${rocket}` })
  await box.fill('5')
  await box.press('Tab')
  await page.getByRole('row').filter({ hasText: rocket }).getByText('₹2,500', { exact: true }).waitFor()
  await page.getByRole('radio', { name: 'Cards' }).check()
  await page.getByRole('button', { name: `Increase quantity of ${rocket}` }).waitFor()
}
