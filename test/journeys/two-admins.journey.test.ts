import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Page, Request } from 'playwright-core'
import { openDatabase } from '#server/database/open.ts'
import { goods } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { journey, stage } from './journey.ts'
import { type JourneyShop, stockOf } from './journey-shop.ts'
import type { Person } from '../browser/person.ts'
import { orderElsewhere } from './shopping.ts'

const START = 400
const ROUNDS = 2
/** Enough for a sale to arrive as a live event. */
const HEARD_MS = 500
/** An admin's edits reach the shop one by one; on a busy machine the last takes a while. */
const LAST_EDIT_MS = 30_000
const shots = { ...goods.skyShots, stock: START }
const catalogue = { shots }

/** An admin's products screen, and the stock differences of their edits that reached the shop. */
type Desk = { page: Page; edits: number[] }

async function openDesk(person: Person): Promise<Desk> {
  const page = await person.visitOffice('/admin/products')
  const edits: number[] = []
  // Recorded at the answer: the router may drop the rest of an answer it has read.
  page.on('response', (answer) => {
    const difference = differenceOf(answer.request())
    if (difference !== 0) edits.push(answer.ok() ? difference : Number.NaN)
  })
  return { page, edits }
}

function differenceOf(request: Request): number {
  const form = new URLSearchParams(request.method() === 'POST' ? (request.postData() ?? '') : '')
  if (form.get('intent') === 'add-stock') return Number(form.get('units'))
  return form.get('intent') === 'set-stock' ? Number(form.get('typed')) - Number(form.get('seen')) : 0
}

const total = (edits: number[]) => edits.reduce((sum, edit) => sum + edit, 0)

const field = (page: Page) => page.getByRole('textbox', { name: `stock of ${shots.name}` })

async function addBulk(page: Page, units: number) {
  await page.getByRole('button', { name: `Increase stock of ${shots.name}` }).click()
  await page
    .getByRole('dialog', { name: 'Add Bulk Stock' })
    .getByRole('button', { name: `+${units}`, exact: true })
    .click()
}

async function takeOne(page: Page, times: number) {
  const minus = page.getByRole('button', { name: `Decrease stock of ${shots.name}` })
  for (const _ of Array.from({ length: times })) await minus.click()
}

/** Types another number, waits while something happens elsewhere, and only then leaves the field. */
async function typeOther(page: Page, difference: number, meanwhile: () => Promise<unknown>) {
  await field(page).click()
  const typed = Number(await field(page).inputValue()) + difference
  await field(page).fill(String(typed))
  await meanwhile()
  await field(page).press('Tab')
}

journey(
  '§4 two admins and a rush of orders at one product: each sale and each edit counts exactly once',
  catalogue,
  async ({ person, shop }) => {
    const [anbu, selvi] = await Promise.all([openDesk(await person('anbu')), openDesk(await person('selvi'))])
    let sold = 0
    const sell = async (quantity: number) => {
      await orderElsewhere(shop.origin, shots.name, quantity)
      sold += quantity
    }
    for (const round of Array.from({ length: ROUNDS }).keys()) {
      await Promise.all([
        typeOther(anbu.page, 20 - round, () => sell(3)),
        takeOne(selvi.page, 3).then(() => addBulk(selvi.page, 25)),
        sell(2).then(() => sell(1)),
      ])
      await Promise.all([takeOne(anbu.page, 2), typeOther(selvi.page, -5, () => sell(4)), sell(1)])
    }
    // The intended sum: the presses, the bulk additions, and the typed numbers as differences to the shown ones.
    const meant = ROUNDS * (-3 + 25 - 2 - 5 + 20) - (ROUNDS * (ROUNDS - 1)) / 2
    const left = START + meant - sold
    const seen = async () => `${await stockOf(shop)} for ${left}; Anbu sent ${anbu.edits}; Selvi sent ${selvi.edits}`
    await until(async () => (await stockOf(shop)) === left, LAST_EDIT_MS, seen)
    await until(async () => total([...anbu.edits, ...selvi.edits]) === meant, LAST_EDIT_MS, seen)
    for (const { page } of [anbu, selvi]) {
      await until(async () => Number(await field(page).inputValue()) === left, LAST_EDIT_MS, seen)
    }
  },
  { databases: ['postgres'] },
)

