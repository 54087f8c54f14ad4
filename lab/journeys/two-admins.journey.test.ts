// In `npm test`: server/products/change-stock.test.ts, web/admin/products/stock/stock-edit-queue.test.ts, and the `two-admins` and
// `stock-presses` journeys, each with one admin and sales at the same moment.
import type { Page } from 'playwright-core'
import { journey } from '#test/journeys/journey.ts'
import { stockOf } from '#test/journeys/journey-shop.ts'
import { orderElsewhere } from '#test/journeys/shopping.ts'
import { field, openDesk, shots, START, total, typeOther } from '#test/journeys/product-stock.ts'
import { until } from '#test/until.ts'

const ROUNDS = 2
/** An admin's edits reach the shop one by one; on a busy machine the last takes a while. */
const LAST_EDIT_MS = 30_000

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

journey(
  '§4 two admins and a rush of orders at one product: each sale and each edit counts exactly once',
  { shots },
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
