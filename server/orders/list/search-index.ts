// Keeps the index of the order search: new orders wait beside it until there are enough of them to be written together.
import { sql } from 'kysely'
import { hasMoreThan } from '../../database/has-more-than.ts'
import type { Database } from '../../database/open.ts'

/** So many are quickly searched one by one. */
const WAITING_AT_MOST = 1_000

export type IndexedDatabase = Pick<Database, 'db' | 'kind' | 'transaction'>

/** Indexes the orders that wait when they have become many: what a customer should not wait for is left to who searches. */
export async function indexManyOrders(database: IndexedDatabase): Promise<void> {
  if (await hasMoreThan(WAITING_AT_MOST, 'orders_to_index', database)) await indexOrders(database)
}

/** Indexes all orders that wait. */
export async function indexOrders({ kind, transaction }: IndexedDatabase): Promise<void> {
  await transaction(async (trx) => {
    if (kind === 'postgres') {
      // One statement, one view of the data: what begins to wait meanwhile goes on waiting.
      await sql`
        with waited as (delete from orders_to_index returning order_id)
        insert into order_search (order_id, texts)
        select order_id, concat_ws(E'\\n', name_folded, mobile, alternate_mobile) from orders join waited using (order_id)
        on conflict (order_id) do update set texts = excluded.texts`.execute(trx)
      // It has put them on a list beside the index, through which every search would have to go.
      await sql`select gin_clean_pending_list('order_search_grams')`.execute(trx)
    } else {
      await sql`
        insert or replace into order_search (rowid, name_folded, mobile, alternate_mobile)
        select cast(substr(order_id, 4) as integer), name_folded, mobile, alternate_mobile
        from orders where order_id in (select order_id from orders_to_index) order by order_id`.execute(trx)
      await sql`delete from orders_to_index`.execute(trx)
    }
  })
}
