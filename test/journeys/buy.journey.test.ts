import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { firstCategories } from '#domain/category/category.ts'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { admin } from '../shop/open-test-shop.ts'
import { redSquare } from '../fixtures/red-square.ts'
import { until } from '#test/until.ts'
import { said } from '../browser/reading.ts'
import { journey } from './journey.ts'
import { moving, type Person } from '../browser/person.ts'

const sunrise = { name: 'Sunrise Fountain', stock: 12, price: 180 }
const ORDERED = 4
const TOTAL = '₹2,970'

const nineOthers = Object.fromEntries(
  firstCategories.slice(0, 9).map((category, index) => {
    const name = `Test cracker ${index + 1}`
    return [name, { ...goods.lakshmiCrackers, name, category, pricePaise: 250_00, mrpPaise: 1_000_00, stock: 100 }]
  }),
)

journey('buy: from the admin’s upload to the visitor’s order', nineOthers, async ({ t, screen, person }) => {
  const owner = await person('admin', moving)
  const visitor = await person('visitor', { leavesShop: true, ...moving })

  const shop = await visitor.visit('/ordernow')
  await shop.getByRole('heading', { name: 'Test cracker 9' }).waitFor()
  assert.equal(await shop.getByText(sunrise.name).count(), 0)
  await shop.evaluate(() => Object.assign(window, { neverReloaded: true }))

  const office = await signIn(owner)
  await uploadProduct(office)

  await shop.getByRole('heading', { name: sunrise.name }).waitFor()
  const picture = shop.getByRole('img', { name: `Enlarge picture of ${sunrise.name}` })
  await picture.scrollIntoViewIfNeeded()
  await until(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
  assert.ok(await shop.evaluate(() => 'neverReloaded' in window), 'the shop was reloaded')

  const onlooker = await visitor.visit('/ordernow')
  await onlooker.getByText('In Stock').first().waitFor()
  const stockroom = await owner.visit('/admin/products')
  const stock = stockroom.getByRole('textbox', { name: `stock of ${sunrise.name}` })
  assert.equal(await stock.inputValue(), String(sunrise.stock))
  const orders = await owner.visit('/admin/orders')
  await orders.getByText('No orders found').waitFor()

  await fillCart(shop)
  const message = visitor.context.waitForEvent('page', {
    predicate: (page) => page.url().startsWith('https://wa.me'),
  })
  message.catch(() => {})
  const orderId = await checkOut(shop)
  const answeredAt = performance.now()
  await until(async () => (await orders.getByText(orderId).count()) > 0)
  const seenAfterMs = Math.round(performance.now() - answeredAt)
  t.diagnostic(`The admin saw the order ${seenAfterMs} ms after the answer`)
  await shop.getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` }).waitFor()
  await shop.getByText(orderId).first().waitFor()
  await orders.getByText(lakshmi.name).first().waitFor()

  const left = sunrise.stock - ORDERED
  await onlooker.getByText(`Only ${left} left`).waitFor()
  await stockroom.getByText(`Only ${left} left`).waitFor()
  assert.equal(await stock.inputValue(), String(left))

  const link = await shop.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')
  checkMessage(link ?? '', orderId, screen === 'phone' ? /^intent:\/\/send\?phone=/ : /^https:\/\/wa\.me\//)
  if (screen === 'desk') checkMessage((await message).url(), orderId, /^https:\/\/wa\.me\//)
})

async function signIn(owner: Person): Promise<Page> {
  const office = await owner.visit('/admin')
  await office.waitForURL('**/vinayagaadmin*')
  await office.getByLabel('Email').fill(admin.email)
  await office.getByRole('textbox', { name: 'Password' }).fill(admin.password)
  await office.getByRole('button', { name: 'Sign In' }).click()
  await office.waitForURL('**/admin')
  return office
}

async function uploadProduct(office: Page): Promise<void> {
  await office.getByRole('link', { name: 'Upload Product' }).first().click()
  await office.getByLabel(/Drop the product image/).setInputFiles(await redSquare())
  await office.getByText(/Uploads in \d+ s/).waitFor()
  await office.getByRole('button', { name: 'Upload now' }).click()
  await office.getByText('Image uploaded successfully').waitFor()
  await office.getByLabel('Product Name').fill(sunrise.name)
  await office.getByLabel('Per').selectOption('1box')
  await office.getByLabel('Category').selectOption('Flowers pots')
  await office.getByLabel('M.R.P').fill('720')
  await office.getByLabel('Our Price').fill(String(sunrise.price))
  await office.getByLabel('Stock Count').fill(String(sunrise.stock))
  await office.getByRole('button', { name: 'Save Product' }).click()
  await office.getByText('Product uploaded successfully!').first().waitFor()
}

async function fillCart(shop: Page): Promise<void> {
  const search = shop.getByPlaceholder('Search crackers...')
  await search.fill('sunrise')
  await shop.getByRole('heading', { name: 'Test cracker 9' }).waitFor({ state: 'detached' })
  await shop.getByRole('button', { name: `Add to Cart: ${sunrise.name}` }).click()
  await search.fill('')
  for (const name of Object.keys(nineOthers)) {
    await shop.getByRole('button', { name: `Add to Cart: ${name}` }).click()
  }
  for (let more = 1; more < ORDERED; more += 1) {
    await shop.getByRole('button', { name: `Increase quantity of ${sunrise.name}` }).click()
  }
  await shop.getByRole('button', { name: 'Purchase' }).click()
  const cart = shop.getByRole('dialog', { name: 'Your Cart' })
  await cart.getByText(TOTAL, { exact: true }).waitFor()
  await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
}

async function checkOut(shop: Page): Promise<string> {
  const checkout = shop.getByRole('dialog', { name: 'Checkout' })
  const field = (role: 'textbox' | 'combobox', name: string) => checkout.getByRole(role, { name, exact: true })
  await field('textbox', 'Name').fill(lakshmi.name)
  await field('combobox', 'State').selectOption(lakshmi.state)
  assert.equal(await field('combobox', 'State Type').inputValue(), lakshmi.stateType)
  await field('combobox', 'District').fill(lakshmi.district)
  await field('textbox', 'Pincode').fill(lakshmi.pincode)
  await field('textbox', 'Mobile Number').fill(lakshmi.mobile)
  await field('textbox', 'Full Address with Landmark').fill(lakshmi.address)
  const answer = shop.waitForResponse((response) => response.url().endsWith('/orders'))
  await checkout.getByRole('button', { name: 'Send Order' }).click()
  assert.equal((await answer).status(), 201)
  return ((await (await answer).json()) as { orderId: string }).orderId
}

function checkMessage(link: string, orderId: string, opening: RegExp) {
  assert.match(link, opening)
  const told = decodeURIComponent(link)
  assert.ok(told.includes(demoSettings.whatsappNumber), told)
  for (const words of [
    orderId,
    lakshmi.name,
    groupedPhoneNumber(lakshmi.mobile),
    `${sunrise.name}: ${ORDERED} ×`,
    `${said('Total amount')}: ${TOTAL}`,
  ]) {
    assert.ok(told.includes(words), `the message lacks "${words}":\n${told}`)
  }
  for (const name of Object.keys(nineOthers)) assert.ok(told.includes(`${name}: 1 × ₹250`), `the message lacks ${name}`)
}
