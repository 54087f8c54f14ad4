// The states of the public screens.
import type { Page } from 'playwright-core'
import { lakshmi, murugan } from '../fixtures/sample-data.ts'
import { until } from '../until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillCheckout } from '../journeys/shopping.ts'
import { few, one, risen, sixty, tooMany } from './carts.ts'
import type { State } from './states.ts'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const type = (label: string, text: string) => (page: Page) => page.getByLabel(label).fill(text)
const look = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

/** The bar of a page that cannot reach the shop. */
async function goOffline(page: Page) {
  await page.route('**/healthz', (route) => route.abort())
  await page.keyboard.press('Shift')
  const isFollowed = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/shop-pages-')))
  await until(isFollowed)
  await until(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    return (await page.locator('.offline-bar').count()) > 0
  })
}

/** Opens the order page from the home page, so that the browser loads it. */
async function comeFromHome(page: Page, answer: 'never' | 500) {
  await page.route('**/ordernow.data*', (route) => answer === 500 && route.fulfill({ status: 500 }))
  await page.getByRole('link', { name: 'Order Now' }).locator('visible=true').first().click()
  await look(answer === 500 ? 'Error Loading Products' : 'Loading products...')(page)
}

async function openSheet(page: Page) {
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click()
  await page.locator('dialog[open] .product-sheet').waitFor()
}

/** In every language the one product whose own name is Tamil. */
async function openTamilSheet(page: Page) {
  const named = page.locator('h3').filter({ hasText: /^\p{Script=Tamil}/u })
  const card = page.getByRole('listitem').filter({ has: named })
  await card
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click()
  await page.locator('dialog[open] .product-sheet').waitFor()
}

