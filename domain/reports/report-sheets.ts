/** A report's tables as spreadsheets, each with its total (§2 /admin/reports). */
import { rupeesFromPaise } from '../numbers/money.ts'
import type { SheetCell, SheetRow, SheetTable } from '../spreadsheets/price-sheet.ts'
import { wordsOf } from '../words/catalogue.ts'
import { reports as reportWords } from '../words/en/office/money/reports.ts'
import { averagePaise, type Staged, type Sums } from './report-sums.ts'
import type { Report, ReportRow } from './report.ts'

type RowsOfReport = { [Name in keyof Report]: Report[Name] extends ReportRow[] ? Name : never }[keyof Report]
/** The charges are part of the tables of goods. */
export type TableName = Exclude<RowsOfReport, 'charges'> | 'days'

type Table = {
  counts: 'orders' | 'pieces' | 'mixed'
  /** Counter sales have no state or district. */
  isOnline?: true
  /** Spans both columns of the screen. */
  isWide?: true
}

/** In screen order. */
export const reportTables: Readonly<Record<TableName, Table>> = {
  channels: { counts: 'mixed' },
  days: { counts: 'orders' },
  categories: { counts: 'pieces' },
  states: { counts: 'orders', isOnline: true },
  districts: { counts: 'orders', isOnline: true },
  products: { counts: 'pieces', isWide: true },
}

/** Its title, and the heads of its rows' names and notes. */
export function tableWords(table: TableName): { title: string; name: string; note: string } {
  const text = wordsOf(reportWords)
  const words = {
    channels: { title: text.byChannel, name: text.channel, note: '' },
    days: { title: text.byDay, name: text.day, note: '' },
    categories: { title: text.byCategory, name: text.category, note: text.tamilName },
    states: { title: text.byState, name: text.state, note: '' },
    districts: { title: text.byDistrict, name: text.district, note: text.state },
    products: { title: text.byProduct, name: text.product, note: text.code },
  }
  return words[table]
}

export const tableNames = Object.keys(reportTables) as TableName[]

type Headed = { shopName: string; words: string }

export function tableSheet(table: TableName, report: Report, { shopName, words }: Headed): SheetTable {
  const text = wordsOf(reportWords)
  const { title, name, note } = tableWords(table)
  const isOfGoods = reportTables[table].counts === 'pieces'
  const isMixed = table === 'days' && report.channels.length > 0
  const [all, confirmed] = countHeads(isMixed ? 'mixed' : reportTables[table].counts)
  const averages = isOfGoods ? [] : [text.average]
  const heads = [name, note, all, text.ordered, ...averages, confirmed, text.confirmed, ...averages]
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
    { cells: [text.sheetTitle({ shop: shopName, table: title })], look: 'title', isMerged: true },
    { cells: [text.sheetNote({ days: words })], look: 'note', isMerged: true },
    { cells: heads, look: 'heads' },
    ...rowsOf(table, report).map((row) => ({ cells: cellsOf(row.name, row.note, row) })),
    ...chargesOf(table, report).map((row) => ({ cells: cellsOf(row.name, '', row, false) })),
    { cells: cellsOf(text.total, '', totalsOf(table, report), !isOfGoods), look: 'total' },
  ]
  const money = isOfGoods ? [3, 5] : [3, 4, 6, 7]
  return { name: title, widths: [34, 22, ...heads.slice(2).map(() => 15)], rows, money, frozen: 3 }
}

function countHeads(counts: Table['counts']): [all: string, confirmed: string] {
  const text = wordsOf(reportWords)
  if (counts === 'pieces') return [text.allPieces, text.confirmedPieces]
  if (counts === 'mixed') return [text.allOrdersAndSales, text.confirmedOrdersAndSales]
  return [text.allOrders, text.confirmedOrders]
}

/** Names the rows of days by date. */
export function rowsOf(table: TableName, report: Report): ReportRow[] {
  return table === 'days' ? report.steps.map((step) => ({ ...step, id: step.from, note: '' })) : report[table]
}

/** On the screen; an empty day is a gap in the chart and a row of the spreadsheet. A day may have returns only. */
export function shownRows(table: TableName, report: Report): ReportRow[] {
  const isShown = ({ asked }: ReportRow) => table !== 'days' || asked.count > 0 || asked.paise !== 0
  return rowsOf(table, report).filter(isShown)
}

export function totalsOf(table: TableName, report: Report): Staged<Sums> {
  return reportTables[table].isOnline ? report.online : report.totals
}

/** Returns what a table's total includes beside its rows. */
export function chargesOf(table: TableName, report: Report): ReportRow[] {
  return reportTables[table].counts === 'pieces' ? report.charges : []
}

function averageRupees(sums: Sums): number | null {
  const average = averagePaise(sums)
  return average === undefined ? null : rupeesFromPaise(average)
}
