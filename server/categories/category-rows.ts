// Reads the categories of the shop, and finds the one that a name means at this moment.
import type { Kysely } from 'kysely'
import { type Category, findCategory, type ListedCategory, spellingKey } from '#domain/category/category.ts'
import { NoSuchCategory } from '#domain/category/category-form.ts'
import type { Trx } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import type { CategoryRow, Tables } from '../database/tables.ts'

/** A category as the back office knows it; '' stands for no poster. */
export type ShopCategory = ListedCategory & { id: string; enabled: boolean; posterUrl: string; inFooter: boolean }

/** Returns all categories in the owner's order. A former name that another category has now is left out. */
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

const holdName = statement<[name: string], { name: string }>(
  ({ forKeyShare }) => `select name from categories where name = ? ${forKeyShare}`,
)

/** Names change seldom: more changes than these while a product is saved are a bug. */
const MOST_RENAMINGS = 5

/**
 * Returns the present name of the category that `text` names in any spelling or by a former name, and keeps it from being renamed,
 * merged or deleted until the end of the transaction. Throws NoSuchCategory. To be called before products are locked, as a renaming
 * goes: otherwise the two would wait for each other.
 */
export async function presentCategory(trx: Trx, text: string): Promise<Category> {
  let name: Category | undefined = text
  for (let tries = 0; name !== undefined && tries < MOST_RENAMINGS; tries += 1) {
    const { rows } = await holdName(trx, name)
    if (rows.length > 0) return name
    name = findCategory(await readCategories(trx), text)
  }
  throw new NoSuchCategory(`There is no category ${text}`)
}
