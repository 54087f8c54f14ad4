import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { placesOf, readableText, SELLING } from '#test/readable-text.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { ownIdentity } from '../fixtures/sample-data.ts'
import { journey } from './journey.ts'
import { withSettings } from './journey-shop.ts'
import { fillCheckout, putInCart, typeQuantity } from './shopping.ts'

const CALL = '+91 55555 01999'

/** An address, which no shop can word. */
const PAGE_OF_ORDER = /http:\S+\/order\/[\w-]{22}/

async function takesEnquiries(shop: Shop) {
  await fillSmallCatalogue(shop)
  await withSettings(shop, { ...ownIdentity, callItEnquiry: true })
}

async function takesNothing(shop: Shop) {
  await fillSmallCatalogue(shop)
  await withSettings(shop, { takingOrders: false })
}

async function sellsNothing(page: Page, where: string) {
  assert.deepEqual(placesOf(SELLING, readableText(await page.content())), [], where)
}

journey(
  '§2 a shop that takes enquiries: no word of selling from the first page to the confirmation and its papers',
  takesEnquiries,
  async ({ person }) => {
    const visitor = await person('visitor', { expected: /status of 422/ })
    const page = await visitor.visit('/ordernow?from=whatsapp')
    const see = (where: string) => sellsNothing(page, where)

    await see('the goods')
    await page.getByRole('region', { name: 'Enquiry Confirmation' }).waitFor()
    await see('the toast')
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await putInCart(page, 'Wala No. 1')
    await page.getByRole('button', { name: 'Enquire', exact: true }).click()
    const cart = page.getByRole('dialog', { name: 'Your Cart' })
    await cart.getByText('Minimum enquiry amount is ₹2,000. Add ₹1,957 more to proceed.').waitFor()
    await see('a cart below the minimum')
    await typeQuantity(cart, 'Wala No. 1', '9999')
    await see('a refused quantity')
    await typeQuantity(cart, 'Wala No. 1', '50')
    await cart.getByRole('button', { name: 'Proceed to Enquiry' }).click()
    const enquiry = page.getByRole('dialog', { name: 'Your Enquiry' })
    await enquiry.getByRole('button', { name: 'Send Enquiry' }).click()
    await enquiry.getByText('Name is required').waitFor()
    await see('the form and its errors')

    await fillCheckout(page, undefined, 'Your Enquiry')
    await page.route('**/orders', (route) =>
      route.fulfill({ status: 422, json: { message: 'Insufficient stock for product Wala No. 1' } }),
    )
    await enquiry.getByRole('button', { name: 'Send Enquiry' }).click()
    await enquiry.getByText(/^Failed to submit enquiry: /).waitFor()
    await see('a refusal')
    await page.unroute('**/orders')
    await enquiry.getByRole('button', { name: 'Send Enquiry' }).click()
    await page.getByRole('heading', { name: /^Thank you for your enquiry, / }).waitFor()
    await see('the confirmation')

    const message = await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')
    const sent = decodeURIComponent(message ?? '')
    assert.match(sent, PAGE_OF_ORDER)
    assert.deepEqual(placesOf(SELLING, sent.replace(PAGE_OF_ORDER, '')), [])
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as text' }).click()
    const bill = await coming
    assert.match(bill.suggestedFilename(), /^Enquiry_ORD\d{17}_Bill\.txt$/)
    const estimate = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Estimate' }).click()
    await estimate
    await see('after both downloads')
  },
  { databases: ['sqlite'], only: 'phone' },
)

journey(
  '§2 a closed shop shows it on top of each screen and in the cart, with the number to call',
  takesNothing,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/')
    const bar = page.getByRole('complementary', { name: 'Please note' })
    await bar.getByText('We are not taking orders at the moment. Please call us.').waitFor()
    assert.equal(await bar.getByRole('link', { name: CALL }).getAttribute('href'), 'tel:+915555501999')
    assert.equal(await page.getByText(/booking has started/i).count(), 0)
    assert.equal(await page.getByRole('link', { name: /order now/i }).count(), 0)

    await page.getByRole('main').getByRole('link', { name: 'See the crackers' }).click()
    await page.getByRole('heading', { level: 1, name: 'See the crackers' }).waitFor()
    await bar.waitFor()
    await putInCart(page, 'Wala No. 1', 50)
    await page.getByRole('button', { name: 'See Cart' }).click()
    const cart = page.getByRole('dialog', { name: 'Your Cart' })
    await cart.getByText('We are not taking orders at the moment. Please call us.').waitFor()
    assert.equal(await cart.getByRole('button', { name: /checkout|minimum/i }).count(), 0)
    assert.equal(await cart.getByRole('link', { name: `Call ${CALL}` }).getAttribute('href'), 'tel:+915555501999')

    await page.goto('/ordernow#checkout')
    const checkout = page.getByRole('dialog', { name: 'Checkout' })
    await checkout.getByRole('link', { name: CALL }).waitFor()
    assert.ok(await checkout.getByRole('button', { name: 'Send Order' }).isDisabled())
  },
  { databases: ['sqlite'], only: 'desk' },
)
