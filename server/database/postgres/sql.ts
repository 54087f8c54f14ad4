// What is said differently in the SQL of PostgreSQL.
import { sql } from 'kysely'
import type { EngineSql } from '../engine.ts'

export const postgresSql: EngineSql = {
  /** One statement has one view of the data: a row that another transaction adds meanwhile stays for the next time. */
  async consumeRows(trx, table, use) {
    await sql`with consumed as (delete from ${sql.table(table)} returning *) ${use('consumed')}`.execute(trx)
  },

  ordersWithTrigrams(trigrams) {
    const conditions = trigrams.map((each) => sql`order_grams(texts) @> ${each}::text[]`)
    return sql`select order_id from order_search where ${sql.join(conditions, sql` or `)}`
  },

  async indexOrders(trx, table) {
    await postgresSql.consumeRows(
      trx,
      table,
      (waiting) => sql`
        insert into order_search (order_id, texts)
        select order_id, concat_ws(E'\\n', name_folded, mobile, alternate_mobile)
        from orders join ${sql.table(waiting)} using (order_id)
        on conflict (order_id) do update set texts = excluded.texts`,
    )
    // The server has put them on a list beside the index, through which every search would have to go.
    await sql`select gin_clean_pending_list('order_search_grams')`.execute(trx)
  },
}
