import assert from 'node:assert/strict'
import test from 'node:test'
import { cleanup } from '../cleanup.ts'
import { addressRead, asRead, readingIn, said } from './reading.ts'
import { sharedBrowser } from './shared-browser.ts'

const CART = `<main><h2>உங்கள் கூடை</h2>
  <button aria-label="ராக்கெட் பொருளை எடுத்துவிடு">×</button>
  <ul><li>மொத்த எண்ணிக்கை <b>5</b></li><li>மொத்தத் தொகை <b>₹43</b></li></ul>
  <select><option value="tn">தமிழ்நாடு</option><option value="kl">கேரளா</option></select></main>`

test('a test that speaks English finds the elements of a Tamil page, through contexts, tabs and locators', async (t) => {
  const context = await (await sharedBrowser()).newContext()
  cleanup(t, () => context.close())
  await readingIn('ta', async () => {
    const page = await asRead(context).newPage()
    await page.setContent(CART)
    assert.equal(await page.getByRole('heading', { name: 'Your Cart', exact: true }).count(), 1)
    const lines = page.getByRole('listitem').filter({ hasText: 'Grand Total' })
    assert.deepEqual(await lines.allTextContents(), [`${said('Grand Total')} ₹43`])
    assert.equal(
      await page
        .locator('li', { has: page.getByText('Total Items') })
        .or(lines)
        .count(),
      2,
    )
    for (const found of await page.getByRole('listitem').all())
      assert.equal(await found.getByText('Your Cart').count(), 0)
    assert.deepEqual(await page.getByRole('combobox').selectOption('Kerala'), ['kl'])
    assert.deepEqual(await page.getByRole('combobox').selectOption('tn'), ['tn'])
    assert.deepEqual(await page.getByRole('combobox').selectOption({ label: 'Kerala' }), ['kl'])
    assert.equal(await page.getByText('Your order').count(), 0, 'the control: a text that the page does not have')
  })
})

test('public pages have the address of the language, the back office has one', () => {
  readingIn('ta', () => {
    const addresses = ['/', '/ordernow?category=Wala', '/ta/about', '/admin/orders', '/vinayagaadmin', 'about:blank']
    assert.deepEqual(addresses.map(addressRead), ['/ta', '/ta/ordernow?category=Wala', ...addresses.slice(2)])
  })
  assert.equal(addressRead('/about'), '/about')
})

test('a sentence with several translations is not guessed', () => {
  assert.equal(
    readingIn('ta', () => said('Only 3 left')),
    '3 மட்டுமே உள்ளது',
  )
  assert.equal(
    readingIn('ta', () => said('Lakshmi')),
    'Lakshmi',
  )
  assert.equal(said('Only 3 left'), 'Only 3 left')
  assert.throws(() => readingIn('ta', () => said('Dispatch')), /has several translations/)
})
