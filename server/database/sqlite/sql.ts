// SQL that differs on SQLite.
import { sql } from 'kysely'
import type { EngineSql } from '../engine.ts'

export const sqliteSql: EngineSql = {
  ordersWithTrigrams(trigrams) {
    const quoted = trigrams.map((each) => each.map(quotedWord))
    const query = quoted.map((each) => `(${each.join(' AND ')})`).join(' OR ')
    return sql`select format('ORD%017d', rowid) as order_id from order_search where order_search match ${query}`
  },

  ordersWithGoods(codes) {
    const query = codes.map((code) => `"${code}"`).join(' OR ')
    return sql`select format('ORD%017d', rowid) as order_id from order_goods where order_goods match ${query}`
  },

  /** Looks the codes up once for all rows. */
  holdsGoods: (codes) => sql`order_id in (${sqliteSql.ordersWithGoods(codes)})`,

  listed: (ids) => sql`select value from json_each(${JSON.stringify(ids)})`,

  async indexOrders(trx, table, atMost) {
    const some = sql`select order_id from ${sql.table(table)} order by order_id limit ${sql.lit(atMost)}`
    await sql`
      insert or replace into order_search (rowid, order_id, name_folded, mobile, alternate_mobile, district, address)
      select cast(substr(order_id, 4) as integer), order_id, name_folded, mobile, alternate_mobile, lower(district),
        lower(address)
      from orders where order_id in (${some}) order by order_id`.execute(trx)
    await sql`
      insert or replace into order_goods (rowid, codes)
      select cast(substr(order_id, 4) as integer), group_concat(code, ' ')
      from order_items where order_id in (${some}) group by order_id`.execute(trx)
    await sql`delete from ${sql.table(table)} where order_id in (${some})`.execute(trx)
  },

  async requireCompaction(trx) {
    // A number in the file's header for applications.
    await sql`pragma user_version = 1`.execute(trx)
  },

  async removeFromIndex(trx, orderIds) {
    const rows = sql`select cast(substr(value, 4) as integer) from json_each(${JSON.stringify(orderIds)})`
    await sql`delete from order_search where rowid in (${rows})`.execute(trx)
  },
}

/** NUL would end the query. */
function quotedWord(word: string): string {
  return `"${word.replaceAll('"', '""').replaceAll('\0', '\uFFFD')}"`
}
