import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { pdfCodes } from '#test/pdf-codes.ts'
import { pdfLines } from '#test/pdf-text.ts'
import { until } from '#test/until.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { fillSmallCatalogue, catalogueProducts } from '../fixtures/full-catalogue.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { readingIn, said } from '../browser/reading.ts'
import { detail, journey, stage, usually } from './journey.ts'
import { checkoutField, download, fillCheckout, openCheckout, putInCart, sendOrder } from './shopping.ts'

const rajesh: Customer = {
  ...lakshmi,
  name: 'राजेश कुमार शर्मा',
  address: 'گلی ۱۲, लक्ष्मीनगर, Main Road 4',
}
const skyRocket = { ...goods.rockets, name: 'Sky Rocket', tamilName: 'வான ராக்கெட்', stock: 500 }
/** Nothing answers there but this journey. */
const PUBLIC = 'https://crackers.example'
/** In every field that takes words. */
const inTamil: Customer = { ...murugan, alternateMobile: '8765432108' }

journey(
  '§2, §7, §8, §9 the confirmation has everything that was ordered, its papers in the customer’s script, and leaves nothing on the device',
  async (opened) => {
    await fillSmallCatalogue(opened)
    await opened.products.create(skyRocket)
  },
  async ({ person, shop }) => {
    const visitor = await person('visitor', { expected: /ERR_FAILED/ })
    const requested: string[] = []
    visitor.context.on('request', (request) => requested.push(request.url()))
    const page = await visitor.visit('/')
    const fonts = watchFonts(page)
    await page.goto('/ordernow')
    await untilHydrated(page)

    const orderId = await stage('an order in Tamil comes out as it went in, and outlives a reload', async () => {
      await putInCart(page, 'Wala No. 1', 45)
      await putInCart(page, catalogueProducts.tamil, 10)
      await openCheckout(page)
      await fillCheckout(page, inTamil)
      const id = await sendOrder(page)
      await seeWhole(page, id)
      assert.ok(await page.evaluate(() => document.fonts.check('400 16px "Mukta Malar"', 'முருகன்')))
      await page.reload()
      await seeWhole(page, id)
      return id
    })

    await stage('invoice and bill under their names; fonts of paper come with the first download', async () => {
      await page.route('**/assets/**', (route) => route.abort())
      await page.getByRole('button', { name: 'Download Invoice' }).click()
      await page.getByText('Error loading PDF library. Please try again.').waitFor()
      await page.unroute('**/assets/**')
      assert.deepEqual(fonts, [])
      const invoice = await download(page, 'Download Invoice')
      assert.equal(invoice.name, `Estimate_${orderId}_${inTamil.name.replaceAll(' ', '_')}.pdf`)
      assert.deepEqual(fonts.toSorted(), ['paper-400', 'paper-600'])
      assert.ok(pdfLines(invoice.bytes).includes(inTamil.name))
      const bill = await download(page, 'Download bill')
      assert.equal(bill.name, `Order_${orderId}_Bill.txt`)
      const text = bill.bytes.toString()
      for (const words of [orderId, inTamil.name, inTamil.address, catalogueProducts.tamil])
        assert.ok(text.includes(words), text)
    })

    // In npm test: `papers/estimate/order-code.test.ts`, `domain/order/printed-link.test.ts`.
    await detail('at the shop’s public address the estimate has the code of the order’s page', async () => {
      const path = await page.locator('.confirmation a[href*="/order/"]').getAttribute('href')
      const own = new URL(page.url()).origin
      const atHome = await download(page, 'Download Invoice')
      assert.deepEqual(await pdfCodes(atHome.bytes), [undefined], 'nobody else reaches this computer')
      const elsewhere = await visitor.visit('/about')
      await elsewhere.route(`${PUBLIC}/**`, async (route) => {
        const asked = route.request()
        const answer = await fetch(asked.url().replace(PUBLIC, own), { method: asked.method() })
        const headers = Object.fromEntries(answer.headers)
        delete headers['content-encoding']
        const isPage = headers['content-type']?.startsWith('text/html')
        // As a shop writes it that is asked under this name.
        const body = isPage ? (await answer.text()).replaceAll(own, PUBLIC) : Buffer.from(await answer.arrayBuffer())
        await route.fulfill({ status: answer.status, headers, body })
      })
      const address = `${PUBLIC}${path}`
      await elsewhere.goto(address)
      await untilHydrated(elsewhere)
      const fromThere = await download(elsewhere, 'Download Invoice')
      assert.deepEqual(await pdfCodes(fromThere.bytes), [address])
      await elsewhere.close()
    })

    await stage(
      'after Continue Shopping the browser has none of the customer’s data, and no address of the shop ever had',
      async () => {
        assert.deepEqual(tracesIn(await heldByBrowser(page)), tracesOf(inTamil), 'control: the look finds a customer')
        await page.getByRole('button', { name: 'Continue Shopping' }).click()
        await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor()
        assert.equal(await page.getByText(orderId).count(), 0)
        assert.deepEqual(tracesIn(await heldByBrowser(page)), [])
        await page.goBack()
        assert.deepEqual(tracesIn(await heldByBrowser(page)), [])
        await page.goForward()
        assert.deepEqual(tracesIn(await heldByBrowser(page)), [])
        const ownAddresses = requested
          .filter((url) => url.startsWith(shop.origin))
          .map((url) => decodeURIComponent(url))
        assert.ok(ownAddresses.length > 3)
        assert.deepEqual(tracesIn(ownAddresses.join('\n')), [])
      },
    )

    // In npm test: `papers/font-files.test.ts`.
    await detail('an order in Hindi: its estimate loads the fonts of its scripts alone', async () => {
      const other = await person('in Hindi')
      const tab = await other.visit('/ordernow')
      await putInCart(tab, 'Wala No. 1', 50)
      await openCheckout(tab)
      await fillCheckout(tab, rajesh)
      await sendOrder(tab)
      const loaded = watchFonts(tab)
      const invoice = await download(tab, 'Download Invoice')
      const scripts = ['paper', 'arabic', 'devanagari']
      assert.deepEqual(loaded.toSorted(), scripts.flatMap((script) => [`${script}-400`, `${script}-600`]).toSorted())
      assert.ok(pdfLines(invoice.bytes).includes(rajesh.name))
      await tab.getByRole('button', { name: 'Go back to shopping' }).click()
      await tab.getByRole('heading', { level: 1, name: 'Order Now' }).waitFor()
      await tab.getByRole('button', { name: 'Cart, 0 items' }).waitFor()
    })

    await stage('a Tamil page finds a product in both scripts, and names it and its place in Tamil', () =>
      readingIn('ta', async () => orderInTamil(await (await person('reader')).visit('/ordernow'))),
    )
  },
  { databases: ['sqlite'] },
)

