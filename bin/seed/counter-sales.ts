// Counter sales with returns, shortfalls and closed days, more each day.
import { refundOf } from '#domain/counter/returns.ts'
import {
  type CounterLine,
  counterLine,
  counterSaleId,
  NO_DISCOUNT,
  paymentMethods,
  saleSums,
} from '#domain/counter/sale.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { isoDay } from '#domain/dates/indian-date.ts'
import type { Product } from '#domain/product/product.ts'
import type { SeededRandom } from './seeded-random.ts'
import { type CounterTables, counterLineColumns } from '#server/database/tables/counter-tables.ts'
import { toHeadRow } from '#server/counter/sale-rows.ts'
import { mapColumns } from '#server/database/columns.ts'
import { latin } from './names.ts'
import { seedMoments } from './season.ts'
import { SELLERS } from './seeded-people.ts'

type CounterRows = Omit<
  { [Table in keyof CounterTables]: CounterTables[Table][] },
  'report_counter_days' | 'report_counter_goods'
>

type Wanted = { count: number; products: readonly Product[]; now: Date }

const QUANTITIES = [1, 1, 1, 2, 2, 3, 5] as const

const { toRow: toLineRow } = mapColumns<CounterLine, typeof counterLineColumns>(counterLineColumns, {})

/** Each day but the last is closed. */
export function seedCounterSales({ count, products, now }: Wanted, random: SeededRandom): CounterRows {
  const rows: CounterRows = {
    counter_sales: [],
    counter_lines: [],
    counter_returns: [],
    counter_return_lines: [],
    counter_days: [],
    counter_shortfalls: [],
  }
  for (const [number, at] of seedMoments(count, now, random).entries()) addSale(rows, { number, at, products }, random)
  const days = new Set(rows.counter_sales.map(({ day }) => day))
  for (const day of days) rows.counter_days.push(dayRow(rows, day, day < isoDay(now)))
  return rows
}

function addSale(
  rows: CounterRows,
  { number, at, products }: { number: number; at: Date; products: readonly Product[] },
  random: SeededRandom,
): void {
  const chosen = new Set(Array.from({ length: random.integer(1, 9) }, () => random.pick(products)))
  const lines = [...chosen].map((product) => counterLine(product, random.pick(QUANTITIES)))
  const { goodsPaise: _goodsPaise, ...sums } = saleSums(lines, NO_DISCOUNT, demoSettings)
  const method = random.pick(paymentMethods)
  const customerName = random.oneIn(3) ? random.pick(latin.firstNames) : ''
  const mobile = customerName === '' ? '' : `98${String(number).padStart(8, '0')}`
  const saleId = counterSaleId(at, number % 1_000)
  const [soldAt, who, day] = [at.toISOString(), random.pick(SELLERS), isoDay(at)]
  const sale = { ...sums, saleId, soldAt, method, customerName, mobile, lines }
  rows.counter_sales.push({
    ...toHeadRow(sale),
    given_paise: method === 'cash' ? sale.totalPaise : null,
    idempotency_key: `seed-${number}`,
    fingerprint: 'seed',
    day,
    received_at: soldAt,
    who,
  })
  rows.counter_lines.push(...lines.map((line, place) => ({ sale_id: saleId, line: place, ...toLineRow(line) })))
  const [first] = lines
  if (first === undefined) return
  const { productId: product_id, quantity: pieces } = first
  if (random.oneIn(100)) {
    const refund_paise = refundOf(sale, [], { [product_id]: pieces })
    const back = { return_id: `seed-${number}`, sale_id: saleId, day, returned_at: soldAt, who, method, refund_paise }
    rows.counter_returns.push(back)
    rows.counter_return_lines.push({ return_id: back.return_id, product_id, pieces })
  }
  if (random.oneIn(500))
    rows.counter_shortfalls.push({
      sale_id: saleId,
      product_id,
      pieces,
      missed_at: soldAt,
      settled_at: null,
      settled_by: null,
    })
}

function dayRow({ counter_sales }: CounterRows, day: string, isClosed: boolean): CounterTables['counter_days'] {
  const none = {
    closed_at: null,
    closed_by: null,
    expected_paise: null,
    counted_paise: null,
    note: null,
    idempotency_key: null,
  }
  if (!isClosed) return { day, ...none }
  const cash = counter_sales.filter((sale) => sale.day === day && sale.method === 'cash')
  const paise = cash.reduce((sum, { total_paise }) => sum + total_paise, 0)
  const closed = { closed_at: `${day}T16:00:00.000Z`, closed_by: SELLERS[0], idempotency_key: `seed-${day}` }
  return { day, ...closed, expected_paise: paise, counted_paise: paise, note: '' }
}
