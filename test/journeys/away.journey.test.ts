// When the shop goes away for a minute, when pictures do not come, and when the line is slow: nothing typed is lost.
import assert from 'node:assert/strict'
import { lakshmi } from '../fixtures/sample-data.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import {
  checkoutField,
  fillCheckout,
  openCart,
  openCheckout,
  orderElsewhere,
  putInCart,
  typeQuantity,
} from './shopping.ts'

const quick = { databases: ['sqlite'] } as const
const ownProcess = { ...quick, ownProcess: true } as const
/** What a browser and its router write on the console when nobody answers. */
const unreachable = {
  expected:
    /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|FAILED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)|manifest patches/,
}

journey(
  'the shop goes away while an order is being sent: the visitor is told, and it goes on by itself',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const page = await (await person('visitor', unreachable)).visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 50)
    const checkout = await openCheckout(page)
    await fillCheckout(page)
    await shop.goAway()
    await checkout.getByRole('button', { name: 'Send Order' }).click()
    await checkout.getByText(/The shop cannot be reached at the moment/).waitFor()
    await checkout.getByRole('button', { name: 'Processing...' }).waitFor()
    assert.equal(await checkoutField(page, 'name').inputValue(), lakshmi.name)
    await shop.comeBack()
    await page.getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` }).waitFor()
    const products = (await (await fetch(`${shop.origin}/products.json`)).json()) as Record<string, unknown>[]
    assert.equal(products.find(({ productName }) => productName === 'Wala No. 1')?.stock, 450)
  },
  ownProcess,
)

journey(
  'the shop goes away while a visitor looks around: the cart goes on, and panels open when it is back',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const page = await (await person('visitor', unreachable)).visit('/ordernow')
    await shop.goAway()
    await putInCart(page, 'Wala No. 1', 50)
    await typeQuantity(page, 'Wala No. 1', '60')
    await page.getByText('Total: ₹2,580').waitFor()
    await page.getByRole('button', { name: 'Purchase' }).click()
    await shop.comeBack()
    const cart = page.getByRole('dialog', { name: 'Your Cart' })
    await cart.getByText('₹2,580').first().waitFor()
    // What others buy from now on arrives again.
    await page.getByRole('button', { name: 'Close cart' }).click()
    await orderElsewhere(shop.origin, 'Bomb No. 1', 495)
    await page.getByRole('region', { name: 'Bomb', exact: true }).getByText('Only 5 left').waitFor()
  },
  ownProcess,
)

journey(
  'pictures that do not come: Image Not Found, No Image, and everything else works',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor', unreachable)
    await visitor.context.route('**/media/**', (route) => route.abort())
    const page = await visitor.visit('/ordernow')
    const heading = page.getByRole('heading', { name: 'Wala No. 1', exact: true })
    const card = page.getByRole('listitem').filter({ has: heading })
    await card.scrollIntoViewIfNeeded()
    await card.getByText('Image Not Found').waitFor()
    await putInCart(page, 'Wala No. 1', 50)
    const cart = await openCart(page)
    await cart.getByText('No Image').waitFor()
  },
  quick,
)

journey(
  'a slow line: the page can be read before its scripts have come, and what was pressed and typed too early is done',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor')
    const held = Promise.withResolvers<void>()
    await visitor.context.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    const page = await visitor.context.newPage()
    await page.goto('/ordernow', { waitUntil: 'commit' })
    const add = page.getByRole('button', { name: 'Add to Cart: Wala No. 1', exact: true })
    await add.click()
    await page.getByRole('searchbox').fill('wala no. 1')
    assert.equal(await add.getAttribute('aria-busy'), 'true')
    await page.getByRole('heading', { name: 'Bomb No. 1', exact: true }).waitFor()
    held.resolve()
    await page.getByText('Total: ₹43', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Bomb No. 1', exact: true }).waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('searchbox').inputValue(), 'wala no. 1')
    assert.equal(await page.locator('[aria-busy=true]').count(), 0)
  },
  quick,
)

journey(
  'G-18 a page that an extension has changed before its scripts came is redrawn, and what was pressed and typed is done there',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor', { expected: /Minified React error #4(18|23|25)/ })
    const held = Promise.withResolvers<void>()
    await visitor.context.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    const page = await visitor.context.newPage()
    await page.goto('/ordernow', { waitUntil: 'commit' })
    const add = page.getByRole('button', { name: 'Add to Cart: Wala No. 1', exact: true })
    await add.click()
    await page.getByRole('searchbox').fill('wala no. 1')
    await page.evaluate(() => {
      for (const title of document.querySelectorAll('h1')) title.textContent = 'உத்தரவு'
      document.querySelector('main')?.prepend(document.createElement('aside'))
    })
    held.resolve()
    await page.getByText('Total: ₹43', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Bomb No. 1', exact: true }).waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('searchbox').inputValue(), 'wala no. 1')
  },
  quick,
)
