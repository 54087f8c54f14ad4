// Checks references, and products' own values.
import type { Check, Row } from '../check.ts'
import { faultWords, id } from '../fault-words.ts'

/** Excludes rows that may outlive their reference: keys and payments of deleted orders, removed offices. */
const references = [
  ['order_items', 'order_id', 'orders', 'order_id'],
  ['order_steps', 'order_id', 'orders', 'order_id'],
  ['order_revisions', 'order_id', 'orders', 'order_id'],
  ['order_proposals', 'order_id', 'orders', 'order_id'],
  ['said_payments', 'order_id', 'orders', 'order_id'],
  ['order_editors', 'order_id', 'orders', 'order_id'],
  ['packing_presses', 'order_id', 'orders', 'order_id'],
  ['dispatches', 'order_id', 'orders', 'order_id'],
  ['orders_to_index', 'order_id', 'orders', 'order_id'],
  ['counter_lines', 'sale_id', 'counter_sales', 'sale_id'],
  ['counter_returns', 'sale_id', 'counter_sales', 'sale_id'],
  ['counter_return_lines', 'return_id', 'counter_returns', 'return_id'],
  ['counter_shortfalls', 'sale_id', 'counter_sales', 'sale_id'],
  ['former_category_names', 'category_id', 'categories', 'id'],
  ['pack_goods', 'pack_id', 'packs', 'id'],
  ['bulk_change_products', 'bulk_change_id', 'bulk_changes', 'id'],
  ['sessions', 'person_id', 'people', 'id'],
  ['notification_devices', 'person_id', 'people', 'id'],
] as const

const PEOPLE = new Set<string>(['sessions', 'notification_devices'])

const orphans = references.map(([table, column, parent, key]): Check => ({
  kind: PEOPLE.has(table) ? 'people' : 'references',
  sql: () => `
      select ${column} as missing, count(*) as counted from ${table} child
      where not exists (select 1 from ${parent} where ${parent}.${key} = child.${column}) group by ${column}`,
  say: ({ missing, counted }: Row) =>
    faultWords().orphan({ what: faultWords()[table], missing: id(missing), table, count: Number(counted) }),
}))

export const referenceChecks: readonly Check[] = [
  ...orphans,
  {
    kind: 'products',
    sql: () => `
      select code, category from products where category not in (select name from categories)`,
    say: ({ code, category }) => faultWords().categoryGone({ code: id(code), category: id(category) }),
  },
  {
    kind: 'products',
    sql: () => `
      select code, price_paise, mrp_paise, discount from products where price_paise < 0 or mrp_paise < 0 or discount <>
        case when mrp_paise > price_paise
          then cast(((mrp_paise - price_paise) * 200 + mrp_paise) / (mrp_paise * 2) as bigint) else 0 end`,
    say: ({ code, discount }) => faultWords().discountOff({ code: id(code), discount: id(discount) }),
  },
  {
    kind: 'people',
    sql: () => `
      select count(*) as people from people
      having count(*) > 0 and sum(case when role = 'owner' and stopped_at is null then 1 else 0 end) = 0`,
    say: ({ people }) => faultWords().noOwner({ people: Number(people) }),
  },
]
