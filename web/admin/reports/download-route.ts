// GET /admin/reports/download/products.xlsx and the like: a whole table of a report, or the orders with their
// lines.
import type { ActBesideForms } from '#domain/people/audit.ts'
import { tooManyOrders } from '#domain/reports/order-sheet.ts'
import type { ReportPeriod } from '#domain/reports/report-period.ts'
import { reportTables, type TableName, tableSheet } from '#domain/reports/report-sheets.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { reports as reportWords } from '#domain/words/en/office/money/reports.ts'
import type { Shop } from '#server/shop.ts'
import { shopContext } from '#web/shop-context.ts'
import { sessionContext } from '../access/guard.ts'
import { loadReport, periodOf } from './load-report.ts'
import { download, writtenWorkbook } from './workbook.ts'
import type { Route } from './+types/download-route'

export async function loader({ params: { file }, context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const name = file.replace(/\.xlsx$/, '')
  if (!file.endsWith('.xlsx') || !(name === 'orders' || isTable(name)))
    return new Response(wordsOf(reportWords).noSuchFile, { status: 404 })
  const period = periodOf(shop, request)
  if ('fault' in period) return new Response(period.fault, { status: 422 })
  if (name === 'orders') {
    const response = await ordersFile(shop, period)
    // It contains the names and numbers of all customers of these days.
    if (response.ok && request.method === 'GET') {
      const { id } = context.get(sessionContext)
      await shop.audit.record({ who: id, kind: 'download orders' satisfies ActBesideForms, about: daysOf(period) })
    }
    return response
  }
  const headed = { shopName: shop.settings.name, words: period.words }
  const table = tableSheet(name, await loadReport(shop, period), headed)
  return await writtenWorkbook(shop.sheetWorker, table, fileName(name, period))
}

function isTable(name: string): name is TableName {
  return Object.hasOwn(reportTables, name)
}

async function ordersFile({ reports }: Pick<Shop, 'reports'>, period: ReportPeriod): Promise<Response> {
  const days = await reports.daySums(period)
  const refusal = tooManyOrders(days.reduce((sum, { count }) => sum + count, 0))
  if (refusal !== undefined) return new Response(refusal, { status: 422 })
  return download(await reports.ordersSheet(period), fileName('orders', period))
}

/** Stored in the list of changes, and part of the file's name. */
function daysOf({ from, to }: ReportPeriod): string {
  return from === to ? from : [from, to].join(' to ')
}

function fileName(name: string, period: ReportPeriod): string {
  return `${name}_${daysOf(period).replaceAll(' ', '_')}.xlsx`
}
