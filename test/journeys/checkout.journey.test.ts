import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { said } from '../browser/reading.ts'
import { detail, journey, stage } from './journey.ts'
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

const hasFocus = (page: Page, field: keyof Customer) =>
  until(() => checkoutField(page, field).evaluate((input) => input === document.activeElement))

journey(
  '§5 the checkout shows each error beneath its field, reads numbers as people write them, keeps the typed text, and sends one order only',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 50)
    const checkout = await openCheckout(page)
    const send = checkout.getByRole('button', { name: 'Send Order' })
    const mobile = checkoutField(page, 'mobile')
    const pincode = checkoutField(page, 'pincode')
    const border = (field: keyof Customer) =>
      checkoutField(page, field).evaluate((input) => getComputedStyle(input).borderTopColor)
    const error = async (field: keyof Customer) => {
      const id = (await checkoutField(page, field).getAttribute('aria-describedby')) ?? ''
      return id && (await page.locator(`[id="${id.split(' ').at(-1)}"]`).textContent())
    }
    let sent = 0
    const held = Promise.withResolvers<void>()
    await page.route('**/orders', async (route) => {
      sent += 1
      await held.promise
      await route.continue()
    })

    await stage(
      'every error is beneath its field with a red border, and disappears while the field is edited',
      async () => {
        const plain = await border('name')
        await send.click()
        for (const [field, sentence] of Object.entries(emptyErrors) as [keyof Customer, string][]) {
          await checkout.getByText(sentence, { exact: true }).waitFor()
          assert.equal(await error(field), said(sentence))
          // The border's colour has a transition.
          await until(async () => /rgb\(1\d\d, \d\d?, \d\d?\)|rgb\(2\d\d, \d\d?, \d\d?\)/.test(await border(field)))
        }
        assert.notEqual(await border('name'), plain)
        await hasFocus(page, 'name')
        await checkoutField(page, 'name').fill('L')
        assert.equal(await error('name'), '')

        for (const [field, [typed]] of Object.entries(lengthErrors) as [keyof Customer, [string, string]][]) {
          await checkoutField(page, field).fill(typed)
        }
        await send.click()
        for (const [field, [, sentence]] of Object.entries(lengthErrors) as [keyof Customer, [string, string]][]) {
          await checkout.getByText(sentence, { exact: true }).waitFor()
          assert.equal(await error(field), said(sentence))
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
        assert.equal(await pincode.inputValue(), '62500')
      },
    )

    await stage(
      '+91 98765 43210 stays as it is typed until the field is left, and is read back in groups',
      async () => {
        await fillCheckout(page)
        const readBack = checkout.getByText('We will call you on')
        const keyboard = await mobile.evaluate(({ attributes }) =>
          ['type', 'inputmode', 'autocomplete', 'maxlength'].map((name) => attributes.getNamedItem(name)?.value),
        )
        assert.deepEqual(keyboard, ['tel', 'tel', 'tel', undefined])
        await mobile.fill('')
        await mobile.pressSequentially('+91 98765 43210')
        assert.equal(await mobile.inputValue(), '+91 98765 43210')
        await mobile.press('Tab')
        assert.equal(await mobile.inputValue(), '9876543210')
        assert.equal(await readBack.textContent(), said('We will call you on 98765 43210 or 98765 43211'))

        await mobile.fill('')
        await mobile.pressSequentially('+1 415 555 2671')
        await mobile.press('Tab')
        await checkout.getByText('Mobile number must be 10 digits', { exact: true }).waitFor()
        assert.equal(await mobile.inputValue(), '+1 415 555 2671')
        assert.equal(await readBack.textContent(), said('We will call you on 98765 43211'))
        await send.click()
        assert.equal(await mobile.inputValue(), '+1 415 555 2671')
        await hasFocus(page, 'mobile')

        await mobile.fill('')
        assert.equal(await checkout.getByText('Mobile number must be 10 digits', { exact: true }).count(), 0)
        await page.keyboard.insertText('+௯௧-(௦)௯௮௭௬௫–௪௩௨௧௦')
        await pincode.fill('௬௨௫ ௦௦௧')
        await checkoutField(page, 'alternateMobile').fill('')
        await mobile.press('Tab')
        assert.equal(await mobile.inputValue(), '9876543210')
        assert.equal(await pincode.inputValue(), '625001')
        await checkout
          .getByRole('button', { name: 'Send Order', description: 'We will call you on 98765 43210' })
          .waitFor()
      },
    )

    // In npm test: the `waiting-order-cut` and `two-tabs` journeys, `domain/checkout/below-minimum.test.ts`.
    await detail('typed text survives a reload, and Back to Cart opens the cart', async () => {
      await page.reload()
      await checkout.waitFor()
      assert.equal(await checkoutField(page, 'address').inputValue(), lakshmi.address)
      assert.equal(await checkoutField(page, 'state').inputValue(), lakshmi.state)
      await checkout.getByRole('button', { name: 'Back to Cart' }).click()
      const cart = page.getByRole('dialog', { name: 'Your Cart' })
      await typeQuantity(cart, 'Wala No. 1', '49')
      await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
      await checkout.getByText('49 × ₹43').waitFor()
    })

    await stage('a number that cannot be one is questioned once beside its field', async () => {
      const question = checkout.getByText('Is 12345 67890 right? Indian mobile numbers begin with 6, 7, 8 or 9.')
      await mobile.fill('12345 67890')
      await send.click()
      await question.waitFor()
      await checkout
        .getByRole('textbox', { name: 'Mobile Number', exact: true, description: /^Is .* right\?/ })
        .waitFor()
      await hasFocus(page, 'mobile')

      await mobile.fill('99999 99999')
      await question.waitFor({ state: 'detached' })
      await mobile.press('Tab')
      await checkout.getByText('Is 99999 99999 right? All its digits are alike.').waitFor()
      await checkout.getByRole('button', { name: 'Yes, it is right' }).click()
      await checkout.getByText('Is 99999 99999 right?').waitFor({ state: 'detached' })
      await hasFocus(page, 'mobile')

      await mobile.fill('1234567890')
      await mobile.press('Tab')
      await question.waitFor()
      await pincode.fill('000000')
      await send.click()
      await checkout.getByText('Is 000000 right? Indian pincodes do not begin with 0.').waitFor()
      await hasFocus(page, 'pincode')
      assert.equal(sent, 0)
    })

    await stage('sent again it is accepted; a second press and Enter in the form send nothing more', async () => {
      const request = page.waitForRequest('**/orders')
      await send.dblclick()
      const processing = checkout.getByRole('button', { name: 'Processing...' })
      await processing.waitFor()
      assert.ok(await processing.isDisabled())
      for (let repeat = 0; repeat < 5; repeat += 1) await checkoutField(page, 'district').press('Enter')
      held.resolve()
      const thanks = page.getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` })
      await thanks.waitFor()
      for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.press('Enter')
      const call = page.getByText(/We call you at/).filter({ hasText: '12345 67890' })
      await call.waitFor()
      await thanks.waitFor()
      assert.equal(sent, 1)
      const { customer } = (await request).postDataJSON() as { customer: Customer }
      assert.deepEqual([customer.mobile, customer.pincode], ['1234567890', '000000'])
    })
  },
  quick,
)

journey(
  '§5, §8 an order below the minimum cannot be sent, one that runs short says Insufficient stock, and the corrected one is placed',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const visitor = await person('visitor', { expected: /status of 422/ })
    const page = await visitor.visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 60)
    const checkout = await openCheckout(page)
    await fillCheckout(page)
    const send = checkout.getByRole('button', { name: 'Send Order' })
    // In npm test: the `two-tabs` journey and domain/checkout/below-minimum.test.ts.
    await detail('the cart falls below the minimum in another tab, and rises again', async () => {
      const other = await visitor.visit('/ordernow')
      const cart = await openCart(other)
      await typeQuantity(cart, 'Wala No. 1', '10')
      await checkout.getByText('Minimum order amount is ₹2,000. Add ₹1,570 more to proceed.').waitFor()
      assert.ok(await send.isDisabled())
      await typeQuantity(cart, 'Wala No. 1', '60')
      await until(() => send.isEnabled())
      await other.close()
    })

    await stage('somebody else is faster by a moment', async () => {
      await page.route('**/orders', async (route) => {
        await orderElsewhere(shop.origin, 'Wala No. 1', 450)
        await route.continue()
      })
      await send.click()
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
    })
  },
  quick,
)
