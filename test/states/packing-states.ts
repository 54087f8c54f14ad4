// The packing states.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { SpecProduct } from '#domain/spec-shape.ts'
import { again } from '../browser/again.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { listedProducts } from '../browser/listed-products.ts'
import { murugan } from '../fixtures/sample-data.ts'
import { newKey } from '../shop/open-test-shop.ts'
import type { State } from './states.ts'

/** Orders sixty lines, some with Tamil names. */
const customer = { ...murugan, name: 'முத்துலட்சுமி சுப்பிரமணியன்', mobile: '9444455566' }

const tamilGoods = [
  { productName: '7" Stone Tower', tamilName: '7" கல் கோபுரம், வண்ணம் மாறும் பெரிய பூச்சட்டி', category: 'Wala' },
  { productName: '10 cm Electric Sparklers', tamilName: '10 செ.மீ. மின்னும் மத்தாப்பூ', category: 'Sparklers' },
] as const

async function open(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

/** Places it, unless an earlier state has. Returns the addresses of all orders to pack, its own first. */
async function longOrder(page: Page): Promise<string[]> {
  await open(page, '/admin/packing')
  const own = page.getByRole('link', { name: customer.name, exact: true })
  if ((await own.count()) === 0) {
    const plain = { unit: '1box', mrp: '500', ourPrice: '100', stock: '900', enabled: 'yes', isNew: 'no' }
    for (const form of tamilGoods) {
      const sent = { intent: 'save', saveKey: newKey(), ...plain, ...form }
      await page.request.post('/admin/upload.data', { form: sent, ...again })
    }
    const there = (await listedProducts(page)).filter(({ stock }) => stock >= 12)
    const named = there.filter(({ productName }) => tamilGoods.some((each) => each.productName === productName))
    const goods = [...new Set([...named, ...there])].slice(0, 60)
    const items = goods.map(({ id }, index) => ({ id, quantity: [1, 2, 5, 10][index % 4] }))
    const headers = { 'Idempotency-Key': newKey() }
    const placed = await page.request.post('/orders', { data: { customer, items }, headers, ...again })
    const { orderId } = (await placed.json()) as { orderId: string }
    await page.request.post('/admin/orders.data', {
      form: { intent: 'step', orderId, step: 'paid', key: newKey() },
      ...again,
    })
    await open(page, '/admin/packing')
    await own.waitFor()
  }
  const links = page.getByRole('table', { name: 'Orders to pack' }).locator('[data-cell="name"] a')
  const addresses = await links.evaluateAll((found) => found.map((each) => each.getAttribute('href') ?? ''))
  const first = (await own.getAttribute('href')) ?? ''
  return [first, ...addresses.filter((address) => address !== first)]
}

const rows = (page: Page) => page.locator('.packer-tick')

/** Ticks are shared by all states: existing ones stay. */
async function packSome(page: Page) {
  const [address = ''] = await longOrder(page)
  await open(page, address)
  for (const at of [0, 1, 2, 4]) {
    const row = rows(page).nth(at)
    if ((await row.getAttribute('aria-pressed')) === 'false') await row.click()
  }
  await page
    .getByText(/\b[4-9] of/)
    .first()
    .waitFor()
}

async function askShort(page: Page) {
  await packSome(page)
  await page
    .getByRole('button', { name: /^Short/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Report to the shop', exact: true }).click()
  await page.getByText('Type how many you have').waitFor()
}

async function reportShort(page: Page) {
  await packSome(page)
  const short = page.getByRole('button', { name: /^Short/ }).nth(1)
  await short.click()
  await page.getByLabel(/^How many of/).fill('0')
  await page.getByRole('button', { name: 'Report to the shop', exact: true }).click()
  await page
    .getByText(/^You found 0 of/)
    .first()
    .waitFor()
}

async function loseNetwork(page: Page) {
  await packSome(page)
  await page.route('**/admin/**', (route) => route.abort())
  for (const at of [-1, -2, -3]) await rows(page).nth(at).click()
  await page.getByText('We keep 3 ticks on this phone').waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
}

async function showList(page: Page) {
  await longOrder(page)
  const boxes = page.getByRole('checkbox', { name: /^Tick/ })
  for (const box of await boxes.all()) await box.check()
}

async function showShortInOrder(page: Page) {
  await reportShort(page)
  const orderId = new URL(page.url()).pathname.split('/').at(-1)
  await open(page, `/admin/orders?order=${orderId}`)
  await page.locator('dialog[open]').waitFor()
}

async function showNotConfirmed(page: Page) {
  // Its own: other states move the existing orders.
  const products = (await (await page.request.get('/products.json', again)).json()) as SpecProduct[]
  const dearest = products
    .filter(({ stock }) => stock > 0)
    .toSorted((a, b) => b.stock * b.ourPrice - a.stock * a.ourPrice)[0]
  assert.ok(dearest)
  const items = [{ id: dearest.id, quantity: Math.ceil(3_000 / dearest.ourPrice) }]
  const data = { customer: murugan, items }
  const placed = await page.request.post('/orders', { headers: { 'Idempotency-Key': newKey() }, data, ...again })
  const { orderId } = (await placed.json()) as { orderId: string }
  await open(page, `/admin/packing/${orderId}`)
}

/** One of the orders is deleted. */
const onPaper = (path: string) => async (page: Page) => {
  const ids = (await longOrder(page)).map((address) => address.split('/').at(-1))
  await open(page, `${path}orders=${ids.join(',')},ORD20261120224520123`)
}

const at = '/admin/packing'

export const packingStates: State[] = [
  { name: 'admin-packing', as: 'admin', path: at, act: showList },
  { name: 'admin-packing-empty', detail: true, as: 'admin', path: at, shop: 'empty' },
  { name: 'admin-packing-order', as: 'admin', path: at, act: packSome },
  { name: 'admin-packing-short-asked', detail: true, as: 'admin', path: at, act: askShort },
  { name: 'admin-packing-short', detail: true, as: 'admin', path: at, act: reportShort },
  { name: 'admin-packing-short-in-order', detail: true, as: 'admin', path: at, act: showShortInOrder },
  { name: 'admin-packing-offline', detail: true, as: 'admin', path: at, act: loseNetwork },
  { name: 'admin-packing-not-confirmed', detail: true, as: 'admin', path: at, act: showNotConfirmed },
  { name: 'admin-packing-gone', as: 'admin', path: `${at}/ORD20261120224520123` },
  { name: 'admin-packing-lists', as: 'admin', path: at, act: onPaper(`${at}/lists?`) },
  { name: 'admin-packing-lists-80mm', detail: true, as: 'admin', path: at, act: onPaper(`${at}/lists?paper=80mm&`) },
  { name: 'admin-packing-picking', detail: true, as: 'admin', path: at, act: onPaper(`${at}/picking?`) },
  { name: 'admin-packing-no-lists', as: 'admin', path: `${at}/lists` },
]
