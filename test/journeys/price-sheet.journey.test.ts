import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { formatRupees } from '#domain/numbers/money.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { fillCatalogue, fillSmallCatalogue, plainNames, catalogueProducts } from '../fixtures/full-catalogue.ts'
import { said } from '../browser/reading.ts'
import { testSettings } from '../settings.ts'
import { journey, stage } from './journey.ts'
import { fillCheckout, putInCart, sendOrder } from './shopping.ts'

const LINES = testSettings.everyPair ? 60 : 25

type Sold = { id: string; productName: string; mrp: number; ourPrice: number }

async function openSheet(page: Page) {
  await page.getByRole('radio', { name: 'Price sheet' }).check({ force: true })
  await page
    .getByRole('textbox', { name: /^Quantity of / })
    .first()
    .waitFor()
}

/** The product of a box's label. */
function named(label: string): string {
  const [before = '', after = ''] = said('Quantity of P1').split('P1')
  return label.slice(before.length, label.length - after.length)
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

journey(
  'many lines by a numeric keyboard alone, and the order of them',
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
      const name = named(await focused(page))
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
  '§4, §5 the sheet takes digits of any script and nothing else, notes in its row a quantity cut to the stock, jumps to a category, and can be searched',
  fillSmallCatalogue,
  async ({ person, screen }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    const boxOf = (name: string) => page.getByRole('textbox', { name: `Quantity of ${name}`, exact: true })

    await stage('quantities take the digits of any script, and letters change nothing', async () => {
      await putInCart(page, 'Wala No. 1')
      const card = page.getByRole('textbox', { name: 'quantity of Wala No. 1', exact: true })
      await card.fill('௧௨')
      await card.press('Enter')
      await page.getByText('Total: ₹516').waitFor()

      await page.getByRole('radio', { name: 'Price sheet' }).check({ force: true })
      const box = boxOf('Wala No. 1')
      await box.waitFor()
      await box.pressSequentially('abc')
      assert.equal(await box.inputValue(), '12')
      await box.press('Enter')
      assert.equal(await box.inputValue(), '12')
      for (const [typed, total] of Object.entries({ '२५': '₹1,075', '2.5': '₹86' })) {
        await box.press('ControlOrMeta+a')
        await box.pressSequentially(typed)
        await box.press('Enter')
        await page.getByText(`Total: ${total}`).waitFor()
      }

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
    })

    await stage('a quantity cut to the stock is shown in its row, which keeps the focus once', async () => {
      const name = catalogueProducts.fewLeft
      const box = boxOf(name)
      const alert = page.getByRole('row').filter({ has: box }).getByRole('alert')
      const toast = page.locator('.notice-area .notice')
      for (const key of ['Enter', 'Tab']) {
        await box.fill('9')
        await box.press(key)
        assert.equal(await alert.textContent(), `${name}: ${said('Only 3 items available in stock!')}`)
        assert.equal(await focused(page), said(`Quantity of ${name}`))
        assert.equal(await box.inputValue(), '3')
        assert.equal(await toast.count(), 0)
      }
      await box.press('Enter')
      assert.notEqual(await focused(page), said(`Quantity of ${name}`))
      await alert.waitFor()

      // A finger elsewhere on the page gets the notice there, with the name.
      await box.fill('8')
      await box.blur()
      await toast.getByText(`${name}: ${said('Only 3 items available in stock!')}`).waitFor()
      await box.fill('2')
      await alert.waitFor({ state: 'detached' })
    })

    await stage('it jumps to a category, empties a line by 0, and searches', async () => {
      if (screen === 'phone') await page.getByRole('combobox', { name: 'Jump to category' }).selectOption('Rocket')
      else await page.getByRole('navigation', { name: 'Jump to category' }).getByText('Rocket', { exact: true }).click()
      const rocket = page.getByRole('heading', { name: 'Rocket', exact: true })
      await until(async () => {
        const place = await rocket.boundingBox()
        return place !== null && place.y > 50 && place.y < 400
      })
      assert.ok(await boxOf(catalogueProducts.soldOut).isDisabled())

      const [wala = ''] = plainNames('Wala')
      await boxOf(wala).fill('12')
      await boxOf(wala).press('Enter')
      await page
        .getByRole('row')
        .filter({ has: boxOf(wala) })
        .getByText('₹516')
        .waitFor()
      await boxOf(wala).fill('0')
      await boxOf(wala).press('Enter')
      await until(async () => (await boxOf(wala).inputValue()) === '')
      await page.getByPlaceholder('Search crackers...').fill('rocket')
      await until(async () => (await page.getByRole('textbox', { name: /^Quantity of / }).count()) === 3)
    })
  },
  { databases: ['sqlite'], sharing: true },
)

journey(
  'on a phone the sheet is offered once; one drop-down jumps, filters and shows all; while a box has the focus there is one strip and at least seven rows',
  fillCatalogue,
  async ({ person }) => {
    await stage('a new visitor is shown once that there is a price sheet', async () => {
      const page = await (await person('new', { viewport: { width: 390, height: 844 } })).visit('/ordernow')
      const tip = page.getByRole('complementary', { name: 'Tip' })
      await tip.getByRole('button', { name: 'Dismiss tip' }).click()
      await tip.waitFor({ state: 'hidden' })
      await page.reload()
      await page.getByRole('radio', { name: 'Price sheet' }).waitFor()
      assert.equal(await tip.isVisible(), false)
    })

    const page = await (await person('visitor')).visit('/ordernow?category=Bomb')
    await stage('the tip opens the sheet, whose drop-down jumps, filters, and shows all categories again', async () => {
      await page.getByRole('button', { name: 'Show price sheet' }).click()
      await page
        .getByRole('textbox', { name: /^Quantity of / })
        .first()
        .waitFor()
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
    })

    await stage('while a box has the focus', async () => {
      await page.setViewportSize({ width: 390, height: 420 })
      const box = page.getByRole('textbox', { name: `Quantity of ${plainNames('Sparklers')[0]}` })
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
    })

    await stage('a visitor who chose the cards before sees no tip', async () => {
      await page.getByRole('radio', { name: 'Cards' }).check({ force: true })
      await page.reload()
      await page.getByRole('radio', { name: 'Price sheet' }).waitFor()
      assert.equal(await page.getByRole('complementary', { name: 'Tip' }).isVisible(), false)
    })
  },
  { databases: ['sqlite'], sharing: true, only: 'phone' },
)