/** The fonts of paper that the page requests from now on. */
function watchFonts(page: Page): string[] {
  const fonts: string[] = []
  page.on('request', (request) => {
    const [, font] = /\/assets\/([a-z]+-[46]00)[^/]*\.woff$/.exec(new URL(request.url()).pathname) ?? []
    if (font) fonts.push(font)
  })
  return fonts
}

async function seeWhole(page: Page, orderId: string): Promise<void> {
  await page.getByRole('heading', { name: `Thank you for your order, ${inTamil.name}!` }).waitFor()
  const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
  for (const words of [
    orderId,
    said('Customer Information'),
    ...Object.values(inTamil)
      .filter((value) => value !== inTamil.stateType)
      .map((value) => (value === inTamil.state ? said(value) : groupedPhoneNumber(value))),
    said('Bill Statement'),
    'Wala No. 1',
    catalogueProducts.tamil,
    `${said('Total Items')} 55`,
    `${said('Overall Total')} ₹2,815`,
    said('Payment Information'),
    demoSettings.upiId,
    demoSettings.phone,
  ]) {
    assert.ok(text.includes(words), `the confirmation lacks "${words}":\n${text}`)
  }
  assert.match(text, /screenshot|ஸ்கிரீன்ஷாட்/)
  assert.ok(text.includes(said('What’s Next')), text)
  assert.match(text, /\d{1,2}\/\d{1,2}\/\d{4}/)
  assert.match(text, /\d{1,2}:\d{2}:\d{2} [ap]m/)
  const pay = page.getByRole('link', { name: 'Pay ₹2,815 with a UPI app' })
  assert.match((await pay.getAttribute('href')) ?? '', /^upi:\/\/pay\?.*am=2815/)
}

const tracesOf = ({ name, mobile, alternateMobile = '', address }: Customer) => [name, mobile, alternateMobile, address]

const tracesIn = (text: string) => [inTamil, rajesh].flatMap(tracesOf).filter((trace) => text.includes(trace))

async function orderInTamil(page: Page): Promise<void> {
  const names = page.locator('main').getByRole('heading', { level: 3 })
  const search = page.getByPlaceholder('Search crackers...')
  // Both scripts: `domain/product/tamil-search.test.ts`.
  for (const typed of usually(['sky rocket', 'வான ராக்கெட்', 'வாண ராகெட்'], ['வாண ராகெட்'])) {
    await search.fill('')
    await until(async () => (await names.count()) > 1)
    await search.fill(typed)
    await until(async () => (await names.allTextContents()).join() === `${skyRocket.tamilName}${skyRocket.name}`)
  }
  await putInCart(page, skyRocket.tamilName, 50)
  const form = await openCheckout(page)
  await fillCheckout(page, { ...lakshmi, district: 'மதுரை' })
  const state = checkoutField(page, 'state').locator('option:checked')
  assert.deepEqual([await state.textContent(), await state.getAttribute('value')], ['தமிழ்நாடு', lakshmi.state])
  const suggested = await form
    .locator('datalist option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  for (const district of ['மதுரை', 'Madurai']) assert.ok(suggested.includes(district), district)
  await sendOrder(page)
  for (const after of usually(['the answer', 'a reload'], ['the answer'])) {
    if (after === 'a reload') {
      await page.reload()
      await untilHydrated(page)
    }
    const bill = page.getByRole('region', { name: 'Bill Statement' })
    assert.match((await bill.getByRole('rowheader').textContent()) ?? '', /^வான ராக்கெட் /, after)
    const customer = page.getByRole('region', { name: 'Customer Information' })
    await customer.getByText('தமிழ்நாடு', { exact: true }).waitFor()
    await customer.getByText('மதுரை', { exact: true }).waitFor()
  }
}

/** Everything the browser stores for the shop's origin, and the page. */
function heldByBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value)
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage))
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all((await cache.matchAll()).map((response) => response.text()))
      }),
    )
    if (databases.length > 0) throw new Error(`A database that nobody looks into: ${databases.join(' ')}`)
    const shown = [document.documentElement.outerHTML, location.href, document.cookie, JSON.stringify(history.state)]
    return [...typed, ...stored, ...cached.flat(), ...shown].join('\n')
  })
}
