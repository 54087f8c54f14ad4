// Loads the report of an address, for screen and downloads.
import { readReportPeriod, type ReportPeriod, type UnreadablePeriod } from '#domain/reports/report-period.ts'
import { makeReport, type Report } from '#domain/reports/report.ts'
import type { Shop } from '#server/shop.ts'

type ReportingShop = Pick<Shop, 'reports' | 'products' | 'categories' | 'settings' | 'now'>

export function periodOf(shop: Pick<Shop, 'settings' | 'now'>, request: Request): ReportPeriod | UnreadablePeriod {
  return readReportPeriod(new URL(request.url).searchParams, shop.now(), shop.settings)
}

export async function loadReport(shop: ReportingShop, period: ReportPeriod): Promise<Report> {
  const [sums, products, categories] = await Promise.all([
    shop.reports.sums(period),
    shop.products.named(),
    shop.categories.all(),
  ])
  return makeReport(sums, { products, categories }, period)
}
