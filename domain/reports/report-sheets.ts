/** A report's tables as spreadsheets, each with the total that its rows add up to (§2 /admin/reports). */
import { rupeesFromPaise } from '../money.ts'
import type { SheetCell, SheetRow, SheetTable } from '../spreadsheet/price-sheet.ts'
import { averagePaise, type Staged, type Sums } from './report-sums.ts'
import type { Report, ReportRow } from './report.ts'

export const reportTables = {
  channels: { title: 'By channel', name: 'Channel', note: '', count: 'Orders and sales' },
  days: { title: 'By day', name: 'Day', note: '', count: 'Orders' },
  categories: { title: 'By category', name: 'Category', note: 'Tamil name', count: 'Pieces' },
  products: { title: 'By product', name: 'Product', note: 'Code', count: 'Pieces' },
  states: { title: 'By state', name: 'State', note: '', count: 'Orders' },
  districts: { title: 'By district', name: 'District', note: 'State', count: 'Orders' },
} as const

export type TableName = keyof typeof reportTables

type Headed = { shopName: string; words: string }

/** Returns a table of the report with all its rows, and the total that they add up to. */
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
  const charges = isOfGoods ? report.charges : []
  const rows: SheetRow[] = [
    { cells: [`${shopName}: ${title.toLowerCase()}`], look: 'title', isMerged: true },
    {
      cells: [`${words}. Asked: all orders; confirmed: those that are Verified or Complete.`],
      look: 'note',
      isMerged: true,
    },
    { cells: heads, look: 'heads' },
    ...rowsOf(table, report).map((row) => ({ cells: cellsOf(row.name, row.note, row) })),
    ...charges.map((row) => ({ cells: cellsOf(row.name, '', row, false) })),
    { cells: cellsOf('Total', '', totalsOf(table, report), !isOfGoods), look: 'total' },
  ]
  const money = isOfGoods ? [3, 5] : [3, 4, 6, 7]
  return { name: title, widths: [34, 22, ...heads.slice(2).map(() => 15)], rows, money, frozen: 3 }
}

/** Returns the rows of a table; a day has its date as its name. */
export function rowsOf(table: TableName, report: Report): ReportRow[] {
  return table === 'days' ? report.steps.map((step) => ({ ...step, id: step.from, note: '' })) : report[table]
}

/** A counter has no state and no district. */
export function totalsOf(table: TableName, report: Report): Staged<Sums> {
  return table === 'states' || table === 'districts' ? report.online : report.totals
}

function averageRupees(sums: Sums): number | null {
  const average = averagePaise(sums)
  return average === undefined ? null : rupeesFromPaise(average)
}
