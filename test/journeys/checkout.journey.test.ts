// §2, §4, §5, §8 The checkout: its errors, its buttons, what it keeps, and what the shop answers.
import assert from 'node:assert/strict'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import {
  checkoutField,
  fillCheckout,
  openCart,
  openCheckout,
  orderElsewhere,
  putInCart,
  sendOrder,
  typeQuantity,
} from './shopping.ts'

const quick = { databases: ['sqlite'] } as const

const emptyErrors: Partial<Record<keyof Customer, string>> = {
  name: 'Name is required',
  state: 'State is required',
  stateType: 'State type is required',
  district: 'District is required',
  pincode: 'Pincode is required',
  mobile: 'Mobile number is required',
  address: 'Address is required',
}

const lengthErrors: Partial<Record<keyof Customer, [typed: string, error: string]>> = {
  pincode: ['62500', 'Pincode must be 6 digits'],
  mobile: ['987654321', 'Mobile number must be 10 digits'],
  alternateMobile: ['98765', 'Alternate mobile number must be 10 digits'],
}

journey(
  '§5 every error stands beneath its field with a red border, and goes while it is mended',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 50)
    const checkout = await openCheckout(page)
    const border = (field: keyof Customer) =>
      checkoutField(page, field).evaluate((input) => getComputedStyle(input).borderTopColor)
    const plain = await border('name')
    const error = async (field: keyof Customer) => {
      const id = (await checkoutField(page, field).getAttribute('aria-describedby')) ?? ''
      return id && (await page.locator(`[id="${id.split(' ').at(-1)}"]`).textContent())
    }

    await checkout.getByRole('button', { name: 'Send Order' }).click()
    for (const [field, sentence] of Object.entries(emptyErrors) as [keyof Customer, string][]) {
      await checkout.getByText(sentence, { exact: true }).waitFor()
      assert.equal(await error(field), sentence)
      // The border turns red by and by.
      await until(async () => /rgb\(1\d\d, \d\d?, \d\d?\)|rgb\(2\d\d, \d\d?, \d\d?\)/.test(await border(field)))
    }
    assert.notEqual(await border('name'), plain)
    assert.ok(await checkoutField(page, 'name').evaluate((input) => input === document.activeElement))
    await checkoutField(page, 'name').fill('L')
    assert.equal(await error('name'), '')

    for (const [field, [typed]] of Object.entries(lengthErrors) as [keyof Customer, [string, string]][]) {
      await checkoutField(page, field).fill(typed)
    }
    await checkout.getByRole('button', { name: 'Send Order' }).click()
    for (const [field, [, sentence]] of Object.entries(lengthErrors) as [keyof Customer, [string, string]][]) {
      await checkout.getByText(sentence, { exact: true }).waitFor()
      assert.equal(await error(field), sentence)
    }

    await checkoutField(page, 'state').selectOption('Puducherry')
    assert.equal(await checkoutField(page, 'stateType').inputValue(), 'Union Territory')
    await checkoutField(page, 'state').selectOption('Kerala')
    assert.equal(await checkoutField(page, 'stateType').inputValue(), 'State')
    assert.equal(await error('state'), '')
    assert.equal(await error('stateType'), '')

    await checkout.getByRole('button', { name: 'Close checkout' }).click()
    await checkout.waitFor({ state: 'hidden' })
    await openCheckout(page)
    assert.equal(await checkout.getByText('Pincode must be 6 digits').count(), 0)
    assert.equal(await checkoutField(page, 'pincode').inputValue(), '62500')
  },
  quick,
)

journey(
  '§2, §4 Back to Cart, Processing..., and what was typed outlives a reload',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 50)
    const checkout = await openCheckout(page)
    await fillCheckout(page)
    await page.reload()
    await checkout.waitFor()
    assert.equal(await checkoutField(page, 'address').inputValue(), lakshmi.address)
    assert.equal(await checkoutField(page, 'state').inputValue(), lakshmi.state)
    await checkout.getByRole('button', { name: 'Back to Cart' }).click()
    const cart = page.getByRole('dialog', { name: 'Your Cart' })
    await typeQuantity(cart, 'Wala No. 1', '49')
    await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await checkout.getByText('49 × ₹43').waitFor()

    let sent = 0
    const held = Promise.withResolvers<void>()
    await page.route('**/orders', async (route) => {
      sent += 1
      await held.promise
      await route.continue()
    })
    await checkout.getByRole('button', { name: 'Send Order' }).dblclick()
    const processing = checkout.getByRole('button', { name: 'Processing...' })
    await processing.waitFor()
    assert.ok(await processing.isDisabled())
    await checkoutField(page, 'district').press('Enter')
    held.resolve()
    await page.getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` }).waitFor()
    assert.equal(sent, 1)
  },
  quick,
)

journey(
  '§8 a shortage at the last moment: Insufficient stock, and the mended order goes through',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const visitor = await person('visitor', { expected: /status of 422/ })
    const page = await visitor.visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 60)
    const checkout = await openCheckout(page)
    await fillCheckout(page)
    await page.route('**/orders', async (route) => {
      await orderElsewhere(shop.origin, 'Wala No. 1', 450)
      await route.continue()
    })
    await checkout.getByRole('button', { name: 'Send Order' }).click()
    await checkout
      .getByText('Failed to submit order: Insufficient stock for product Wala No. 1. Please try again.')
      .waitFor()
    await page.unroute('**/orders')
    assert.equal(await checkoutField(page, 'name').inputValue(), lakshmi.name)
    await checkout.getByRole('button', { name: 'Back to Cart' }).click()
    const cart = page.getByRole('dialog', { name: 'Your Cart' })
    await cart.getByText('Only 50 items available in stock!', { exact: true }).waitFor()
    await typeQuantity(cart, 'Wala No. 1', '50')
    await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await sendOrder(page)
  },
  quick,
)

journey(
  '§5, §9 Send Order is disabled when the cart falls below the minimum in another tab',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 50)
    const checkout = await openCheckout(page)
    const other = await visitor.visit('/ordernow')
    await typeQuantity(await openCart(other), 'Wala No. 1', '10')
    await checkout.getByText('Minimum order amount is ₹2,000. Add ₹1,570 more to proceed.').waitFor()
    assert.ok(await checkout.getByRole('button', { name: 'Send Order' }).isDisabled())
  },
  quick,
)
