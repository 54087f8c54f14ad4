/** Names the unit of a report's counts: orders, counter sales, both, or pieces. */
import { counted } from '../counted.ts'
import { reportTables, type TableName } from './report-sheets.ts'

export type CountKind = 'orders' | 'sales' | 'mixed' | 'pieces'

/** `rowId` is undefined for the total; `hasCounter` if there were counter sales. */
export function countKind(table: TableName, rowId: string | undefined, hasCounter: boolean): CountKind {
  if (reportTables[table].count === 'Pieces') return 'pieces'
  if (table === 'channels' && rowId !== undefined) return rowId === 'counter' ? 'sales' : 'orders'
  return hasCounter && (table === 'channels' || table === 'days') ? 'mixed' : 'orders'
}

export function countText(count: number, kind: CountKind): string {
  if (kind === 'mixed') return counted(count, 'order or sale', 'orders and sales')
  return counted(count, kind.slice(0, -1))
}
