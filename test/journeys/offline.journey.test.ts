import assert from 'node:assert/strict'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { journey, stage } from './journey.ts'
import { away, savePages } from './saved-pages.ts'
import { fillCheckout, openCart, openCheckout, putInCart } from './shopping.ts'

const BAR = /The shop cannot be reached at the moment\. This page is from .*Prices and stock may have changed\./

journey(
  'the second visit works without the shop: list, search, cart, checkout, other pages; and it is up to date when the shop is back',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const visitor = await person('visitor', away)
    await stage('the first visit', async () => {
      const first = await visitor.visit('/ordernow')
      await savePages(first, ['/ordernow', '/', '/ordernow.data'])
      await first.close()
    })

    const other = await person('a visitor whose browser saves no page', { expected: away.expected })
    const plain = await other.visit('/ordernow')

    const page = await stage('the process of the shop is killed', async () => {
      await shop.goAway()
      // The control: it is the saved page that opens.
      await assert.rejects(plain.reload(), /ERR_CONNECTION_/)
      await plain.close()
      const again = await visitor.visit('/ordernow')
      await again.getByRole('heading', { name: 'Wala No. 1', exact: true }).waitFor()
      await again.getByText(BAR).waitFor()
      return again
    })

    await stage('search, cart and checkout', async () => {
      await page.getByRole('searchbox').fill('wala no. 1')
      await page.getByRole('heading', { name: 'Bomb No. 1', exact: true }).waitFor({ state: 'detached' })
      await page.getByRole('searchbox').fill('')
      await putInCart(page, 'Wala No. 1', 50)
      await (await openCart(page)).getByText('₹2,150').first().waitFor()
      await page.getByRole('button', { name: 'Close cart' }).click()
      await openCheckout(page)
      await fillCheckout(page)
    })

    await stage('a reload, a category and the home page', async () => {
      await page.reload()
      await untilHydrated(page)
      await page.getByRole('dialog', { name: 'Checkout' }).getByText(lakshmi.address).waitFor()
      await page.goto('/ordernow?category=Wala')
      await page.waitForURL(/\?category=Wala$/)
      await page.getByRole('heading', { level: 1, name: 'Wala' }).waitFor()
      await page.getByRole('link', { name: 'Home' }).first().click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Wala' }).waitFor()
    })

    await stage('a page that was never opened says so, and leads to the list', async () => {
      await page.goto('/about')
      await page.getByText('This page is not saved on your phone.').waitFor()
      await page.getByRole('link', { name: 'See the saved price list' }).click()
      await page.getByRole('heading', { name: 'Wala No. 1', exact: true }).waitFor()
      await page.getByText(BAR).waitFor()
    })

    await stage('the shop is back', async () => {
      await shop.comeBack()
      await page.getByText(BAR).waitFor({ state: 'detached' })
    })
    assert.equal(new URL(page.url()).pathname, '/ordernow')
  },
  { databases: ['sqlite'], ownProcess: true },
)
