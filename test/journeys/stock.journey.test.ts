import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { openDatabase } from '#server/database/open.ts'
import { until } from '#test/until.ts'
import { answerTo } from '../browser/again.ts'
import { goods } from '../fixtures/sample-data.ts'
import { admin } from '../shop/open-test-shop.ts'
import type { JourneyShop } from './journey-shop.ts'
import { detail, journey, stage } from './journey.ts'
import { orderElsewhere } from './shopping.ts'

const { flowerPots, lakshmiCrackers, rockets, skyShots } = goods

const fieldOf = (page: Page, { name }: { name: string }) => page.getByRole('textbox', { name: `Counted of ${name}` })
const rowOf = (page: Page, { name }: { name: string }) => page.locator('.data-table-row').filter({ hasText: name })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click()

async function stocks({ origin }: JourneyShop, ...names: { name: string }[]): Promise<unknown[]> {
  const all = (await (await fetch(`${origin}/products.json`)).json()) as Record<string, unknown>[]
  return names.map(({ name }) => all.find(({ productName }) => productName === name)?.stock)
}

/** The shop saves the count, and its answer is lost. */
async function loseAnswer(page: Page) {
  await page.route('**/admin/stock/count.data*', async (route) => {
    if (route.request().method() !== 'POST') return await route.continue()
    await answerTo(route)
    await route.abort()
  })
}

journey(
  'a count outlives reload, orders and a lost answer, is saved once as differences, also after a sign-in, and undone',
  goods,
  async ({ person, shop }) => {
    const owner = await person('owner', { expected: /Failed to load resource|ERR_FAILED|status of 401/ })
    const page = await owner.visitOffice('/admin/stock')
    const dialog = page.getByRole('dialog')

    await stage('typed numbers are checked, Enter moves on, and they survive a reload', async () => {
      await page.getByRole('link', { name: 'Count again' }).click()
      await fieldOf(page, flowerPots).fill('8')
      await fieldOf(page, skyShots).fill('three')
      await rowOf(page, skyShots).getByText('Enter a whole number, for example 48.').waitFor()
      const first = page.getByRole('textbox', { name: /^Counted of/ }).first()
      await first.focus()
      await page.keyboard.press('Enter')
      assert.ok(await first.evaluate((field) => field !== document.activeElement), 'Enter leads to the next field')
      await fieldOf(page, rockets).fill('௧௨')
      await page.reload()
      await until(async () => (await fieldOf(page, flowerPots).inputValue()) === '8')
    })

    await stage('an invalid number is shown alone, to be corrected', async () => {
      await press(page, 'Show what to correct')
      await until(async () => (await page.locator('.data-table-row').count()) === 1)
      await fieldOf(page, skyShots).fill('3')
      await rowOf(page, skyShots).getByText('Agrees').waitFor()
      await page.getByLabel('Count', { exact: true }).selectOption('')
    })

    await stage('later sales are subtracted', async () => {
      await orderElsewhere(shop.origin, flowerPots.name, 8)
      await rowOf(page, flowerPots).getByText('−8 since you counted. It becomes 0.').waitFor()
      await press(page, 'Show differences')
      await dialog.getByText('3 products counted. 2 differ: +12, −2.').waitFor()
      await dialog.getByText('−8 since you counted. It becomes 0.').waitFor()
    })

    await stage('a save whose answer is lost is sent again over a reload, and counted once', async () => {
      await loseAnswer(page)
      await press(page, 'Save count')
      await dialog.getByText('No answer came. Save it again. We count it once.').waitFor()
      assert.deepEqual(await stocks(shop, flowerPots, rockets, skyShots), [0, 12, 3])
      await page.unrouteAll()
      await page.reload()
      await page.getByText('Your count was sent, but no answer came.').waitFor()
      assert.ok(await fieldOf(page, flowerPots).evaluate((field: HTMLInputElement) => field.readOnly))
      await page.getByRole('button', { name: 'Send again' }).first().click()
      await dialog.getByText(/We counted it once\.$/).waitFor()
      assert.deepEqual(await stocks(shop, flowerPots, rockets), [0, 12])
    })

    await stage('the count is undone', async () => {
      await press(page, 'Undo this count')
      await dialog.getByText('Count undone.').waitFor()
      assert.deepEqual(await stocks(shop, flowerPots, rockets), [2, 0])
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      assert.equal(await fieldOf(page, flowerPots).inputValue(), '')
      await page.getByText('Last counts').click()
      await page.locator('.last-counts').getByText('Undone').waitFor()
    })

    await stage('a count that is refused as too large can be changed', async () => {
      await fieldOf(page, flowerPots).fill('9')
      const message = 'This is too much for one form.'
      await page.route('**/admin/stock/count.data*', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 413, json: { message } }) : route.continue(),
      )
      await press(page, 'Show differences')
      await press(page, 'Save count')
      await dialog.getByText(message).waitFor()
      await press(page, 'Go on counting')
      await fieldOf(page, flowerPots).fill('8')
      await page.unrouteAll()
    })

    await stage('a count whose session has ended is saved once after the sign-in, and both tabs know it', async () => {
      const other = await owner.visit('/admin/stock/count')
      await fieldOf(page, flowerPots).fill('25')
      await until(async () => (await fieldOf(other, flowerPots).inputValue()) === '25')
      await endSessions(shop)
      await press(page, 'Show differences')
      await press(page, 'Save count')
      await page.waitForURL('**/vinayagaadmin?next=**')
      await page.getByLabel('Email').fill(admin.email)
      await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.getByRole('button', { name: 'Send again' }).first().click()
      await page.getByRole('dialog', { name: 'Count saved' }).getByText('1 product counted. 1 differs: +23.').waitFor()
      assert.deepEqual(await stocks(shop, flowerPots), [25])
      await until(async () => (await fieldOf(other, flowerPots).inputValue()) === '')
    })
  },
)

