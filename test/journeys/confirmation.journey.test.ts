// §2 The confirmation: everything that was ordered, how to pay, what happens next, the papers, and the way back.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { pdfLines } from '#test/pdf-text.ts'
import { lakshmi, murugan } from '../fixtures/sample-data.ts'
import { fillSmallCatalogue, catalogueProducts } from '../fixtures/full-catalogue.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { journey } from './journey.ts'
import { download, fillCheckout, openCheckout, putInCart, sendOrder } from './shopping.ts'

const quick = { databases: ['sqlite'], sharing: true } as const

journey(
  '§2 the confirmation lists order, customer, items, bill, payment and What’s Next, and outlives a reload',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 45)
    await putInCart(page, 'Bomb No. 1', 10)
    await openCheckout(page)
    await fillCheckout(page)
    const orderId = await sendOrder(page)
    await seeWhole(page, orderId)
    await page.reload()
    await seeWhole(page, orderId)

    await page.getByRole('button', { name: 'Continue Shopping' }).click()
    await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor()
    assert.equal(await page.getByText(orderId).count(), 0)
  },
  quick,
)

async function seeWhole(page: Page, orderId: string): Promise<void> {
  await page.getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` }).waitFor()
  const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
  for (const words of [
    orderId,
    'Customer Information',
    ...Object.values(lakshmi)
      .filter((value) => value !== lakshmi.stateType)
      .map(groupedPhoneNumber),
    'Bill Statement',
    'Wala No. 1',
    'Bomb No. 1',
    'Total Items 55',
    'Overall Total ₹2,455',
    'Payment Information',
    demoSettings.upiId,
    'screenshot',
    demoSettings.phone,
  ]) {
    assert.ok(text.includes(words), `the confirmation lacks "${words}":\n${text}`)
  }
  assert.match(text, /What’s Next/)
  assert.match(text, /\d{1,2}\/\d{1,2}\/\d{4}/)
  assert.match(text, /\d{1,2}:\d{2}:\d{2} [ap]m/)
  const pay = page.getByRole('link', { name: 'Pay ₹2,455 with a UPI app' })
  assert.match((await pay.getAttribute('href')) ?? '', /^upi:\/\/pay\?.*am=2455/)
}

journey(
  'after Continue Shopping the browser holds nothing of the customer, and no address of the shop ever did',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const page = await (await person('visitor')).visit('/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/ordernow')
    await untilHydrated(page)
    await putInCart(page, 'Wala No. 1', 60)
    await openCheckout(page)
    await fillCheckout(page)
    await sendOrder(page)
    await page.getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` }).waitFor()
    assert.deepEqual(tracesIn(await heldByBrowser(page)), traces, 'control: the look finds a customer')

    await page.getByRole('button', { name: 'Continue Shopping' }).click()
    await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor()
    assert.deepEqual(tracesIn(await heldByBrowser(page)), [])
    await page.goBack()
    assert.deepEqual(tracesIn(await heldByBrowser(page)), [])
    await page.goForward()
    assert.deepEqual(tracesIn(await heldByBrowser(page)), [])
    const ownAddresses = asked.filter((url) => url.startsWith(shop.origin)).map((url) => decodeURIComponent(url))
    assert.ok(ownAddresses.length > 3)
    assert.deepEqual(tracesIn(ownAddresses.join('\n')), [])
  },
  quick,
)

const traces = [lakshmi.name, lakshmi.mobile, lakshmi.alternateMobile ?? '', lakshmi.address]

const tracesIn = (text: string) => traces.filter((trace) => text.includes(trace))

/** Returns all that the browser holds for the shop's origin: storages, caches, databases, cookies, the history's entry and the page. */
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

journey(
  '§2, §7, §9 the papers of an order in Tamil: invoice and bill under their names, and the way back',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, catalogueProducts.tamil, 60)
    await openCheckout(page)
    await fillCheckout(page, murugan)
    const orderId = await sendOrder(page)

    const invoice = await download(page, 'Download Invoice')
    assert.equal(invoice.name, `Estimate_${orderId}_${murugan.name.replaceAll(' ', '_')}.pdf`)
    assert.equal(invoice.bytes.subarray(0, 5).toString(), '%PDF-')

    const bill = await download(page, 'Download bill')
    assert.equal(bill.name, `Order_${orderId}_Bill.txt`)
    const text = bill.bytes.toString()
    for (const words of [orderId, murugan.name, murugan.address, catalogueProducts.tamil])
      assert.ok(text.includes(words), text)

    await page.getByRole('button', { name: 'Go back to shopping' }).click()
    await page.getByRole('heading', { level: 1, name: 'Order Now' }).waitFor()
  },
  quick,
)

journey(
  '§9 the estimate of a name in Hindi loads the fonts of that script alone, and only when it is asked for',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const fonts: string[] = []
    page.on('request', (request) => {
      const [, name] = /\/assets\/([a-z]+-[46]00)[^/]*\.woff$/.exec(new URL(request.url()).pathname) ?? []
      if (name) fonts.push(name)
    })
    await putInCart(page, 'Wala No. 1', 50)
    await openCheckout(page)
    const name = 'राजेश कुमार शर्मा'
    await fillCheckout(page, { ...lakshmi, name, address: 'گلی ۱۲, लक्ष्मीनगर, Main Road 4' })
    await sendOrder(page)
    assert.deepEqual(fonts, [])
    const invoice = await download(page, 'Download Invoice')
    const scripts = ['paper', 'arabic', 'devanagari']
    assert.deepEqual(fonts.toSorted(), scripts.flatMap((script) => [`${script}-400`, `${script}-600`]).toSorted())
    assert.ok(pdfLines(invoice.bytes).includes(name))
  },
  quick,
)

journey(
  '§8 Error loading PDF library. Please try again.',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor', { expected: /ERR_FAILED/ })
    const page = await visitor.visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 50)
    await openCheckout(page)
    await fillCheckout(page)
    await sendOrder(page)
    await page.route('**/assets/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Download Invoice' }).click()
    await page.getByText('Error loading PDF library. Please try again.').waitFor()
    await page.unroute('**/assets/**')
    const { bytes } = await download(page, 'Download Invoice')
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
  },
  quick,
)
