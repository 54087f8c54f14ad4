// GET /admin/import/download/products.xlsx and products.csv: the shop's list with codes, to edit and upload again.
import { writeCsv } from '#domain/spreadsheets/csv.ts'
import { ownList, ownRows } from '#domain/spreadsheets/price-sheet.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import { shopContext } from '#web/shop-context.ts'
import { download, writtenWorkbook } from '../reports/workbook.ts'
import type { Route } from './+types/download-route'

export async function loader({ params: { file }, context }: Route.LoaderArgs) {
  const { products, categories, sheetWorker } = context.get(shopContext)
  const goods = { products: await products.all(), categories: await categories.all() }
  if (file === 'products.csv') return download(writeCsv(ownRows(goods)), file, 'text/csv;charset=utf-8')
  if (file === 'products.xlsx') return await writtenWorkbook(sheetWorker, ownList(goods), file)
  return new Response(wordsOf(imports).noSuchFile, { status: 404 })
}
