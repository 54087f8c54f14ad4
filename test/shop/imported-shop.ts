// A shop that a made-up export is imported into, as `npm run import-shop` does.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { auditImport } from '#lab/import-shop/audit-import.ts'
import { type ExportShape, madeExport } from '#lab/import-shop/made-export.ts'
import { checkPlace } from '#server/check-data/check-place.ts'
import { readPlace } from '#server/check-data/read-place.ts'
import { type Database, type DatabasePlace, openDatabase, type Trx } from '#server/database/open.ts'
import type { Tables } from '#server/database/tables.ts'
import { type Progress, silent } from '#server/progress.ts'
import { type Saving, saveImport, tryImport } from '#server/shop-import/import-shop.ts'
import { openReport } from '#server/shop-import/rows/report.ts'
import { type ImportSummary, summaryLines } from '#domain/shop-import/import-summary.ts'
import { surveyExport } from '#server/shop-import/export/survey.ts'
import { realSystem } from '#server/system.ts'

export const usualShape: ExportShape = { products: 40, orders: 150, videos: 6, seed: 'test', faults: 0.5 }

export function writeExport(folder: string, shape: Partial<ExportShape> = {}, name = 'export.json'): string {
  return writeText(folder, [...madeExport({ ...usualShape, ...shape })].join(''), name)
}

export function writeText(folder: string, text: string, name = 'export.json'): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

export const reportOf = (path: string) => `${path}.report.txt`

/** The mutant writes without a transaction. */
type Options = Pick<Saving, 'fetchPictures'> & {
  progress?: Progress
  isMutant?: boolean
  changed?: (database: Database) => Database
}

/** Returns the summary, with the lines that the command prints. */
export async function importInto(
  place: DatabasePlace,
  path: string,
  act: 'try' | 'save',
  { progress = silent, fetchPictures, isMutant = false, changed = (database) => database }: Options = {},
): Promise<ImportSummary & { lines: string[] }> {
  const database = await openDatabase(place, realSystem.now)
  try {
    const survey = await surveyExport(path)
    const report = openReport(reportOf(path))
    const mutant: Database = { ...database, transaction: (work) => work(database.db as Kysely<Tables> as Trx) }
    const used = isMutant ? mutant : changed(database)
    const needs = { path, survey, database: used, system: realSystem, report, progress }
    const summary = act === 'save' ? await saveImport({ ...needs, fetchPictures }) : await tryImport(needs)
    const lines = summaryLines(summary, { isSaved: act === 'save' })
    return { ...summary, lines: [...report.close(lines), ...lines] }
  } finally {
    await database.close()
  }
}

export const audited = (place: DatabasePlace, path: string) => auditImport(place, path, reportOf(path))

export async function dataFaults(place: DatabasePlace): Promise<readonly string[]> {
  const outcome = await checkPlace(place)
  return 'faults' in outcome ? outcome.faults.sentences : [outcome.failed]
}

const TABLES =
  'products former_products categories stock_movements orders order_items order_steps order_keys product_saves videos video_saves'

/** All rows of what an import writes, to compare. */
export function contentsOf(place: DatabasePlace): Promise<Record<string, string[]>> {
  return readPlace(place, async (_kind, query) => {
    const contents: Record<string, string[]> = {}
    for (const table of TABLES.split(' '))
      contents[table] = (await query(`select * from ${table}`)).map((row) => JSON.stringify(row)).toSorted()
    return contents
  })
}
