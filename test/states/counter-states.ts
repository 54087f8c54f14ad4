// The counter's states.
import type { Page } from 'playwright-core'
import { untilHydrated } from '../browser/hydrated.ts'
import { enterByHand } from '../browser/by-hand.ts'
import type { State } from './states.ts'

const PATH = '/admin/counter'
const SALES = '/admin/counter/sales'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const lineInput = (page: Page) => page.getByRole('textbox', { name: 'Code or name' })

const open = async (page: Page) => {
  await openDay(page)
  await page.goto(PATH)
  await lineInput(page).waitFor()
}

/** An earlier state may have closed it. */
async function openDay(page: Page) {
  await page.goto(SALES)
  const reopen = page.getByRole('button', { name: 'Open the day again' })
  if ((await reopen.count()) === 0) return
  await reopen.click()
  await page.getByRole('button', { name: 'Close the day' }).waitFor()
}

async function type(page: Page, texts: readonly string[]) {
  await lineInput(page).waitFor()
  for (const text of texts) {
    await lineInput(page).fill(text)
    await enterByHand(page)
  }
}

/** Removes an earlier state's sale. */
async function clearDevice(page: Page) {
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
}

export async function typeSome(page: Page) {
  await openDay(page)
  await clearDevice(page)
  await page.goto(PATH)
  await type(page, ['2*wala', '3*sparklers', '2*bomb', '*4'])
}

/** As many products as there are, at most sixty. */
async function typeSixty(page: Page) {
  await page.goto(PATH)
  await lineInput(page).waitFor()
  for (let number = 1; number <= 60; number += 1) {
    await lineInput(page).fill(`${(number % 9) + 1}*${number}`)
    const found = page.locator('.counter-input li button')
    const count = await found.count()
    if (count > 0) await found.nth(number % count).click()
  }
}

async function pay(page: Page) {
  await typeSome(page)
  await lineInput(page).focus()
  await enterByHand(page)
  await page.getByLabel('Cash given').fill('20000')
}

async function payByUpi(page: Page) {
  await typeSome(page)
  await lineInput(page).focus()
  await enterByHand(page)
  await page.getByLabel('Cash given').press('+')
  await page.getByText(/^Scan to pay/).waitFor()
}

async function sell(page: Page) {
  await pay(page)
  await page.getByLabel('Cash given').focus()
  await enterByHand(page)
  await untilSold(page)
}

/** The found products and their stock differ from shop to shop. */
async function untilSold(page: Page) {
  const anyway = page.getByRole('button', { name: /^Sell anyway/ })
  const print = page.getByRole('button', { name: /^Print the bill/ })
  await anyway.or(print).first().waitFor()
  if (await anyway.isVisible()) await anyway.click()
  await print.waitFor()
}

const customers = '/admin/customers?channel=counter'

async function sellToCustomer(page: Page) {
  await pay(page)
  await page.getByLabel('Customer (optional)').fill('முத்துலட்சுமி சுப்பிரமணியன்')
  await page.getByLabel('Mobile (optional)').fill('90000 00001')
  await page.getByLabel('Mobile (optional)').focus()
  await enterByHand(page)
  await untilSold(page)
  await page.goto(customers)
}

async function openCounterCustomer(page: Page) {
  await sellToCustomer(page)
  await page.locator('.customer-link').first().click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Download data' }).waitFor()
}

async function beShort(page: Page) {
  await openDay(page)
  await page.goto(PATH)
  await type(page, ['9000*pencil'])
  await lineInput(page).focus()
  await enterByHand(page)
  await page.getByLabel('Cash given').focus()
  await enterByHand(page)
  await page.getByRole('button', { name: /^Sell anyway/ }).waitFor()
}

async function sellShort(page: Page) {
  await beShort(page)
  await press(page, /^Sell anyway/)
  await page.getByRole('button', { name: /^Print the bill/ }).waitFor()
  await page.goto(SALES)
  await page.getByRole('heading', { name: 'Sold without stock' }).waitFor()
}

async function loseNetwork(page: Page) {
  await typeSome(page)
  await page.route('**/admin/counter/send', (route) => route.abort())
  await lineInput(page).focus()
  await enterByHand(page)
  await page.getByLabel('Cash given').focus()
  await enterByHand(page)
  await page.getByText('1 sale is kept on this device').waitFor()
}

async function openSale(page: Page) {
  await sell(page)
  await page.goto(SALES)
  await page.getByRole('link', { name: /^CTR/ }).first().click()
  await page.getByRole('heading', { name: 'Return goods' }).waitFor()
}

