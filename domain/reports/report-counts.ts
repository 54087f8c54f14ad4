/** Names the unit of a report's counts: orders, counter sales, both, or pieces. */
import { wordsOf } from '../words/catalogue.ts'
import { common } from '../words/en/office/common.ts'
import { reports as reportWords } from '../words/en/office/money/reports.ts'
import { reportTables, type TableName } from './report-sheets.ts'

export type CountKind = 'orders' | 'sales' | 'mixed' | 'pieces'

/** `rowId` is undefined for the total; `hasCounter` if there were counter sales. */
export function countKind(table: TableName, rowId: string | undefined, hasCounter: boolean): CountKind {
  if (reportTables[table].counts === 'pieces') return 'pieces'
  if (table === 'channels' && rowId !== undefined) return rowId === 'counter' ? 'sales' : 'orders'
  return hasCounter && (table === 'channels' || table === 'days') ? 'mixed' : 'orders'
}

export function countText(count: number, kind: CountKind): string {
  const { orders, pieces } = wordsOf(common)
  const { sales, ordersAndSales: mixed } = wordsOf(reportWords)
  const texts = { orders, sales, mixed, pieces }
  return texts[kind]({ count })
}
