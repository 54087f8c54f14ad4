// `npm run import-shop -- export.json`: imports a shop from the export of a hosted realtime database.
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfig, type Config } from '#server/config.ts'
import { lockClosed } from '#server/database/lock-closed.ts'
import { tryExclusiveLock } from '#server/database/exclusive-lock.ts'
import { newestVersion } from '#server/database/migrate.ts'
import { type Database, type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { schemaVersion } from '#server/database/schema-version.ts'
import { unavailableReason } from '#server/database/unavailable.ts'
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { openLog } from '#server/log.ts'
import { openProgress } from '#server/progress.ts'
import { Refusal } from '#server/refusal.ts'
import { fetchInto } from '#server/shop-import/fetch-pictures.ts'
import { saveImport, tryImport } from '#server/shop-import/import-shop.ts'
import { openReport, type Report } from '#server/shop-import/rows/report.ts'
import { surveyExport } from '#server/shop-import/export/survey.ts'
import { summaryLines } from '#domain/shop-import/import-summary.ts'
import { realSystem } from '#server/system.ts'
import { faultlessConfig, quoted, readCommandLine, runCommand, say } from './command-line.ts'

const usage = `npm run import-shop -- FILE [--save [--addresses]] [--report FILE]

FILE is the JSON export of a hosted realtime database, with products, orders and
videos. Without --save the command checks it and changes nothing. It writes a
report of each row that was mended, left out or refused, beside the export.
A later export adds only new rows; the shop keeps its own.

  --save       imports all rows or none; on SQLite stop the shop first
  --addresses  keeps the addresses of pictures; by default the command fetches
               them into the shop
  --report     writes the report into this new file instead

The command finds the shop by DATA_DIR and DATABASE_URL.`

async function main() {
  const { positionals, values } = readCommandLine(usage, {
    words: true,
    options: {
      save: { type: 'boolean', default: false },
      addresses: { type: 'boolean', default: false },
      report: { type: 'string', default: '' },
    },
  })
  const [file = '', ...others] = positionals
  if (file === '' || others.length > 0) throw new Refusal(`Name one export.\n\n${usage}`)
  const config = faultlessConfig(readConfig())
  createFilesForOwnerOnly()
  const path = resolve(file)
  const reportPath = values.report === '' ? `${path}.report.txt` : resolve(values.report)
  if (isSameFile(reportPath, path)) throw new Refusal('The report cannot overwrite the export.')
  await assertShop(config)
  // A long transaction on the one file of SQLite would keep customers waiting.
  using closed = values.save && !config.databaseUrl ? await lockClosed(config) : undefined
  await using lock = values.save ? await tryExclusiveLock(config, 'import') : undefined
  if (values.save && !lock) throw new Refusal('Another import into this shop is running. Nothing was changed.')
  await using database = await opened({ ...config, isLocked: closed !== undefined })
  await importInto(database, {
    config,
    path,
    reportPath,
    mayReplace: values.report === '',
    save: values.save,
    isFetching: !values.addresses,
  })
}

/** Under whatever name: the report is written from its beginning, over what is there. */
function isSameFile(one: string, other: string): boolean {
  const [first, second] = [placeOf(one), placeOf(other)]
  return one === other || (first !== undefined && first.ino === second?.ino && first.dev === second.dev)
}

/** Undefined for a file that cannot be found, of which its reader says why. */
function placeOf(path: string) {
  try {
    return statSync(path, { bigint: true })
  } catch {
    return undefined
  }
}

type Import = {
  config: Config
  path: string
  reportPath: string
  mayReplace: boolean
  save: boolean
  isFetching: boolean
}

async function importInto(database: Database, { config, path, reportPath, mayReplace, save, isFetching }: Import) {
  const progress = openProgress(process.stdout)
  const log = openLog(undefined, { ...config.log, level: 'warn' })
  const survey = await surveyExport(path)
  const report = openReport(reportPath, { mayReplace })
  const mediaOrigin = config.mediaService?.origin
  const needs = { path, survey, database, system: realSystem, report, progress, mediaOrigin }
  const work = save
    ? saveImport({ ...needs, fetchPictures: isFetching ? fetchInto(config, log, progress) : undefined })
    : tryImport(needs)
  const summary = await work.catch((error: unknown) => {
    close(report, ['Nothing was saved.'], reportPath)
    const reason = unavailableReason(error)
    throw reason === undefined ? error : new Refusal(`The import ended: ${reason}. Nothing was saved.`)
  })
  const lines = summaryLines(summary, { isSaved: save })
  const { rows, where } = close(report, lines, reportPath)
  for (const row of rows) say(row)
  say(`\n${lines.join('\n')}\n${where}`)
  if (save) say('Saved.')
  else say(`Nothing was changed. To save it: npm run import-shop -- ${quoted(path)} --save`)
}

function close(report: Report, summary: readonly string[], path: string): { rows: string[]; where: string } {
  try {
    return { rows: report.close(summary), where: `The whole report is in ${path}.` }
  } catch (error) {
    const reason = unavailableReason(error)
    if (reason === undefined) throw error
    return { rows: [], where: `The report in ${path} is not whole: ${reason}.` }
  }
}

async function assertShop(config: Config) {
  const version = await schemaVersion(config)
  const place = config.databaseUrl ? 'that database' : config.dataDir
  if (version === undefined) throw new Refusal(`There is no shop in ${place} yet: start it once with npm start.`)
  if (version < (await newestVersion(config.databaseUrl ? 'postgres' : 'sqlite')))
    throw new Refusal('The shop is of an earlier version: start it once, which updates it. Nothing was changed.')
}

async function opened(place: DatabasePlace): Promise<Database & AsyncDisposable> {
  const database = await openDatabase(place, realSystem.now)
  return Object.assign(database, { [Symbol.asyncDispose]: database.close })
}

await runCommand(main)