async function openBoughtSheet(page: Page) {
  await openSheet(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await page.getByRole('dialog').getByRole('textbox').waitFor()
}

/** What a customer pastes as a list. */
export const MESSAGE =
  'Hello sir\nBullet bomb 3\nSparkler 10cm 5\nBomb No. 1 - 2\nDisco wheel\nlakshmi 4\n4" Lakshmi Gold 200 box\nwashing powder 2'

async function openList(page: Page) {
  await page.getByText('Paste a list', { exact: true }).click()
  await page.getByLabel('Your list').waitFor()
}

async function pasteMessage(page: Page) {
  await openList(page)
  await type('Your list', MESSAGE)(page)
  await page.getByRole('list', { name: 'Lines of your list' }).waitFor()
}

const openBudget =
  (sum: string, ...choices: string[]) =>
  async (page: Page) => {
    await page.getByText('By budget', { exact: true }).click()
    await type('Your sum in ₹', sum)(page)
    for (const name of choices) await page.getByText(name, { exact: true }).click()
    await press('Choose for me')(page)
  }

async function fillBudget(page: Page) {
  await openBudget('5000', 'Children', 'Little')(page)
  await page.getByRole('list', { name: 'Goods for your budget' }).waitFor()
}

/** Looks into a pack, and adds it. */
async function addOpenPack(page: Page) {
  const pack = page.getByRole('listitem').filter({ hasText: 'Little noise, much light.' })
  await pack.getByText('Goods in it').click()
  await pack.getByRole('button', { name: /^Add pack/ }).click()
  await look(/is in your cart\. Add it again/)(page)
}

async function withoutPacks(page: Page, answer: 'never' | 'away') {
  await page.route('**/packs.json', (route) => answer === 'away' && route.abort())
  await page.reload()
  await look(answer === 'away' ? /^We could not load this/ : 'Loading...')(page)
}

async function chooseOtherFile(page: Page) {
  await openList(page)
  const picture = { name: 'list.xlsx', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
  await page.locator('dialog input[type=file]').setInputFiles(picture)
  await look(/^This file is not our price list/)(page)
}

async function searchInVain(page: Page) {
  await type('Search crackers', 'lakshmi rocket')(page)
  await look('Did you mean')(page)
}

async function withoutPictures(page: Page) {
  await page.route('**/media/**', (route) => route.abort())
  await page.reload()
  await untilHydrated(page)
}

async function refuseMore(page: Page) {
  const stepper = page.getByRole('textbox', { name: /^quantity of / }).first()
  await stepper.fill('999999')
  await stepper.press('Enter')
  await page
    .getByRole('alert')
    .getByText(/items available in stock!/)
    .waitFor()
}

async function holdVideo(page: Page) {
  await page.route('**/media/video/**', () => {})
  await page.reload({ waitUntil: 'commit' })
  await look('Loading video...')(page)
}

async function sendInVain(page: Page) {
  await page.route('**/orders', () => {})
  await fillCheckout(page, lakshmi)
  await press('Send Order')(page)
  await look('Processing...')(page)
}

export async function sendUnheard(page: Page) {
  await page.route('**/orders', (route) => route.abort())
  await fillCheckout(page, lakshmi)
  await press('Send Order')(page)
  await look(/waits on this phone/)(page)
}

async function sendRisen(page: Page) {
  await look(/^The total was/)(page)
  await fillCheckout(page, lakshmi)
  await press('Send Order')(page)
  await look(/Keep or remove the product/)(page)
}

export const storefrontStates: State[] = [
  { name: 'home', detail: true, path: '/', stretches: true },
  { name: 'home-menu', path: '/', stretches: true, only: 'phone', act: press('Menu') },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'about', path: '/about', stretches: true },
  { name: 'contact', path: '/contact', stretches: true, act: look('1 of 3') },
  { name: 'contact-loading', detail: true, path: '/contact', act: holdVideo },
  { name: 'contact-empty', detail: true, path: '/contact', shop: 'empty' },
  { name: 'price-list', path: '/pricelist' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'delivery', path: '/delivery' },
  { name: 'order-now', detail: true, path: '/ordernow', many: true },
  { name: 'order-now-offline', path: '/ordernow', act: goOffline },
  { name: 'order-now-category', detail: true, path: '/ordernow?category=Sparklers' },
  { name: 'order-now-search', detail: true, path: '/ordernow', act: type('Search crackers', 'gold') },
  { name: 'order-now-no-result', detail: true, path: '/ordernow', act: type('Search crackers', 'umbrella') },
  { name: 'order-now-in-cart', path: '/ordernow', many: true, cart: sixty },
  { name: 'order-now-no-pictures', detail: true, path: '/ordernow', act: withoutPictures },
  { name: 'order-now-did-you-mean', detail: true, path: '/ordernow', act: searchInVain },
  { name: 'product-sheet', detail: true, path: '/ordernow', act: openSheet },
  { name: 'product-sheet-tamil', path: '/ordernow?category=Match+box', act: openTamilSheet },
  { name: 'product-sheet-bought', detail: true, path: '/ordernow', act: openBoughtSheet },
  { name: 'product-gone', detail: true, path: '/ordernow?product=nothing', act: look(/no longer in our shop/) },
  { name: 'order-now-refused', detail: true, path: '/ordernow', many: true, cart: sixty, act: refuseMore },
  { name: 'order-now-empty', detail: true, path: '/ordernow', shop: 'empty' },
  { name: 'order-now-loading', detail: true, path: '/', act: (page) => comeFromHome(page, 'never') },
  { name: 'order-now-error', path: '/', act: (page) => comeFromHome(page, 500) },
  {
    name: 'price-sheet',
    path: '/ordernow',
    many: true,
    view: 'sheet',
    act: (page) => page.locator('.sheet-box').first().waitFor(),
  },
  {
    name: 'price-sheet-sixty',
    detail: true,
    path: '/ordernow',
    view: 'sheet',
    many: true,
    cart: sixty,
    act: (page) => page.locator('.sheet-box').first().waitFor(),
  },
  { name: 'fill-cart', detail: true, path: '/ordernow#list', act: look('Family pack') },
  { name: 'fill-cart-pack', path: '/ordernow#list', act: addOpenPack },
  { name: 'fill-cart-loading', detail: true, path: '/ordernow#list', act: (page) => withoutPacks(page, 'never') },
  { name: 'fill-cart-away', detail: true, path: '/ordernow#list', act: (page) => withoutPacks(page, 'away') },
  { name: 'fill-cart-budget', path: '/ordernow#list', many: true, act: fillBudget },
  { name: 'fill-cart-budget-error', detail: true, path: '/ordernow#list', act: openBudget('1') },
  { name: 'fill-cart-budget-short', detail: true, path: '/ordernow#list', act: openBudget('500000') },
  { name: 'fill-cart-empty', detail: true, path: '/ordernow#list', shop: 'empty' },
  { name: 'pasted-list-empty', detail: true, path: '/ordernow#list', act: openList },
  { name: 'pasted-list-other-file', detail: true, path: '/ordernow#list', act: chooseOtherFile },
  { name: 'pasted-list', path: '/ordernow#list', many: true, cart: few, act: pasteMessage },
  { name: 'shared-cart', detail: true, path: '/ordernow#cart=1155.3-1192.200-2487.5-9999.1-end', cart: few },
  { name: 'shared-cart-broken', detail: true, path: '/ordernow#cart=1155.3-119' },
  { name: 'cart-empty', detail: true, path: '/ordernow#cart' },
  { name: 'cart-few', detail: true, path: '/ordernow#cart', cart: few },
  { name: 'cart-sixty', detail: true, path: '/ordernow#cart', many: true, cart: sixty },
  { name: 'cart-below-minimum', detail: true, path: '/ordernow#cart', cart: one },
  { name: 'cart-too-many', path: '/ordernow#cart', cart: tooMany },
  { name: 'cart-risen-prices', path: '/ordernow#cart', cart: risen, act: look(/^The total was/) },
  { name: 'cart-no-pictures', detail: true, path: '/ordernow#cart', cart: few, act: withoutPictures },
  { name: 'checkout', detail: true, path: '/ordernow#checkout', many: true, cart: sixty },
  { name: 'checkout-errors', path: '/ordernow#checkout', many: true, cart: sixty, act: press('Send Order') },
  {
    name: 'checkout-tamil',
    detail: true,
    path: '/ordernow#checkout',
    many: true,
    cart: sixty,
    act: (page) => fillCheckout(page, murugan),
  },
  { name: 'checkout-processing', detail: true, path: '/ordernow#checkout', many: true, cart: sixty, act: sendInVain },
  { name: 'checkout-waiting', path: '/ordernow#checkout', many: true, cart: sixty, act: sendUnheard },
  { name: 'checkout-risen-prices', detail: true, path: '/ordernow#checkout', cart: risen, act: sendRisen },
]
