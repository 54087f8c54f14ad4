// Row types of counter sales, with the columns of domain properties.
import type { CounterLine, CounterSale, PaymentMethod } from '#domain/counter/sale.ts'
import type { Columns, RowOf } from '../columns.ts'
import type { ReportGoodsRow } from './report-tables.ts'

export const counterSaleColumns = {
  saleId: 'sale_id',
  soldAt: 'sold_at',
  totalItems: 'total_items',
  totalPaise: 'total_paise',
  discountPaise: 'discount_paise',
  roundOffPaise: 'round_off_paise',
  method: 'method',
  givenPaise: 'given_paise',
  customerName: 'customer_name',
  mobile: 'mobile',
} as const satisfies Columns<Omit<CounterSale, 'lines'>>

export const counterLineColumns = {
  productId: 'product_id',
  code: 'code',
  name: 'name',
  unit: 'unit',
  category: 'category',
  mrpPaise: 'mrp_paise',
  pricePaise: 'price_paise',
  shopPricePaise: 'shop_price_paise',
  quantity: 'quantity',
} as const satisfies Columns<CounterLine>

/** `day` is in India, YYYY-MM-DD; `who` is as in recorded-by.ts. */
export type CounterSaleRow = RowOf<Omit<CounterSale, 'lines'>, typeof counterSaleColumns> & {
  idempotency_key: string
  fingerprint: string
  day: string
  received_at: string
  who: string
}

type CounterLineRow = RowOf<CounterLine, typeof counterLineColumns> & { sale_id: string; line: number }

type CounterReturnRow = {
  return_id: string
  sale_id: string
  day: string
  returned_at: string
  who: string
  method: PaymentMethod
  refund_paise: number
}

type CounterReturnLineRow = { return_id: string; product_id: string; pieces: number }

/** The columns of a closing are null while the day is open. */
export type CounterDayRow = {
  day: string
  closed_at: string | null
  closed_by: string | null
  expected_paise: number | null
  counted_paise: number | null
  note: string | null
  idempotency_key: string | null
}

type CounterShortfallRow = {
  sale_id: string
  product_id: string
  pieces: number
  missed_at: string
  settled_at: string | null
  settled_by: string | null
}

/** Sums of sales less returns of a day. */
export type ReportCounterDayRow = {
  day: string
  sales: number
  total_paise: number
  discount_paise: number
  round_off_paise: number
}

export type ReportCounterGoodsRow = Omit<ReportGoodsRow, 'confirmed'>

export type CounterTables = {
  counter_sales: CounterSaleRow
  counter_lines: CounterLineRow
  counter_returns: CounterReturnRow
  counter_return_lines: CounterReturnLineRow
  counter_days: CounterDayRow
  counter_shortfalls: CounterShortfallRow
  report_counter_days: ReportCounterDayRow
  report_counter_goods: ReportCounterGoodsRow
}
