import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { openDatabase } from '#server/database/open.ts'
import { until } from '#test/until.ts'
import { journey, stage } from './journey.ts'
import { type JourneyShop, stockOf } from './journey-shop.ts'
import { orderElsewhere } from './shopping.ts'
import { field, openDesk, shots, START, total, typeOther } from './product-stock.ts'

/** Enough for a sale to arrive as a live event. */
const HEARD_MS = 500

journey(
  '§5 at a desk an entered field keeps its shown number: the sale behind it counts, Enter keeps the focus, Tab and Escape leave it',
  { shots },
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
