import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { productDefaults } from '#domain/product/product.ts'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { addressRead } from '../browser/reading.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods } from '../fixtures/sample-data.ts'
import { detail, journey, stage } from './journey.ts'
import { otherLanguage, untilCarried } from './language-switch.ts'
import { fillCheckout, openCart, openCheckout, putInCart, sendOrder } from './shopping.ts'

const [pots, lakshmi] = ['Flower Pots Special', '4" Lakshmi Gold']

/** Ten flower pots, and plenty of Lakshmi. */
async function potsAndLakshmi({ products }: Shop) {
  await products.create(goods.flowerPots, { code: 'PRD1001' })
  await products.create(
    { ...productDefaults, ...goods.lakshmiCrackers, name: lakshmi, stock: 200 },
    { code: 'PRD1002' },
  )
}

const inCart = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '[]') as { product: { name: string }; quantity: number }[])
      .map(({ product, quantity }) => `${product.name} ${quantity}`)
      .join(', '),
  )

journey(
  'a cart by link is shown, and changes the cart of who opens it only as that person chooses',
  potsAndLakshmi,
  async ({ person }) => {
    const sender = await person('sender')
    const receiver = await person('receiver')
    const page = await receiver.visit('/ordernow')
    const dialog = page.getByRole('dialog', { name: 'A list for you' })
    let link = ''

    /** As from a message: the browser loads the page. */
    async function open(hash: string) {
      await page.goto('about:blank')
      await page.goto(addressRead('/ordernow') + hash)
      await untilHydrated(page)
      await dialog.waitFor()
    }

    await stage('the cart is shared as a link without a name or a price', async () => {
      const own = await sender.visit('/ordernow')
      await own.evaluate(() => {
        Object.assign(window, { shared: '' })
        Object.defineProperty(navigator, 'share', {
          configurable: true,
          value: async ({ url }: { url: string }) => void Object.assign(window, { shared: url }),
        })
      })
      await putInCart(own, lakshmi, 7)
      const cart = await openCart(own)
      await cart.getByRole('button', { name: 'Share this list' }).click()
      await until(
        async () => (link = await own.evaluate(() => (window as unknown as { shared: string }).shared)) !== '',
      )
      assert.equal(new URL(link).hash, '#cart=1002.7-end')
    })

    await stage('left alone, it changes nothing', async () => {
      await putInCart(page, pots, 2)
      await open(new URL(link).hash)
      await dialog.getByText('This link has 1 product.').waitFor()
      await dialog.getByRole('button', { name: 'Leave it' }).click()
      await dialog.waitFor({ state: 'hidden' })
      assert.equal(await inCart(page), `${pots} 2`)
      assert.equal(new URL(page.url()).hash, '')
    })

    await stage('it is added to the cart; what is gone or too much is said', async () => {
      await open('#cart=1002.7-1001.9-1999.1-end')
      await dialog.getByText('1 product is no longer in our shop.').waitFor()
      await dialog.getByText('Only 10 items available in stock!').waitFor()
      await dialog.getByRole('button', { name: 'Add to my cart' }).evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
      await until(async () => (await inCart(page)) === `${pots} 2, ${lakshmi} 7`)
    })

    await stage('what would change nothing is not offered', async () => {
      await open('#cart=1001.9-end')
      await dialog.getByRole('button', { name: 'Replace my cart' }).waitFor()
      assert.equal(await dialog.getByRole('button', { name: 'Add to my cart' }).count(), 0)
      await dialog.getByRole('button', { name: 'Leave it' }).click()
      await dialog.waitFor({ state: 'hidden' })
    })

    await stage('it replaces the cart', async () => {
      await open('#cart=1001.3-end')
      await dialog.getByRole('button', { name: 'Replace my cart' }).click()
      await until(async () => (await inCart(page)) === `${pots} 3`)
    })

    // In npm test: `domain/shared-cart/cart-link.test.ts`.
    await detail('a link cut off changes nothing, and says so', async () => {
      await open('#cart=1001.3-10')
      await dialog.getByText('This link is not whole. Your cart is unchanged. Ask for the link again.').waitFor()
      assert.equal(await dialog.getByRole('button', { name: 'Add to my cart' }).count(), 0)
      assert.equal(await inCart(page), `${pots} 3`)
      await dialog.getByRole('button', { name: 'Leave it' }).click()
      await dialog.waitFor({ state: 'hidden' })
    })

    await stage('a link opened on the page of a placed order is shown, and the order is put aside', async () => {
      await putInCart(page, lakshmi, 60)
      await openCheckout(page)
      await fillCheckout(page)
      const orderId = await sendOrder(page)
      assert.equal(await page.getByText('This phone cannot save this page.').count(), 0)
      // The same page for the browser: it loads nothing.
      await page.evaluate(() => (location.hash = '#cart=1001.2-end'))
      await dialog.getByRole('button', { name: 'Add to my cart' }).click()
      await until(async () => (await inCart(page)) === `${pots} 2`)
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText(`Your order ${orderId}`).waitFor()
      await page.getByRole('button', { name: 'Show again' }).click()
      await page.getByRole('heading', { name: /^Thank you for your order/ }).waitFor()
      await page.evaluate(() => (location.hash = '#cart=1001.4-end'))
      await dialog.getByRole('button', { name: 'Replace my cart' }).waitFor()
    })

    await stage(
      'a browser that stores nothing takes its cart into the other language, and the confirmation says so',
      async () => {
        const refused = await person('with refused storage')
        await refused.context.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {
              configurable: true,
              get() {
                throw new DOMException('Access is denied for this document.', 'SecurityError')
              },
            })
          }
        })
        const own = await refused.visit('/ordernow')
        await putInCart(own, lakshmi, 60)
        await openCart(own)
        await own.keyboard.press('Escape')
        await untilCarried(own)
        await otherLanguage(own).click()
        await own.waitForURL('**/ta/ordernow#cart=1002.60-end')
        await own.getByRole('dialog').getByText(lakshmi).waitFor()
        await own.goBack()
        const shared = own.getByRole('dialog', { name: 'A list for you' })
        await shared.getByRole('button', { name: 'Add to my cart' }).click()
        await shared.waitFor({ state: 'hidden' })
        await openCheckout(own)
        await fillCheckout(own)
        await sendOrder(own)
        await own.getByText('This phone cannot save this page.').waitFor()
      },
    )
  },
)