journey(
  'the product that runs out first comes first, with its own low-stock threshold and its list of movements',
  goods,
  async ({ person, shop }) => {
    await orderElsewhere(shop.origin, flowerPots.name, 8)
    const page = await (await person('owner', { expected: /status of 422/ })).visitOffice('/admin/stock')
    await stage('a product’s daily sales show how long it lasts', async () => {
      const top = page.locator('.data-table-row').first()
      await top.getByText(flowerPots.name).waitFor()
      await top.getByText('8 a day').waitFor()
      await top.getByText('Less than a day').waitFor()
      assert.equal(await page.getByRole('link', { name: 'Low Stock: 2' }).count(), 1)
    })

    await stage('a product has its own low-stock threshold', async () => {
      await press(page, `Low-stock limit of ${lakshmiCrackers.name}: 10, the shop’s own`)
      const dialog = page.getByRole('dialog')
      const line = dialog.getByLabel('Warn me at this many pieces')
      await line.fill('many')
      await press(page, 'Save')
      await dialog.getByText('Enter a whole number, for example 48.').first().waitFor()
      await line.fill('1,500')
      await press(page, 'Save')
      await page.getByText('The product is low at 1,500 pieces or fewer.').waitFor()
      await page.getByRole('link', { name: 'Low Stock: 3' }).click()
      await rowOf(page, lakshmiCrackers).getByText('1,500').waitFor()
      await page.getByPlaceholder('Search by name, code or category...').fill('pots')
      await until(async () => (await page.locator('.data-table-row').count()) === 1)
    })

    await stage('its movements name the order that moved it', async () => {
      await page.getByRole('link', { name: `Movements of ${flowerPots.name}` }).click()
      await rowOf(page, { name: 'Product added' }).getByText('+10').waitFor()
      const order = page.locator('.data-table-row').first()
      assert.match(await order.innerText(), /Ordered[\s\S]*−8[\s\S]*2/)
    })

    // In npm test: server/stock/stock.test.ts and every-movement.test.ts; the stage before reads the same list.
    await detail('the form of a product leads to its movements, and they to the order', async () => {
      await orderElsewhere(shop.origin, skyShots.name, 1)
      await page.goto('/admin/products')
      await press(page, `Edit ${skyShots.name}`)
      await page.getByRole('link', { name: 'Stock movements' }).click()
      await page.getByRole('link', { name: /^ORD/ }).click()
      await page.getByRole('dialog').getByText(skyShots.name).first().waitFor()
    })
  },
)

/** More rows than a list first shows, and one of another category. */
const manyGoods = Object.fromEntries(
  [...Array.from({ length: 65 }, (_, at) => ({ ...lakshmiCrackers, name: `Lakshmi No. ${at}` })), flowerPots].map(
    (draft) => [draft.name, draft],
  ),
)

journey(
  'a category renamed elsewhere moves no row of a long count, and its filter stays chosen',
  manyGoods,
  async ({ person }) => {
    const owner = await person('owner')
    const page = await owner.visitOffice('/admin/stock/count')
    const fields = page.getByRole('textbox', { name: /^Counted of/ })
    const names = () => fields.evaluateAll((all) => all.map((field) => field.getAttribute('aria-label')))
    const field = fieldOf(page, flowerPots)
    await until(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      return (await field.count()) === 1
    })
    await field.fill('8')
    const before = await names()
    assert.equal(before.length, 66)

    const products = await owner.visit('/admin/products?category=Flowers+pots')
    const filter = products.getByLabel('Category', { exact: true })
    assert.equal(await filter.inputValue(), 'Flowers pots')

    const categories = await owner.visit('/admin/categories')
    await categories.getByRole('button', { name: 'Actions for Flowers pots' }).click()
    await categories.getByRole('menuitem', { name: 'Edit' }).click()
    const form = categories.getByRole('dialog', { name: 'Edit Category' })
    await form.getByLabel('Category Name').fill('Fountains')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await categories.getByText('Fountains saved. 1 product moved to the new name.').waitFor()

    await rowOf(page, flowerPots).getByText('Fountains').waitFor()
    assert.deepEqual(await names(), before)
    assert.ok(await field.evaluate((input) => input === document.activeElement), 'the field keeps the focus')
    await rowOf(products, flowerPots).getByText('Fountains').waitFor()
    assert.equal(await filter.inputValue(), 'Fountains')
  },
  { databases: ['sqlite'] },
)

async function endSessions({ place }: JourneyShop): Promise<void> {
  const database = await openDatabase(place, () => new Date())
  try {
    await database.db.deleteFrom('sessions').execute()
  } finally {
    await database.close()
  }
}
