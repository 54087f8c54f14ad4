// Reads the stored acts with SQL of the auditor's own, never with the shop's code.
import { type Act, linesText } from './acknowledgements.ts'

type Row = Record<string, unknown>
export type Query = (sql: string) => Promise<Row[]>

/** `key`: of an act stored once; `of`: whose state it is. Without `contents` they belong to another act. */
export type Stored = { key?: string; of?: string; id?: string; contents?: string; isShort?: boolean }

export const readers: Record<Act, (query: Query) => Promise<Stored[]>> = {
  async order(query) {
    const rows = await query(`select k.idempotency_key, k.order_id as named, o.order_id, o.short_of
      from orders o full join order_keys k on k.order_id = o.order_id`)
    return rows.map(({ idempotency_key, named, order_id, short_of }) => ({
      key: String(idempotency_key ?? `without a key, ${order_id},`),
      id: order_id === null ? `${named}, which is not there,` : String(order_id),
      isShort: short_of !== null,
    }))
  },

  async lines(query) {
    const rows = await query(`select k.idempotency_key, i.product_id, i.quantity
      from order_keys k left join order_items i on i.order_id = k.order_id`)
    return Array.from(byKey(rows, 'idempotency_key'), ([of, lines]) => ({ of, contents: textOf(lines) }))
  },

  async payment(query) {
    const rows = await query('select idempotency_key, order_id, amount_paise, utr from payments')
    return rows.map(({ idempotency_key, order_id, amount_paise, utr }) => ({
      key: String(idempotency_key),
      contents: JSON.stringify([order_id, Number(amount_paise), utr ?? '']),
    }))
  },

  // Cash is cleared at once.
  async seen(query) {
    const rows = await query('select idempotency_key, seen_at from payments where utr is not null')
    return rows.map(({ idempotency_key, seen_at }) => ({
      of: String(idempotency_key),
      contents: seen_at === null ? '' : 'seen',
    }))
  },

  async 'taken back'(query) {
    const rows = await query('select idempotency_key, taken_back from payments')
    return rows.map(({ idempotency_key, taken_back }) => ({
      of: String(idempotency_key),
      contents: String(taken_back ?? ''),
    }))
  },

  async sale(query) {
    const sales = await query('select sale_id, idempotency_key, total_paise from counter_sales')
    const lines = byKey(await query('select sale_id, product_id, quantity from counter_lines'), 'sale_id')
    return sales.map(({ sale_id, idempotency_key, total_paise }) => ({
      key: String(idempotency_key),
      id: String(sale_id),
      contents: JSON.stringify([textOf(lines.get(String(sale_id)) ?? []), Number(total_paise)]),
    }))
  },

  async return(query) {
    const returns = await query('select return_id, sale_id from counter_returns')
    const lines = byKey(
      await query('select return_id, product_id, pieces as quantity from counter_return_lines'),
      'return_id',
    )
    return returns.map(({ return_id, sale_id }) => ({
      key: String(return_id),
      contents: JSON.stringify([sale_id, textOf(lines.get(String(return_id)) ?? [])]),
    }))
  },

  async day(query) {
    const rows = await query('select day, closed_at, idempotency_key, counted_paise from counter_days')
    return rows.map(({ day, closed_at, idempotency_key, counted_paise }) => ({
      of: String(day),
      contents: closed_at === null ? '' : JSON.stringify([idempotency_key, Number(counted_paise)]),
    }))
  },

  async 'change of stock'(query) {
    const rows = await query('select idempotency_key, product_id, stock from product_saves')
    return rows.map(({ idempotency_key, product_id, stock }) => ({
      key: String(idempotency_key),
      contents: JSON.stringify([product_id, Number(stock)]),
    }))
  },
}

function byKey(rows: readonly Row[], name: string): Map<string, Row[]> {
  return Map.groupBy(rows, (row) => String(row[name]))
}

/** An order without lines is one row without a product. */
function textOf(rows: readonly Row[]): string {
  const lines = rows.filter(({ product_id }) => product_id !== null)
  return linesText(lines.map(({ product_id, quantity }) => ({ id: String(product_id), quantity: Number(quantity) })))
}
