// SQL that differs on PostgreSQL.
import { sql } from 'kysely'
import type { EngineSql } from '../engine.ts'

export const postgresSql: EngineSql = {
  ordersWithTrigrams(trigrams) {
    const conditions = trigrams.map((each) => sql`order_grams(texts) @> ${each}::text[]`)
    return sql`select order_id from order_search where ${sql.join(conditions, sql` or `)}`
  },

  ordersWithGoods(codes) {
    return sql`select order_id from order_search where goods && ${codes}::text[]`
  },

  /** The offset forces row-by-row evaluation: otherwise the server looks up all orders with the codes. */
  holdsGoods: (codes) => sql`exists (
    select 1 from order_search where order_search.order_id = orders.order_id and goods && ${codes}::text[]
    limit 1 offset 0)`,

  listed: (ids) => sql`select unnest(${ids}::text[])`,

  /**
   * A writer of an order locks its row in `table` until commit: the deletion waits for it, and the next statement, with
   * a new snapshot, reads the current order.
   */
  async indexOrders(trx, table, atMost) {
    const some = sql`select order_id from ${sql.table(table)} order by order_id limit ${sql.lit(atMost)}`
    const consumed = await sql<{ order_id: string }>`
      delete from ${sql.table(table)} where order_id in (${some}) returning order_id`.execute(trx)
    const ids = consumed.rows.map(({ order_id }) => order_id)
    await sql`
      insert into order_search (order_id, texts, goods)
      select order_id, order_search_texts(orders), order_search_goods(order_id) from orders
      where order_id = any(${ids}::text[])
      on conflict (order_id) do update set texts = excluded.texts, goods = excluded.goods`.execute(trx)
    // From the pending list, which every search would scan.
    await sql`select gin_clean_pending_list('order_search_grams'), gin_clean_pending_list('order_search_goods')`.execute(
      trx,
    )
  },

  async requireCompaction() {},

  async removeFromIndex(trx, orderIds) {
    await sql`delete from order_search where order_id = any(${orderIds}::text[])`.execute(trx)
  },
}
