// The rules of the tables: the words of domain/, rows that are refused, and a shop of an earlier version with rows that break them.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import test from 'node:test'
import { sql } from 'kysely'
import { isAnswered, proposalStates } from '#domain/revisions/proposal.ts'
import { paymentMethods as counterMethods } from '#domain/counter/sale.ts'
import { freights } from '#domain/dispatch/dispatched.ts'
import { orderSteps, recordedSteps } from '#domain/steps/steps.ts'
import { pressStates } from '#domain/packing/line-presses.ts'
import { units } from '#domain/product/product.ts'
import { paymentMethods } from '#domain/payments/methods.ts'
import { takenBackReasons } from '#domain/payments/payment.ts'
import { checkPlace } from '#server/check-data/check-place.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore/restore.ts'
import { cleanup } from '#test/cleanup.ts'
import { dropRules } from '#test/controls/drop-rules.ts'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { makeEarlierShop, openEarlierDatabase } from '#test/database/earlier-database.ts'
import { NOON } from '#test/shop/open-test-shop.ts'
import { type DatabasePlace, openDatabase } from './open.ts'
import { readRule, tableRules } from './rules.ts'

const now = () => NOON

test('each list of words in a rule is the list of the domain', () => {
  const lists: Record<string, readonly string[]> = {
    products_unit: units,
    orders_step: orderSteps,
    orders_verified: ['Verified', 'Unverified'],
    orders_completion: ['Complete', 'Pending'],
    order_items_unit: units,
    order_steps_step: recordedSteps,
    order_proposals_state: proposalStates,
    order_proposals_answered: proposalStates.filter(isAnswered),
    payments_method: paymentMethods,
    payments_taken_back: takenBackReasons,
    packing_presses_state: pressStates,
    dispatches_freight: freights,
    counter_sales_method: counterMethods,
    counter_lines_unit: units,
    counter_returns_method: counterMethods,
  }
  const found = tableRules().flatMap(({ name, condition }) => {
    const words = [...condition.matchAll(/'([^']*)'/g)].map(([, word]) => word)
    return words.length > 0 ? [[name, words]] : []
  })
  assert.deepEqual(Object.fromEntries(found), lists)
})

test('a statement that adds a rule is distinguished from others', () => {
  const rule = { table: 'products', name: 'products_stock', condition: 'stock >= 0' }
  assert.deepEqual(readRule('alter table products add constraint products_stock\n  check (stock >= 0)'), rule)
  assert.equal(readRule('alter table products add column stock integer'), undefined)
})

onEachDatabase('a new shop keeps every rule, and refuses a row that breaks one', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  // Without one of them this is no rule that can be dropped.
  await dropRules(place)
  const { db, close } = await openDatabase(await emptyPlace(kind, t), now)
  cleanup(t, close)
  const insert = sql`insert into products (id, code, name, image_url, unit, category, mrp_paise, price_paise, discount, stock, created_at)
    values ('a', 'PRD1', 'Sparklers', '', '1box', 'Sparklers', 100, 100, 0, -1, '')`
  await assert.rejects(insert.execute(db), /products_stock/)
})

/** A shop of 0.9.1 with two rows that break a rule each. */
async function makeBrokenShop(place: DatabasePlace) {
  await makeEarlierShop(place)
  const earlier = await openEarlierDatabase(place)
  await sql`update products set stock = -3 where id = (select min(id) from products)`.execute(earlier)
  await sql`update dispatches set cases = 0 where order_id = (select min(order_id) from dispatches)`.execute(earlier)
  await earlier.destroy()
}

onEachDatabase('rows of 0.9.1 that break a rule stay, and the check of the data counts them', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  await makeBrokenShop(place)
  const broken = /1 row of products breaks the rule stock >= 0\.\n1 row of dispatches breaks the rule cases > 0\./
  const isKnown = async (where: DatabasePlace) => {
    const checked = await checkPlace(where)
    assert.ok('faults' in checked)
    assert.equal(checked.faults.counts.rules, 2)
    assert.match(checked.faults.sentences.join('\n'), broken)
  }
  const { db, close } = await openDatabase(place, now)
  await isKnown(place)
  await assert.rejects(sql`update products set price_paise = -1`.execute(db), /products_prices/)
  await close()

  // A backup has them too, and comes back on either database.
  const file = join(place.dataDir, 'one.tar')
  await makeBackup({ place, file, now })
  const other = await emptyPlace(kind, t)
  await restoreBackup({ from: file, place: other, now })
  await isKnown(other)
})
