// Reads counter sales with lines and returns.
import { shownPerson } from '#server/database/recorded-by.ts'
import type { Kysely } from 'kysely'
import type { Pieces } from '#domain/counter/returns.ts'
import type { CounterLine, CounterSale, PaymentMethod } from '#domain/counter/sale.ts'
import { mapColumns } from '../database/columns.ts'
import { insertStatement } from '../database/statement.ts'
import type { Tables } from '../database/tables.ts'
import { type CounterSaleRow, counterLineColumns, counterSaleColumns } from '../database/tables/counter-tables.ts'

const heads = mapColumns<Omit<CounterSale, 'lines'>, typeof counterSaleColumns>(counterSaleColumns, {})
const lines = mapColumns<CounterLine, typeof counterLineColumns>(counterLineColumns, {})

const insertLines = insertStatement('counter_lines', ['sale_id', 'line', ...lines.columns])

/** `pieces` by product. */
export type CounterReturn = {
  returnedAt: string
  who: string
  method: PaymentMethod
  refundPaise: number
  pieces: Pieces
}

type Db = Kysely<Tables>

export function toHeadRow(sale: CounterSale) {
  return heads.toRow(sale)
}

export async function insertCounterLines(db: Db, { saleId, lines: sold }: CounterSale): Promise<void> {
  await insertLines(
    db,
    sold.map((line, number) => [saleId, number, ...lines.toValues(line)]),
  )
}

export async function withLines(db: Db, rows: readonly CounterSaleRow[]): Promise<CounterSale[]> {
  if (rows.length === 0) return []
  const found = await db
    .selectFrom('counter_lines')
    .selectAll()
    .where(
      'sale_id',
      'in',
      rows.map(({ sale_id }) => sale_id),
    )
    .orderBy('sale_id')
    .orderBy('line')
    .execute()
  const bySale = Map.groupBy(found, ({ sale_id }) => sale_id)
  return rows.map((row) => ({ ...heads.fromRow(row), lines: (bySale.get(row.sale_id) ?? []).map(lines.fromRow) }))
}

/** Oldest first. */
export async function readReturns(db: Db, saleId: string): Promise<CounterReturn[]> {
  // Sequential: a transaction has one connection.
  const returns = await db
    .selectFrom('counter_returns')
    .selectAll()
    .select(shownPerson('counter_returns.who').as('who'))
    .where('sale_id', '=', saleId)
    .orderBy('returned_at')
    .orderBy('return_id')
    .execute()
  const pieces = await db
    .selectFrom('counter_return_lines')
    .innerJoin('counter_returns', 'counter_returns.return_id', 'counter_return_lines.return_id')
    .select(['counter_return_lines.return_id', 'product_id', 'pieces'])
    .where('sale_id', '=', saleId)
    .execute()
  const byReturn = Map.groupBy(pieces, ({ return_id }) => return_id)
  return returns.map(({ return_id, returned_at, who, method, refund_paise }) => ({
    returnedAt: returned_at,
    who,
    method,
    refundPaise: refund_paise,
    pieces: Object.fromEntries((byReturn.get(return_id) ?? []).map((row) => [row.product_id, row.pieces])),
  }))
}
