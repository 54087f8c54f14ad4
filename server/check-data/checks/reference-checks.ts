// Checks references, and products' own values.
import type { Check, Row } from '../check.ts'

/** Excludes rows that may outlive their reference: keys and payments of deleted orders, removed offices. */
const references = [
  ['order_items', 'order_id', 'orders', 'order_id', 'A line'],
  ['order_steps', 'order_id', 'orders', 'order_id', 'An entry of the history'],
  ['order_revisions', 'order_id', 'orders', 'order_id', 'A revision'],
  ['order_editors', 'order_id', 'orders', 'order_id', 'An open editor'],
  ['packing_presses', 'order_id', 'orders', 'order_id', 'A packed line'],
  ['dispatches', 'order_id', 'orders', 'order_id', 'A dispatch'],
  ['orders_to_index', 'order_id', 'orders', 'order_id', 'A place in the queue for the search'],
  ['counter_lines', 'sale_id', 'counter_sales', 'sale_id', 'A line of a counter sale'],
  ['counter_returns', 'sale_id', 'counter_sales', 'sale_id', 'A return'],
  ['counter_return_lines', 'return_id', 'counter_returns', 'return_id', 'A line of a return'],
  ['counter_shortfalls', 'sale_id', 'counter_sales', 'sale_id', 'A shortfall'],
  ['former_category_names', 'category_id', 'categories', 'id', 'A former name of a category'],
  ['bulk_change_products', 'bulk_change_id', 'bulk_changes', 'id', 'A product of a change of many products'],
  ['sessions', 'person_id', 'people', 'id', 'A session'],
  ['notification_devices', 'person_id', 'people', 'id', 'A browser for notifications'],
] as const

const PEOPLE = new Set<string>(['sessions', 'notification_devices'])

const orphans = references.map(([table, column, parent, key, what]): Check => ({
  kind: PEOPLE.has(table) ? 'people' : 'references',
  sql: () => `
      select ${column} as missing, count(*) as counted from ${table} child
      where not exists (select 1 from ${parent} where ${parent}.${key} = child.${column}) group by ${column}`,
  say: ({ missing, counted }: Row) =>
    `${what} belongs to ${missing}, which is not there (${table}, ${counted} ${Number(counted) === 1 ? 'row' : 'rows'}).`,
}))

export const referenceChecks: readonly Check[] = [
  ...orphans,
  {
    kind: 'products',
    sql: () => `
      select code, category from products where category not in (select name from categories)`,
    say: ({ code, category }) =>
      `Product ${code} is in the category “${category}”, which is not there: no visitor sees it.`,
  },
  {
    kind: 'products',
    sql: () => `
      select code, price_paise, mrp_paise, discount from products where price_paise < 0 or mrp_paise < 0 or discount <>
        case when mrp_paise > price_paise
          then cast(((mrp_paise - price_paise) * 200 + mrp_paise) / (mrp_paise * 2) as bigint) else 0 end`,
    say: ({ code, discount }) =>
      `Product ${code} has a discount of ${discount} %, which does not follow from its two prices.`,
  },
  {
    kind: 'people',
    sql: () => `
      select count(*) as people from people
      having count(*) > 0 and sum(case when role = 'owner' and stopped_at is null then 1 else 0 end) = 0`,
    say: ({ people }) => `Of ${people} people nobody is an owner who can sign in; there should be one.`,
  },
]
