// The price sheet: sixty lines by digits and Enter alone, with a running total, a jump to each category, and remembered.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { formatRupees } from '#domain/money.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { fillCatalogue, plainNames, catalogueProducts } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { fillCheckout, sendOrder } from './shopping.ts'

const LINES = 60

type Sold = { id: string; productName: string; mrp: number; ourPrice: number }

async function openSheet(page: Page) {
  await page.getByRole('radio', { name: 'Price sheet' }).check({ force: true })
  await page
    .getByRole('textbox', { name: /^Quantity of / })
    .first()
    .waitFor()
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

journey(
  'sixty lines by a numeric keyboard alone, and the order of them',
  fillCatalogue,
  async ({ person, shop, t }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    await openSheet(page)
    await page
      .getByRole('textbox', { name: /^Quantity of / })
      .first()
      .focus()
    const taken = new Map<string, number>()
    const startedAt = performance.now()
    while (taken.size < LINES) {
      const name = (await focused(page)).replace('Quantity of ', '')
      assert.ok(!taken.has(name), `Enter stays on ${name}`)
      const quantity = 1 + (taken.size % 3)
      taken.set(name, quantity)
      await page.keyboard.press(`Digit${quantity}`)
      await page.keyboard.press('Enter')
    }
    t.diagnostic(`${LINES} lines typed in ${Math.round(performance.now() - startedAt)} ms`)
    assert.equal(taken.has(catalogueProducts.soldOut), false)

    const sold = (await (await fetch(`${shop.origin}/products.json`)).json()) as Sold[]
    const lines = sold.flatMap((product) => ({ ...product, quantity: taken.get(product.productName) ?? 0 }))
    const sum = (of: (line: Sold) => number) =>
      formatRupees(Math.round(lines.reduce((total, line) => total + of(line) * line.quantity, 0) * 100))
    const total = sum((line) => line.ourPrice)
    await page.getByText(`Total: ${total}`).waitFor()
    await page
      .getByText(`you save ${sum((line) => line.mrp - line.ourPrice)}`)
      .locator('visible=true')
      .first()
      .waitFor()

    await page.reload()
    const first = page.getByRole('textbox', { name: `Quantity of ${[...taken.keys()][0]}`, exact: true })
    await until(async () => (await first.inputValue()) === '1')
    await page.getByRole('button', { name: 'Purchase' }).click()
    const cart = page.getByRole('dialog', { name: 'Your Cart' })
    await until(async () => (await cart.getByRole('listitem').count()) === LINES)
    await cart.getByText(total, { exact: true }).waitFor()
    await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await fillCheckout(page, lakshmi)
    const orderId = await sendOrder(page)
    const bill = page.getByRole('region', { name: 'Bill Statement' })
    assert.equal(await bill.getByRole('rowheader').count(), LINES)
    await bill.getByText(total).last().waitFor()
    assert.match(orderId, /^ORD\d{17}$/)
  },
  { databases: ['sqlite'] },
)

journey(
  'the sheet jumps to a category, empties a line by 0, and searches',
  fillCatalogue,
  async ({ person, screen }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await openSheet(page)
    const box = (name: string) => page.getByRole('textbox', { name: `Quantity of ${name}`, exact: true })
    if (screen === 'phone') await page.getByRole('combobox', { name: 'Jump to category' }).selectOption('Rocket')
    else await page.getByRole('navigation', { name: 'Jump to category' }).getByText('Rocket', { exact: true }).click()
    const rocket = page.getByRole('heading', { name: 'Rocket', exact: true })
    await until(async () => {
      const place = await rocket.boundingBox()
      return place !== null && place.y > 50 && place.y < 400
    })
    assert.ok(await box(catalogueProducts.soldOut).isDisabled())

    const [wala = ''] = plainNames('Wala')
    await box(wala).fill('12')
    await box(wala).press('Enter')
    await page
      .getByRole('row')
      .filter({ has: box(wala) })
      .getByText('₹516')
      .waitFor()
    await box(wala).fill('0')
    await box(wala).press('Enter')
    await until(async () => (await box(wala).inputValue()) === '')
    await page.getByPlaceholder('Search crackers...').fill('rocket')
    await until(async () => (await page.getByRole('textbox', { name: /^Quantity of / }).count()) === 3)
  },
  { databases: ['sqlite'], sharing: true },
)

journey(
  '§5 a quantity that is cut to the stock is said in its row, which keeps the focus once',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await openSheet(page)
    const name = catalogueProducts.fewLeft
    const box = page.getByRole('textbox', { name: `Quantity of ${name}`, exact: true })
    const alert = page.getByRole('row').filter({ has: box }).getByRole('alert')
    const toast = page.locator('.notice-area .notice')
    for (const key of ['Enter', 'Tab']) {
      await box.fill('9')
      await box.press(key)
      assert.equal(await alert.textContent(), `${name}: Only 3 items available in stock!`)
      assert.equal(await focused(page), `Quantity of ${name}`)
      assert.equal(await box.inputValue(), '3')
      assert.equal(await toast.count(), 0)
    }
    await box.press('Enter')
    assert.notEqual(await focused(page), `Quantity of ${name}`)
    await alert.waitFor()

    // A finger that goes elsewhere on the page hears it there, with the name.
    await box.fill('8')
    await box.blur()
    await toast.getByText(`${name}: Only 3 items available in stock!`).waitFor()
    await box.fill('2')
    await alert.waitFor({ state: 'detached' })
  },
  { databases: ['sqlite'], sharing: true },
)

