// A Tamil page has no English but names and what the shop wrote; an English page has no Tamil but what is marked as such.
import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import type { Language } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'
import { readShopSettings } from '#domain/settings/settings-json.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Catalogue } from '#domain/words/catalogue.ts'
import * as english from '#domain/words/en.ts'
import * as tamil from '#domain/words/ta.ts'
import { phrasesOf } from '#test/browser/phrases.ts'
import { ownSettings } from '#test/fixtures/own-settings.ts'
import { goods, lakshmi, murugan, posterGoods } from '#test/fixtures/sample-data.ts'
import { foreignTexts } from '#test/foreign-texts.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { admin, newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb, type TestWeb } from '#test/shop/open-test-web.ts'
import { publicPages } from '#test/urls.ts'

const PAGES = [
  ...publicPages().map(({ path }) => path),
  '/ordernow?category=Rocket',
  '/ordernow?search=zzz',
  '/nowhere',
]
const crackers = {
  ...posterGoods,
  ...goods,
  pots: { ...goods.flowerPots, name: 'Peacock Pots', tamilName: 'மயில் புஸ்வாணம்' },
}

/** Screens of the daily work; the others are English in a catalogue that has no Tamil. */
const screensOf = ([open = '', packed = '']: readonly string[]) => [
  '/admin',
  '/admin/orders',
  '/admin/orders?search=umbrella',
  `/admin/orders?order=${open}`,
  `/admin/orders?order=${packed}`,
  `/admin/orders/edit?order=${open}`,
  `/admin/orders/revisions?order=${open}`,
  '/admin/packing',
  `/admin/packing/${open}`,
  '/admin/packing/ORD20261120224520123',
  `/admin/packing/lists?orders=${open}`,
  `/admin/packing/picking?orders=${open}`,
  '/admin/dispatch',
  '/admin/dispatch?list=sent',
  `/admin/dispatch?order=${packed}`,
  '/admin/dispatch/offices',
  '/admin/counter',
  '/admin/counter/sales',
  '/admin/customers',
  '/admin/money',
  '/admin/nowhere',
]

/** Catalogues without Tamil from which the daily work has sentences: their parts of a screen are English. */
const IN_ENGLISH: readonly (keyof typeof english)[] = ['backups']

type Variant = { settings?: Partial<ShopSettings>; products?: Parameters<typeof stockUp>[1] }

const variants: Record<string, Variant> = {
  'an open shop': {},
  'a shop that takes no orders': { settings: { takingOrders: false } },
  'a shop for enquiries': { settings: { callItEnquiry: true } },
  'a closed shop for enquiries': { settings: { callItEnquiry: true, takingOrders: false } },
  'a shop without products': { products: {} },
  'a shop before its booking opens': { settings: { bookingOpens: '2999-01-01' } },
  'a shop after its booking': { settings: { bookingCloses: '2020-01-01' } },
  'a shop with settings of its own': { settings: settingsOf(ownSettings) },
}

for (const [name, variant] of Object.entries(variants)) {
  test(`${name} has public pages in one language`, async (t) => {
    const { web, wrote } = await openVariant(t, variant)
    const faults: string[] = []
    for (const path of PAGES) {
      for (const language of ['en', 'ta'] as const) {
        faults.push(...(await faultsAt(web, pathIn(language, path), language, { wrote })))
      }
    }
    assert.deepEqual(faults, [])
  })
}

test('the control: a page in the other language is full of foreign texts', async (t) => {
  const { web, wrote } = await openVariant(t, {})
  for (const path of PAGES) {
    const [inEnglish, inTamil] = [await htmlOf(web, path), await htmlOf(web, pathIn('ta', path))]
    const found = [
      foreignTexts(inEnglish.replace('lang="en-IN"', 'lang="ta-IN"'), 'ta', { wrote }),
      foreignTexts(inTamil.replace('lang="ta-IN"', 'lang="en-IN"'), 'en', { wrote }),
    ]
    for (const texts of found) assert.ok(texts.length > 30, `${path}: ${texts.map(({ text }) => text).join('\n')}`)
  }
})