journey(
  '§5 at a desk an entered field keeps its shown number: the sale behind it counts, Enter keeps the focus, Tab and Escape leave it',
  catalogue,
  async ({ person, shop }) => {
    const { page, edits } = await openDesk(await person('anbu'))
    const shows = (stock: number) => until(async () => Number(await field(page).inputValue()) === stock)
    const isStored = (stock: number) => until(async () => (await stockOf(shop)) === stock)
    const isFocused = () => field(page).evaluate((element) => element === document.activeElement)
    const sell = (quantity: number) => orderElsewhere(shop.origin, shots.name, quantity)
    const isSaved = page.getByText('Stock updated successfully').first()

    await stage('a typed number replaces the shown one, even when it is the newest stock', async () => {
      await field(page).click()
      await sell(7)
      await page.waitForTimeout(HEARD_MS)
      assert.equal(await field(page).inputValue(), String(START))
      await page.keyboard.type(String(START - 7))
      await page.keyboard.press('Enter')
      await until(async () => total(edits) === -7)
      await shows(START - 14)
      assert.equal(await stockOf(shop), START - 14)
    })

    await stage('Enter keeps the focus in the field, and the next number replaces its text', async () => {
      await isSaved.waitFor()
      assert.ok(await isFocused(), 'the field has the focus after Enter')
      await sell(86)
      await shows(START - 100)
      await page.keyboard.type('70')
      await page.keyboard.press('Enter')
      await isStored(70)
      await field(page).click()
      await until(() =>
        field(page).evaluate((box: HTMLInputElement) => box.selectionEnd === 2 && box.selectionStart === 0),
      )
      await page.keyboard.type('60')
      await page.keyboard.press('Enter')
      await isStored(60)
      // The shop has stored it before the page knows.
      await until(async () => edits.length === 3)
      assert.deepEqual(edits, [-7, 70 - (START - 100), -10])
    })

    await stage(
      'Tab leaves the field although a notice came while it had the focus, and it shows the sales since',
      async () => {
        await isSaved.waitFor()
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
        assert.equal(focused, `Increase stock of ${shots.name}`)
        await isSaved.waitFor({ state: 'hidden' })
        await sell(20)
        await shows(40)
      },
    )

    await stage('Escape leaves the stock as it is', async () => {
      await field(page).click()
      await page.keyboard.type('5')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Tab')
      await page.waitForTimeout(HEARD_MS)
      assert.equal(await stockOf(shop), 40)
      assert.equal(edits.length, 3)
    })

    await stage('a number typed while a sale comes in keeps the sale', async () => {
      await typeOther(page, 100, () => sell(7))
      await isStored(40 + 100 - 7)
      await shows(40 + 100 - 7)
    })

    await stage('the control, which writes the number itself, loses it', async () => {
      await page.route('**/admin/products.data*', async (route) => {
        const form = new URLSearchParams(route.request().postData() ?? '')
        if (form.get('intent') === 'set-stock') await writeItself(shop, Number(form.get('typed')))
        form.set('seen', form.get('typed') ?? '')
        await route.continue({ postData: form.toString() })
      })
      await typeOther(page, 100, () => sell(7))
      await isStored(40 + 200 - 7)
      assert.notEqual(await stockOf(shop), 40 + 200 - 14, 'the control must lose the second sale')
    })
  },
  { databases: ['sqlite'], only: 'desk' },
)

/** A shop that stores the typed number as it is. */
async function writeItself({ place }: JourneyShop, stock: number) {
  const database = await openDatabase(place, () => new Date())
  try {
    await sql`update products set stock = ${stock}`.execute(database.db)
  } finally {
    await database.close()
  }
}
