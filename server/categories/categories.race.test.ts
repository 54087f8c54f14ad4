import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { cleanup } from '#test/cleanup.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { type Database, openDatabase, type Trx } from '../database/open.ts'
import { insertProduct } from '../products/new-product.ts'
import { presentCategory } from './category-rows.ts'
import { editCategory, lockCategories } from './change-categories.ts'

const { flowerPots: draft } = goods
const OLD = draft.category
const NEW = 'Fountains'

type Name = (trx: Trx, text: string) => Promise<string>

/** Two connections, one of them in the middle of its transaction. */
async function opened(t: TestContext, kind: DatabaseKind) {
  const shop = await openTestShop(t, kind)
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  const other = await openDatabase(shop.config, shop.system.now)
  cleanup(t, other.close)
  const rename = async (trx: Trx) => {
    const list = await lockCategories(trx, kind)
    const { id, name, tamilName = '', posterUrl, inFooter } = list.find((each) => each.name === OLD)!
    const seen = { name, tamilName, posterUrl, inFooter }
    return editCategory(trx, shop.system, list, { id, seen, edited: { ...seen, name: NEW } })
  }
  const save = async (trx: Trx, nameOf: Name) =>
    insertProduct(trx, shop.system, { ...draft, category: await nameOf(trx, draft.category) }, { kind: 'created' })
  return { shop, database, other, rename, save }
}

/** Resolves when the other transaction waits, or has ended without waiting. */
async function untilWaiting({ kind, db }: Database, second: Promise<unknown>) {
  let hasEnded = false
  void second.finally(() => (hasEnded = true))
  // An SQLite transaction waits before it does anything.
  if (kind === 'sqlite') return nextTurn()
  await until(async () => {
    const { rows } = await sql<{ waiting: string }>`select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return hasEnded || Number(rows[0]?.waiting) > 0
  })
}

async function renamedWhileSaved(t: TestContext, kind: DatabaseKind, nameOf: Name) {
  const { shop, database, other, rename, save } = await opened(t, kind)
  let saved: Promise<unknown> = Promise.resolve()
  await database.transaction(async (trx) => {
    await rename(trx)
    saved = other.transaction((second) => save(second, nameOf))
    await untilWaiting(database, saved)
  })
  await saved
  return (await shop.products.all()).map(({ category }) => category)
}

async function savedWhileRenamed(t: TestContext, kind: DatabaseKind, nameOf: Name) {
  const { shop, database, other, rename, save } = await opened(t, kind)
  let renamed: Promise<unknown> = Promise.resolve()
  await database.transaction(async (trx) => {
    await save(trx, nameOf)
    renamed = other.transaction(rename)
    await untilWaiting(database, renamed)
  })
  await renamed
  return (await shop.products.all()).map(({ category }) => category)
}

onEachDatabase('a product that is saved while its category is renamed is in the renamed one', async (kind, t) => {
  assert.deepEqual(await renamedWhileSaved(t, kind, presentCategory), [NEW])
})

onEachDatabase('a renaming that comes while a product is being saved finds it', async (kind, t) => {
  assert.deepEqual(await savedWhileRenamed(t, kind, presentCategory), [NEW])
})

const believed: Name = async (_trx, text) => text

onEachDatabase('control: a save that believes the name of its form loses the product', async (kind, t) => {
  assert.deepEqual(await renamedWhileSaved(t, kind, believed), [OLD])
  // SQLite has one writer, so the later renaming finds the product.
  assert.deepEqual(await savedWhileRenamed(t, kind, believed), kind === 'sqlite' ? [NEW] : [OLD])
})