test('sign-in and the screens of the daily work are in the chosen language', async (t) => {
  const { web, wrote } = await openVariant(t, {})
  const screens = screensOf(await fillDesks(web))
  const cookie = await web.signIn()
  const known = { wrote, people: textsIn([lakshmi, murugan, admin]), messages: true } as const
  const faults: string[] = []
  const fallenBack = new Set<string>()
  for (const language of ['en', 'ta'] as const) {
    for (const path of ['/vinayagaadmin', ...screens]) {
      const cookies = [`language=${language}`, ...(path === '/vinayagaadmin' ? [] : [cookie])].join('; ')
      for (const fault of await faultsAt(web, path, language, known, cookies)) {
        const catalogue = language === 'ta' && IN_ENGLISH.find((each) => isSaidBy(each, fault))
        if (catalogue) fallenBack.add(catalogue)
        else faults.push(fault)
      }
    }
  }
  assert.deepEqual(faults, [])
  assert.deepEqual([...fallenBack].toSorted(), IN_ENGLISH.toSorted(), 'a listed catalogue has Tamil now, or is unused')
})

async function openVariant(t: TestContext, { settings = {}, products = crackers }: Variant) {
  const web = await openTestWeb(t)
  Object.assign(web.shop.settings, settings)
  await stockUp(web.shop, products)
  const codes = (await web.shop.products.all()).map(({ code }) => code)
  const unnamed = (await web.shop.categories.all()).filter(({ tamilName }) => !tamilName).map(({ name }) => name)
  const named = Object.values(products).flatMap(({ name, tamilName, unit }) => [name, tamilName, unit])
  const written = textsIn(web.shop.settings)
  const lines = web.shop.settings.address.split(/,\s*/)
  return {
    web,
    wrote: [...written, ...lines.slice(0, 2), ...named, ...codes, ...unnamed].filter((each) => each.length > 1),
  }
}

/** Orders at every step of a day, and a sale over the counter. Returns the number of an open and of a sent order. */
async function fillDesks({ shop }: TestWeb): Promise<string[]> {
  const product = (await shop.products.all()).find(({ pricePaise, stock }) => pricePaise === 2_500_00 && stock === 3)
  assert.ok(product)
  const ids: string[] = []
  for (const customer of [lakshmi, murugan, { ...lakshmi, mobile: '9444455566' }]) {
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id: product.id, quantity: 1 }] })
    assert.ok('order' in placed)
    ids.push(placed.order.orderId)
  }
  const [open = '', sent = ''] = ids
  await shop.counter.sell(counterSale([[product, 1]]), { key: newKey(), who: admin.email })
  await shop.orders.steps.take(open, 'confirmed')
  for (const step of ['confirmed', 'paid', 'packed', 'dispatched'] as const) await shop.orders.steps.take(sent, step)
  return [open, sent]
}

async function faultsAt(
  web: TestWeb,
  path: string,
  language: Language,
  known: Parameters<typeof foreignTexts>[2],
  cookie?: string,
): Promise<string[]> {
  const html = await htmlOf(web, path, cookie)
  assert.ok(html.includes(`lang="${language}-IN"`), path)
  return [...new Set(foreignTexts(html, language, known).map(({ text }) => `${path} (${language}): ${text}`))]
}

async function htmlOf({ send }: TestWeb, path: string, cookie?: string): Promise<string> {
  return (await send(path, cookie === undefined ? {} : { cookie })).text()
}

function isSaidBy(name: keyof typeof english, fault: string): boolean {
  assert.ok(!(name in tamil), `${name} has Tamil now`)
  const catalogue = Object.fromEntries(Object.entries<Catalogue>(english).filter(([each]) => each === name))
  const marked: Record<string, Catalogue> = JSON.parse(JSON.stringify(catalogue), (_, each) =>
    typeof each === 'string' ? `${each} *` : each,
  )
  return phrasesOf(catalogue, marked).said(fault.slice(fault.indexOf(': ') + 2)).length > 0
}

function settingsOf(json: unknown): ShopSettings {
  const read = readShopSettings(json)
  assert.ok('settings' in read)
  return read.settings
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
