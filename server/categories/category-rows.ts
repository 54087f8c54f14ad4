// Reads the categories, and resolves a name to its current category.
import type { Kysely } from 'kysely'
import { type Category, findCategory, type ListedCategory, spellingKey } from '#domain/category/category.ts'
import { NoSuchCategory } from '#domain/category/category-form.ts'
import type { Trx } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import type { CategoryRow, Tables } from '../database/tables.ts'

/** '' means no poster. */
export type ShopCategory = ListedCategory & { id: string; enabled: boolean; posterUrl: string; inFooter: boolean }

/** In the owner's order. Omits a former name that is another category's current one. */
export async function readCategories(db: Kysely<Tables>): Promise<ShopCategory[]> {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').orderBy('id').execute()
  const formers = await db
    .selectFrom('former_category_names')
    .selectAll()
    .orderBy('since', 'desc')
    .orderBy('name')
    .execute()
  const present = new Set(rows.map(({ name }) => spellingKey(name)))
  const freed = formers.filter(({ name }) => !present.has(spellingKey(name)))
  return rows.map((row) => {
    const formerNames = freed.filter(({ category_id }) => category_id === row.id).map(({ name }) => name)
    return { ...toCategory(row), ...(formerNames.length > 0 && { formerNames }) }
  })
}

function toCategory(row: CategoryRow): ShopCategory {
  return {
    id: row.id,
    name: row.name,
    ...(row.tamil_name !== '' && { tamilName: row.tamil_name }),
    enabled: row.enabled === 1,
    posterUrl: row.poster_url,
    inFooter: row.in_footer === 1,
  }
}

const lockName = statement<[name: string], { name: string }>(
  ({ forKeyShare }) => `select name from categories where name = ? ${forKeyShare}`,
)

/** Names change rarely: more renamings during a save are a bug. */
const MOST_RENAMINGS = 5

/**
 * Returns the current name for any spelling or former name, and locks it against renaming, merging and deletion. Throws
 * NoSuchCategory. Call before locking products, in the order of a renaming, to avoid a deadlock.
 */
export async function presentCategory(trx: Trx, text: string): Promise<Category> {
  let name: Category | undefined = text
  for (let tries = 0; name !== undefined && tries < MOST_RENAMINGS; tries += 1) {
    const { rows } = await lockName(trx, name)
    if (rows.length > 0) return name
    name = findCategory(await readCategories(trx), text)
  }
  throw new NoSuchCategory(`There is no category ${text}`)
}