/** A long bill, with names in Tamil and lines beyond the stock. */
async function openLongSale(page: Page) {
  await openDay(page)
  await clearDevice(page)
  await typeSixty(page)
  // The last text may have found nothing.
  await lineInput(page).fill('')
  await lineInput(page).focus()
  await enterByHand(page)
  await page.getByLabel('Cash given').fill('200000')
  await page.getByLabel('Customer (optional)').fill('முத்துலட்சுமி சுப்பிரமணியன்')
  await page.getByLabel('Customer (optional)').focus()
  await enterByHand(page)
  await untilSold(page)
  await page.goto(SALES)
  await page.getByRole('link', { name: /^CTR/ }).first().click()
  await page.getByRole('heading', { name: 'Return goods' }).waitFor()
}

const pieces = (page: Page) => page.getByRole('textbox', { name: /^Pieces of/ }).first()

async function returnTooMuch(page: Page) {
  await openSale(page)
  await pieces(page).fill('99')
  await page.getByText('More pieces come back than you sold. Type fewer.').waitFor()
}

async function returnSome(page: Page) {
  await openSale(page)
  await pieces(page).fill('1')
  await press(page, 'Return goods')
  await page.getByRole('heading', { name: 'Returned goods' }).waitFor()
}

async function openSheet(page: Page) {
  await openSale(page)
  await page.getByText('A4', { exact: true }).click()
  await pieces(page).fill('1')
}

/** On a phone, closing the day is below the list. */
async function jumpToClosing(page: Page) {
  await sell(page)
  await page.goto(SALES)
  const jump = page.getByRole('link', { name: 'Close the day' })
  if (await jump.isVisible()) await jump.click()
}

async function closeInVain(page: Page) {
  await sell(page)
  await page.goto(SALES)
  await untilHydrated(page)
  await page.getByLabel('Cash counted').fill('all of it')
  await page.getByLabel('Note').fill('மாலை எண்ணியது')
  await press(page, 'Close the day')
  await page.locator('.field-error').waitFor()
}

async function closeDay(page: Page) {
  await sell(page)
  await page.goto(SALES)
  await untilHydrated(page)
  await page.getByLabel('Cash counted').fill('10,000')
  await press(page, 'Close the day')
  await page.getByRole('heading', { name: 'The day is closed' }).waitFor()
}

export const counterStates: State[] = [
  { name: 'admin-counter', detail: true, as: 'admin', path: PATH, act: open },
  { name: 'admin-counter-empty', detail: true, as: 'admin', path: PATH, shop: 'empty' },
  { name: 'admin-counter-sixty', detail: true, as: 'admin', path: PATH, act: typeSixty, many: true },
  { name: 'admin-counter-cash', detail: true, as: 'admin', path: PATH, act: pay },
  { name: 'admin-counter-upi', as: 'admin', path: PATH, act: payByUpi },
  { name: 'admin-counter-done', as: 'admin', path: PATH, act: sell },
  { name: 'admin-customers-counter', detail: true, as: 'admin', path: PATH, act: sellToCustomer },
  { name: 'admin-customers-counter-none', detail: true, as: 'admin', path: `${customers}&search=umbrella` },
  { name: 'admin-customers-counter-empty', detail: true, as: 'admin', path: customers, shop: 'empty' },
  { name: 'admin-customer-counter', detail: true, as: 'admin', path: PATH, act: openCounterCustomer },
  { name: 'admin-counter-short', as: 'admin', path: PATH, act: beShort },
  { name: 'admin-counter-offline', detail: true, as: 'admin', path: PATH, act: loseNetwork },
  {
    name: 'admin-counter-sales-kept',
    detail: true,
    as: 'admin',
    path: PATH,
    act: (page) => loseNetwork(page).then(() => page.goto(SALES)),
  },
  { name: 'admin-counter-sales-none', detail: true, as: 'admin', path: `${SALES}?day=2026-01-01` },
  { name: 'admin-counter-bill-80', detail: true, as: 'admin', path: SALES, act: openSale },
  { name: 'admin-counter-return-fault', as: 'admin', path: SALES, act: returnTooMuch },
  { name: 'admin-counter-returned', detail: true, as: 'admin', path: SALES, act: returnSome },
  { name: 'admin-counter-bill-a4', detail: true, as: 'admin', path: SALES, act: openSheet },
  { name: 'admin-counter-shortfalls', as: 'admin', path: SALES, act: sellShort },
  { name: 'admin-counter-sales', detail: true, as: 'admin', path: SALES, act: jumpToClosing },
  { name: 'admin-counter-close-fault', detail: true, as: 'admin', path: SALES, act: closeInVain },
  { name: 'admin-counter-closed', detail: true, as: 'admin', path: SALES, act: closeDay },
  // Last: it uses up the stock.
  { name: 'admin-counter-bill-sixty', detail: true, as: 'admin', path: SALES, act: openLongSale, many: true },
]
