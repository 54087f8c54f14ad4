// Checks stock against movements, and orders and counter sales against their goods.
import type { Check } from '../check.ts'
import { faultWords, id } from '../fault-words.ts'

/** An order's take is in its lines until recorded; nothing before an opening counts. */
const BEGAN = `select product_id, at from stock_movements where kind = 'opening'`

/** Excludes a product deleted in between, to which nothing could return. */
const neverDeleted = (productId: string) => `
  exists (select 1 from products where products.id = ${productId})
  and not exists (select 1 from stock_movements gone where gone.product_id = ${productId} and gone.kind = 'deleted')`

const MOVED_BY_ORDERS = `
  select reference as order_id, product_id, sum(delta) as pieces,
    max(case when kind = 'return' then at end) as returned_at, max(case when delta < 0 then at end) as taken_at
  from stock_movements where kind in ('order', 'revised', 'return', 'replaced', 'cancelled') group by 1, 2`

export const stockChecks: readonly Check[] = [
  {
    kind: 'stock',
    sql: () => `
      with began as (${BEGAN}),
      moved as (
        select moves.product_id, sum(delta) as pieces
        from stock_movements moves left join began on began.product_id = moves.product_id
        where began.at is null or moves.at > began.at or moves.kind = 'opening' group by moves.product_id
      ),
      taken as (
        select items.product_id, sum(quantity) as pieces
        from orders join order_items items on items.order_id = orders.order_id
          left join began on began.product_id = items.product_id
        where short_of is null and stock_recorded is null and (began.at is null or placed_at > began.at)
        group by items.product_id
      ),
      known as (select id from products union select product_id from moved)
      select known.id, code, coalesce(stock, 0) as stock,
        coalesce(moved.pieces, 0) - coalesce(taken.pieces, 0) as due
      from known left join products on products.id = known.id left join moved on moved.product_id = known.id
        left join taken on taken.product_id = known.id
      where coalesce(stock, 0) <> coalesce(moved.pieces, 0) - coalesce(taken.pieces, 0)`,
    say: ({ id: product, code, stock, due }) =>
      code === null
        ? faultWords().deletedProductStock({ id: id(product), due: Number(due) })
        : faultWords().stock({ code: id(code), stock: Number(stock), due: Number(due) }),
  },
  {
    kind: 'stock',
    sql: () => `select code, stock from products where stock < 0`,
    say: ({ code, stock }) => faultWords().stockBelowZero({ code: id(code), stock: Number(stock) }),
  },
  {
    kind: 'stock',
    sql: () => `
      with moved as (${MOVED_BY_ORDERS}),
      wanted as (
        select orders.order_id, product_id, sum(case when short_of is null then quantity else 0 end) as pieces
        from orders join order_items on order_items.order_id = orders.order_id where stock_recorded = 1 group by 1, 2
      ),
      both_of as (select order_id, product_id from wanted
        union select order_id, product_id from moved where order_id in (select order_id from orders))
      select both_of.order_id, code, -coalesce(moved.pieces, 0) as took, coalesce(wanted.pieces, 0) as due
      from both_of join products on products.id = both_of.product_id
        left join moved on moved.order_id = both_of.order_id and moved.product_id = both_of.product_id
        left join wanted on wanted.order_id = both_of.order_id and wanted.product_id = both_of.product_id
      where coalesce(moved.pieces, 0) <> -coalesce(wanted.pieces, 0) and ${neverDeleted('both_of.product_id')}`,
    say: ({ order_id, code, took, due }) =>
      faultWords().orderTook({ order: id(order_id), took: Number(took), code: id(code), due: Number(due) }),
  },
  {
    kind: 'stock',
    sql: () => `
      with moved as (${MOVED_BY_ORDERS}),
      gone as (
        select order_id, max(returned_at) as returned_at, max(taken_at) as taken_at from moved
        where order_id not in (select order_id from orders) group by order_id
      )
      select moved.order_id, code, -moved.pieces as took
      from gone join moved on moved.order_id = gone.order_id join products on products.id = moved.product_id
      where (moved.pieces > 0 or (gone.returned_at > gone.taken_at and moved.pieces <> 0))
        and ${neverDeleted('moved.product_id')}`,
    say: ({ order_id, code, took }) =>
      Number(took) < 0
        ? faultWords().deletedOrderGave({ order: id(order_id), more: -Number(took), code: id(code) })
        : faultWords().deletedOrderKept({ order: id(order_id), kept: Number(took), code: id(code) }),
  },
  {
    kind: 'stock',
    sql: () => `
      select product_id, id, reference from stock_movements
      where kind = 'count' and reference not in (select id from stock_counts)`,
    say: ({ product_id, reference }) => faultWords().countGone({ product: id(product_id), stockCount: id(reference) }),
  },
  {
    kind: 'counter',
    sql: () => `
      with moved as (
        select reference as sale_id, product_id, sum(delta) as pieces from stock_movements
        where kind in ('counter', 'counter return') group by 1, 2
      ),
      back as (
        select sale_id, product_id, sum(pieces) as pieces
        from counter_returns returns join counter_return_lines lines on lines.return_id = returns.return_id group by 1, 2
      ),
      sold as (select sale_id, product_id, sum(quantity) as pieces from counter_lines group by 1, 2),
      effects as (
        select sold.sale_id, sold.product_id, -coalesce(moved.pieces, 0) as took,
          sold.pieces - coalesce(back.pieces, 0) as kept, coalesce(short.pieces, 0) as lacked,
          case when settled_at is not null and exists (
            select 1 from counter_returns returns join counter_return_lines lines on lines.return_id = returns.return_id
            where returns.sale_id = sold.sale_id and returned_at = settled_at and lines.product_id = sold.product_id
          ) then 1 else 0 end as made_good
        from sold left join moved on moved.sale_id = sold.sale_id and moved.product_id = sold.product_id
          left join back on back.sale_id = sold.sale_id and back.product_id = sold.product_id
          left join counter_shortfalls short on short.sale_id = sold.sale_id and short.product_id = sold.product_id
      )
      select effects.sale_id, code, took, kept - lacked as due
      from effects join products on products.id = effects.product_id
      where took <> kept - lacked and not (made_good = 1 and took = kept) and ${neverDeleted('effects.product_id')}`,
    say: ({ sale_id, code, took, due }) =>
      faultWords().saleTook({ sale: id(sale_id), took: Number(took), code: id(code), due: Number(due) }),
  },
]
