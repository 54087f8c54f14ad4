// §5 Mobile numbers, pincodes and quantities as people write them: typed key by key, inserted at once, in other scripts.
import assert from 'node:assert/strict'
import { until } from '#test/until.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { checkoutField, fillCheckout, openCheckout, putInCart, sendOrder } from './shopping.ts'

const quick = { databases: ['sqlite'], sharing: true } as const

journey(
  '§5 +91 98765 43210 typed key by key stays until it is left, is read back in groups, and is the number that is called',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 50)
    const checkout = await openCheckout(page)
    await fillCheckout(page)
    const mobile = checkoutField(page, 'mobile')
    const pincode = checkoutField(page, 'pincode')
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
    assert.equal(await readBack.textContent(), 'We will call you on 98765 43210 or 98765 43211')

    await mobile.fill('')
    await mobile.pressSequentially('+1 415 555 2671')
    await mobile.press('Tab')
    await checkout.getByText('Mobile number must be 10 digits', { exact: true }).waitFor()
    assert.equal(await mobile.inputValue(), '+1 415 555 2671')
    assert.equal(await readBack.textContent(), 'We will call you on 98765 43211')
    await checkout.getByRole('button', { name: 'Send Order' }).click()
    assert.equal(await mobile.inputValue(), '+1 415 555 2671')
    await until(() => mobile.evaluate((input) => input === document.activeElement))

    await mobile.fill('')
    assert.equal(await checkout.getByText('Mobile number must be 10 digits', { exact: true }).count(), 0)
    await page.keyboard.insertText('+௯௧-(௦)௯௮௭௬௫–௪௩௨௧௦')
    await pincode.fill('௬௨௫ ௦௦௧')
    await checkoutField(page, 'alternateMobile').fill('')
    await mobile.press('Tab')
    assert.equal(await mobile.inputValue(), '9876543210')
    assert.equal(await pincode.inputValue(), '625001')
    await checkout.getByRole('button', { name: 'Send Order', description: 'We will call you on 98765 43210' }).waitFor()

    await mobile.fill('098765 43210')
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/orders'))
    await sendOrder(page)
    const { customer } = (await sent).postDataJSON() as { customer: { mobile: string } }
    assert.equal(customer.mobile, '9876543210')
    await page.getByText('We call you at 98765 43210').waitFor()
  },
  quick,
)

journey(
  '§5 ten digits that cannot be a mobile number are asked about once beside the field, and taken when sent again',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 50)
    const checkout = await openCheckout(page)
    await fillCheckout(page)
    let sent = 0
    page.on('request', (request) => (sent += request.url().endsWith('/orders') ? 1 : 0))
    const mobile = checkoutField(page, 'mobile')
    const send = checkout.getByRole('button', { name: 'Send Order' })
    const question = checkout.getByText('Is 12345 67890 right? Indian mobile numbers begin with 6, 7, 8 or 9.')

    await mobile.fill('12345 67890')
    await send.click()
    await question.waitFor()
    await checkout
      .getByRole('textbox', { name: 'Mobile Number', exact: true, description: /^Is 12345 67890 right\?/ })
      .waitFor()
    await until(() => mobile.evaluate((input) => input === document.activeElement))
    assert.equal(sent, 0)

    await mobile.fill('99999 99999')
    await question.waitFor({ state: 'detached' })
    await mobile.press('Tab')
    await checkout.getByText('Is 99999 99999 right? All its digits are alike.').waitFor()
    await checkout.getByRole('button', { name: 'Yes, it is right' }).click()
    await checkout.getByText('Is 99999 99999 right?').waitFor({ state: 'detached' })
    assert.ok(await mobile.evaluate((input) => input === document.activeElement))

    await mobile.fill('98765')
    await checkout.getByRole('button', { name: 'Close checkout' }).click()
    await checkout.waitFor({ state: 'hidden' })
    await openCheckout(page)
    assert.equal(await mobile.inputValue(), '98765')
    assert.equal(await checkout.getByText('Mobile number must be 10 digits').count(), 0)

    await mobile.fill('1234567890')
    await mobile.press('Tab')
    await question.waitFor()
    await sendOrder(page)
    assert.equal(sent, 1)
    await page.getByText('We call you at 12345 67890').waitFor()
  },
  quick,
)

journey(
  'A P3-30 a pincode that begins with 0 is asked about once, and taken when sent again',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 50)
    const checkout = await openCheckout(page)
    await fillCheckout(page)
    await checkoutField(page, 'pincode').fill('000000')
    await checkout.getByRole('button', { name: 'Send Order' }).click()
    await checkout.getByText('Is 000000 right? Indian pincodes do not begin with 0.').waitFor()
    await until(() => checkoutField(page, 'pincode').evaluate((input) => input === document.activeElement))
    await sendOrder(page)
  },
  { ...quick, only: 'phone' },
)

journey(
  '§4 quantities take the digits of any script, and letters in the price sheet change nothing',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    await putInCart(page, 'Wala No. 1')
    const card = page.getByRole('textbox', { name: 'quantity of Wala No. 1', exact: true })
    await card.fill('௧௨')
    await card.press('Enter')
    await page.getByText('Total: ₹516').waitFor()

    await page.getByRole('radio', { name: 'Price sheet' }).check({ force: true })
    const box = page.getByRole('textbox', { name: 'Quantity of Wala No. 1', exact: true })
    await box.waitFor()
    await box.focus()
    await box.pressSequentially('abc')
    assert.equal(await box.inputValue(), '12')
    await box.press('Enter')
    assert.equal(await box.inputValue(), '12')
    await box.focus()
    await box.press('ControlOrMeta+a')
    await box.pressSequentially('२५')
    await box.press('Enter')
    await page.getByText('Total: ₹1,075').waitFor()

    const keyboard = await visitor.context.newCDPSession(page)
    await box.focus()
    await box.press('ControlOrMeta+a')
    await keyboard.send('Input.imeSetComposition', { text: '３', selectionStart: 1, selectionEnd: 1 })
    assert.equal(await box.inputValue(), '３', 'an input method writes on undisturbed')
    await keyboard.send('Input.imeSetComposition', { text: '３０', selectionStart: 2, selectionEnd: 2 })
    await keyboard.send('Input.insertText', { text: '３０' })
    assert.equal(await box.inputValue(), '30')
    await box.press('Enter')
    await page.getByText('Total: ₹1,290').waitFor()
  },
  quick,
)
