/** A report's tables as spreadsheets, each with its total (§2 /admin/reports). */
import { rupeesFromPaise } from '../money.ts'
import type { SheetCell, SheetRow, SheetTable } from '../spreadsheets/price-sheet.ts'
import { averagePaise, type Staged, type Sums } from './report-sums.ts'
import type { Report, ReportRow } from './report.ts'

type RowsOfReport = { [Name in keyof Report]: Report[Name] extends ReportRow[] ? Name : never }[keyof Report]
/** The charges are part of the tables of goods. */
export type TableName = Exclude<RowsOfReport, 'charges'> | 'days'

type Table = {
  title: string
  name: string
  note: string
  count: 'Orders' | 'Pieces' | 'Orders and sales'
  /** Counter sales have no state or district. */
  isOnline?: true
  /** Spans both columns of the screen. */
  isWide?: true
}

/** In screen order. */
export const reportTables: Readonly<Record<TableName, Table>> = {
  channels: { title: 'By channel', name: 'Channel', note: '', count: 'Orders and sales' },
  days: { title: 'By day', name: 'Day', note: '', count: 'Orders' },
  categories: { title: 'By category', name: 'Category', note: 'Tamil name', count: 'Pieces' },
  states: { title: 'By state', name: 'State', note: '', count: 'Orders', isOnline: true },
  districts: { title: 'By district', name: 'District', note: 'State', count: 'Orders', isOnline: true },
  products: { title: 'By product', name: 'Product', note: 'Code', count: 'Pieces', isWide: true },
}

export const tableNames = Object.keys(reportTables) as TableName[]

type Headed = { shopName: string; words: string }

export function tableSheet(table: TableName, report: Report, { shopName, words }: Headed): SheetTable {
  const { title, name, note } = reportTables[table]
  const isOfGoods = reportTables[table].count === 'Pieces'
  const isMixed = table === 'days' && report.channels.length > 0
  const count = isMixed ? reportTables.channels.count : reportTables[table].count
  const averages = isOfGoods ? [] : ['Average']
  const heads = [name, note, `${count} asked`, 'Asked', ...averages, `${count} confirmed`, 'Confirmed', ...averages]
  const cellsOf = (label: string, remark: string, sums: Staged<Sums>, isWithCount = true): SheetCell[] => [
    label,
    remark,
    ...(['asked', 'confirmed'] as const).flatMap((stage) => [
      isWithCount ? sums[stage].count : null,
      rupeesFromPaise(sums[stage].paise),
      ...(isOfGoods ? [] : [averageRupees(sums[stage])]),
    ]),
  ]
  const rows: SheetRow[] = [
    { cells: [`${shopName}: ${title.toLowerCase()}`], look: 'title', isMerged: true },
    {
      cells: [`${words}. Asked: all orders; confirmed: those that are Verified or Complete.`],
      look: 'note',
      isMerged: true,
    },
    { cells: heads, look: 'heads' },
    ...rowsOf(table, report).map((row) => ({ cells: cellsOf(row.name, row.note, row) })),
    ...chargesOf(table, report).map((row) => ({ cells: cellsOf(row.name, '', row, false) })),
    { cells: cellsOf('Total', '', totalsOf(table, report), !isOfGoods), look: 'total' },
  ]
  const money = isOfGoods ? [3, 5] : [3, 4, 6, 7]
  return { name: title, widths: [34, 22, ...heads.slice(2).map(() => 15)], rows, money, frozen: 3 }
}

/** Names the rows of days by date. */
export function rowsOf(table: TableName, report: Report): ReportRow[] {
  return table === 'days' ? report.steps.map((step) => ({ ...step, id: step.from, note: '' })) : report[table]
}

export function totalsOf(table: TableName, report: Report): Staged<Sums> {
  return reportTables[table].isOnline ? report.online : report.totals
}

/** Returns what a table's total includes beside its rows. */
export function chargesOf(table: TableName, report: Report): ReportRow[] {
  return reportTables[table].count === 'Pieces' ? report.charges : []
}

function averageRupees(sums: Sums): number | null {
  const average = averagePaise(sums)
  return average === undefined ? null : rupeesFromPaise(average)
}
