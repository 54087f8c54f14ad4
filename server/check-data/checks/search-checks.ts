// Checks the search index: none missing, none left over, current goods.
import type { Check, Dialect } from '../check.ts'
import { faultWords, id } from '../fault-words.ts'

/** Orders that wait for the index are searched without it. */
const IS_SEARCHED = `orders.erased is null and orders.order_id not in (select order_id from orders_to_index)`

const ROW = `cast(substr(orders.order_id, 4) as integer)`

/** A temporary vocabulary table of the index. */
export const SQLITE_GOODS_WORDS = `create virtual table temp.check_goods_words using fts5vocab(main, order_goods, instance)`

const missing = ({ kind }: Dialect) =>
  kind === 'sqlite'
    ? `select order_id from orders where ${IS_SEARCHED} and (${ROW} not in (select rowid from order_search)
        or ${ROW} not in (select rowid from order_goods))`
    : `select order_id from orders where ${IS_SEARCHED} and not exists (
        select 1 from order_search where order_search.order_id = orders.order_id)`

const gone = ({ kind }: Dialect) =>
  kind === 'sqlite'
    ? `select format('ORD%017d', found.id) as order_id
      from (select rowid as id from order_search union select rowid from order_goods) found
      where not exists (select 1 from orders where order_id = format('ORD%017d', found.id))`
    : `select order_id from order_search where order_id not in (select order_id from orders)`

/** On SQLite, codes are compared by count and sum of digits, each once, which is fast. */
const otherGoods = ({ kind }: Dialect) =>
  kind === 'sqlite'
    ? `
      with differing as (
        select doc from (
          select doc, count(*) as codes, sum(cast(substr(term, 4) as integer)) as numbers
          from check_goods_words group by doc
          union all select cast(substr(order_id, 4) as integer), -count(distinct code),
            -sum(distinct cast(substr(code, 4) as integer))
          from order_items group by order_id
        ) both_sides group by doc having count(*) = 2 and (sum(codes) <> 0 or sum(numbers) <> 0)
      )
      select orders.order_id from differing join orders on orders.order_id = format('ORD%017d', doc)
      where ${IS_SEARCHED}`
    : `
      with lines as (select order_id, array_agg(distinct code order by code) as codes from order_items group by order_id)
      select orders.order_id from orders join order_search on order_search.order_id = orders.order_id
        join lines on lines.order_id = orders.order_id
      where ${IS_SEARCHED} and not (goods @> codes and goods <@ codes)`

/** SQLite stores no text in its index, only trigrams. */
const otherTexts = ({ kind }: Dialect) =>
  kind === 'sqlite'
    ? `select order_id from orders where 1 = 0`
    : `select orders.order_id from orders join order_search on order_search.order_id = orders.order_id
      where ${IS_SEARCHED} and texts <> concat_ws(E'\\n', orders.order_id, name_folded, mobile, alternate_mobile,
        lower(district), lower(address))`

export const searchChecks: readonly Check[] = [
  {
    kind: 'search',
    sql: missing,
    say: ({ order_id }) => faultWords().notSearched({ order: id(order_id) }),
  },
  {
    kind: 'search',
    sql: gone,
    say: ({ order_id }) => faultWords().searchedGone({ order: id(order_id) }),
  },
  {
    kind: 'search',
    sql: otherGoods,
    say: ({ order_id }) => faultWords().searchedGoods({ order: id(order_id) }),
  },
  {
    kind: 'search',
    sql: otherTexts,
    say: ({ order_id }) => faultWords().searchedTexts({ order: id(order_id) }),
  },
]
