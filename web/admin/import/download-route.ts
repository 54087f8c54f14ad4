// GET /admin/import/download/products.xlsx and products.csv: the shop's own list with its codes, to change and upload again.
import { writeCsv } from '#domain/spreadsheet/csv.ts'
import { ownList, ownRows } from '#domain/spreadsheet/price-sheet.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/download-route'

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export async function loader({ params: { file }, context }: Route.LoaderArgs) {
  const { products, categories, sheetWorker } = context.get(shopContext)
  const goods = { products: await products.all(), categories: await categories.all() }
  if (file === 'products.csv') return download(writeCsv(ownRows(goods)), 'text/csv;charset=utf-8', file)
  if (file === 'products.xlsx') {
    try {
      return download(new Uint8Array(await sheetWorker.run('write', ownList(goods))), WORKBOOK, file)
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'UnreadableSheet') throw error
      return new Response('Other lists are being written just now. Please try again in a minute.', { status: 503 })
    }
  }
  return new Response('There is no such file.', { status: 404 })
}

function download(body: BodyInit, type: string, name: string): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  }
  return new Response(body, { headers })
}