journey(
  'while a box has the focus a phone shows one strip and at least seven rows',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor', { viewport: { width: 390, height: 420 } })).visit('/ordernow')
    await openSheet(page)
    const box = page.getByRole('textbox', { name: /^Quantity of Sparklers/ })
    await box.first().scrollIntoViewIfNeeded()
    await box.first().fill('50')
    await page.keyboard.press('Enter')
    await page.getByText('you save').locator('visible=true').first().waitFor()
    const isInSight = (selector: string) =>
      page.evaluate((wanted) => {
        const seen = [...document.querySelectorAll(wanted)].map((element) => element.getBoundingClientRect())
        return seen.filter(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= innerHeight).length
      }, selector)
    await page.evaluate(() =>
      document.activeElement?.closest('section')?.querySelector('tr:nth-child(2)')?.scrollIntoView(),
    )
    assert.equal(await isInSight('.top-bar, .shop-tools, .total-bar'), 0)
    assert.equal(await isInSight('.sheet-strip'), 1)
    const rows = await isInSight('.sheet-section tbody > tr')
    assert.ok(rows >= 7, `${rows} rows in sight`)

    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await until(async () => (await isInSight('.top-bar')) === 1 && (await isInSight('.total-bar')) === 1)
    await page.setViewportSize({ width: 360, height: 640 })
    const heights = await page
      .locator('.sheet-section tbody > tr')
      .evaluateAll((found) => found.map((row) => row.getBoundingClientRect().height).filter((height) => height > 0))
    assert.ok(Math.max(...heights.slice(0, 20)) <= 68, `a row is ${Math.max(...heights.slice(0, 20))} px high`)
  },
  { databases: ['sqlite'], sharing: true, only: 'phone' },
)

journey(
  '§2 on a phone one drop-down of the sheet jumps, filters, and shows all categories again',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow?category=Bomb')
    await openSheet(page)
    const choice = page.getByRole('combobox')
    assert.equal(await choice.count(), 1)
    await choice.selectOption('Rocket')
    await page.waitForURL('**/ordernow?category=Rocket')
    await choice.selectOption('All Categories')
    await page.waitForURL(/\/ordernow$/)
    await until(async () => (await page.locator('.sheet-section').count()) > 20)
    await choice.selectOption('Pencil')
    await until(async () => ((await page.getByRole('heading', { name: 'Pencil' }).boundingBox())?.y ?? 0) < 300)
    assert.match(page.url(), /\/ordernow$/)
  },
  { databases: ['sqlite'], sharing: true, only: 'phone' },
)
