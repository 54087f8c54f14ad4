// Checks or saves an uploaded export, in a process of its own under the lock of imports.
import { type ImportSummary, summaryLines } from '#domain/shop-import/import-summary.ts'
import type { Language } from '#domain/language.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { movingIn } from '#domain/words/en/office/shop/moving-in.ts'
import { backupName } from '#server/backup/backup-name.ts'
import { openBackupRecords } from '#server/backup/schedule/backup-records.ts'
import { runBackup } from '#server/backup/schedule/run-backup.ts'
import type { Config } from '#server/config.ts'
import { usualBackups } from '#server/config/backup-config.ts'
import { type Database, DatabaseUnusable, openDatabase } from '#server/database/open.ts'
import { unavailableReason } from '#server/database/unavailable.ts'
import { openLog } from '#server/log.ts'
import type { Progress } from '#server/progress.ts'
import { Refusal } from '#server/refusal.ts'
import { surveyExport } from '#server/shop-import/export/survey.ts'
import { fetchInto } from '#server/shop-import/fetch-pictures.ts'
import { saveImport, tryImport } from '#server/shop-import/import-shop.ts'
import { openReport, ReportUnwritable } from '#server/shop-import/rows/report.ts'
import { realSystem } from '#server/system.ts'
import { takeImportLock } from './import-lock.ts'
import { type MovingFile, type MovingFiles, movingFiles, type MovingState } from './moving-files.ts'

export type MovingTask = {
  act: 'check' | 'save'
  file: MovingFile
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaService' | 'mediaBucket' | 'backup' | 'log'>
  language: Language
}

/** 'busy': another import is running. 'changed': it is not this import's turn any more. */
export type MovingStart = 'started' | 'busy' | 'changed'

const PROGRESS_MS = 250
/** The shop answers meanwhile. */
const CONNECTIONS = 5

class Cancelled extends Error {}

/** Calls `onStart` once. Rejects for a bug, which leaves the state of a dead process. */
export async function runMoving(task: MovingTask, onStart: (start: MovingStart) => void): Promise<void> {
  const { act, file, config } = task
  const files = movingFiles(config.dataDir)
  await files.make()
  await using lock = await takeImportLock(config)
  if (!lock) return onStart('busy')
  const state = await files.state()
  const isTurn = state ? state.id === file.id && (act === 'check' || state.stage === 'checked') : act === 'check'
  if (!isTurn || !files.hasExport(file.id)) return onStart('changed')
  await files.forgetCancel()
  files.setProgress({ task: '', done: 0, total: 0 })
  const begun = { ...(state ?? file), stage: act === 'check' ? 'checking' : 'saving' } as MovingState
  delete begun.sentence
  if (act === 'check') for (const name of ['summary', 'expected', 'backup'] as const) delete begun[name]
  files.setState(begun)
  onStart('started')
  await (act === 'check' ? check(task, begun, files) : save(task, begun, files))
}

async function check({ config }: MovingTask, state: MovingState, files: MovingFiles) {
  try {
    await using database = await opened(config)
    const summary = await imported(state, files, {
      database,
      mediaOrigin: config.mediaService?.origin,
      isSaved: false,
      run: tryImport,
    })
    files.setState({ ...state, stage: 'checked', summary })
  } catch (error) {
    if (error instanceof Cancelled) return await files.removeImport(state.id)
    const sentence = sentenceOf(error)
    const isRefused = error instanceof Refusal && !isTemporary(error)
    if (isRefused) await removeExport(state, files)
    files.setState({ ...state, stage: isRefused ? 'refused' : 'unchecked', sentence })
  }
}

async function save({ config }: MovingTask, state: MovingState, files: MovingFiles) {
  const expected = state.summary
  let saved: MovingState | undefined
  try {
    await using database = await opened(config)
    const progress = progressOf(files)
    const backup = await backUp(config, database, progress)
    const log = openLog(undefined, { ...config.log, level: 'warn' })
    const fetchPictures = fetchInto(config, log, progress)
    const summary = await imported(state, files, {
      database,
      mediaOrigin: config.mediaService?.origin,
      isSaved: true,
      run: (needs) => saveImport({ ...needs, fetchPictures }),
    })
    saved = {
      ...state,
      stage: 'saved',
      summary,
      backup,
      ...(expected && isOther(expected, summary) && { expected }),
    }
  } catch (error) {
    if (!saved) {
      const sentence = error instanceof Cancelled ? wordsOf(movingIn).cancelledSave : sentenceOf(error)
      return files.setState({ ...state, stage: 'checked', sentence })
    }
  }
  await removeExport(state, files)
  files.setState(saved)
}

/** Before the result is shown. One that cannot be deleted is left to the daily removal: the result is right without. */
async function removeExport({ id }: MovingFile, files: MovingFiles): Promise<void> {
  await files.removeExport(id).catch(() => {})
}

type Needs = Parameters<typeof tryImport>[0]
type Importing = {
  database: Database
  mediaOrigin: string | undefined
  isSaved: boolean
  run(needs: Needs): Promise<ImportSummary>
}

async function imported(
  { id }: MovingFile,
  files: MovingFiles,
  { database, mediaOrigin, isSaved, run }: Importing,
): Promise<ImportSummary> {
  const path = files.exportPath(id)
  const progress = progressOf(files)
  progress.step(wordsOf(movingIn).readingFile, 0, 0)
  const survey = await surveyExport(path)
  const report = openReport(files.report)
  let lines: string[] = []
  try {
    const summary = await run({ path, survey, database, system: realSystem, report, progress, mediaOrigin })
    lines = summaryLines(summary, { isSaved })
    keepReport(() => files.setRows(report.found()), isSaved)
    return summary
  } finally {
    keepReport(() => report.close(lines), isSaved)
  }
}

/** A save is right without its report, and a failed one says why it failed. */
function keepReport(keep: () => void, isSaved: boolean) {
  try {
    keep()
  } catch (error) {
    if (!isSaved) throw error
  }
}

/** Throws a Refusal if none can be made. */
async function backUp(config: MovingTask['config'], database: Database, progress: Progress): Promise<string> {
  const text = wordsOf(movingIn)
  const { dataDir, databaseUrl, mediaBucket, backup = usualBackups } = config
  progress.step(text.backingUp, 0, 0)
  const records = openBackupRecords(database)
  const startedAt = realSystem.now()
  const id = `by-hand ${startedAt.toISOString()}`
  const name = backupName('by-hand', startedAt)
  if (!(await records.claim({ id, occasion: 'by-hand', started_at: startedAt.toISOString(), name })))
    throw new Refusal(text.backupBusy)
  const outcome = await runBackup(
    { place: { dataDir, databaseUrl, mediaBucket }, backup: { to: backup.to, keep: backup.keep }, name },
    realSystem.now,
  )
  await records.end(id, outcome, realSystem.now())
  if ('failed' in outcome) throw new Refusal(text.noBackup({ reason: outcome.failed }))
  return name
}

function progressOf(files: MovingFiles): Progress {
  let last = -Infinity
  return {
    say() {},
    step(task, done, total) {
      if (done > 0 && done < total && performance.now() - last < PROGRESS_MS) return
      last = performance.now()
      if (files.isCancelAsked()) throw new Cancelled()
      files.setProgress({ task, done, total })
    },
  }
}

/** The shop has changed since the check, or its clock. */
function isOther(one: ImportSummary, other: ImportSummary): boolean {
  return (['products', 'orders', 'videos'] as const).some(
    (section) => one[section].added !== other[section].added || one[section].refused !== other[section].refused,
  )
}

async function opened({ dataDir, databaseUrl }: MovingTask['config']): Promise<Database & AsyncDisposable> {
  const database = await openDatabase({ dataDir, databaseUrl, databaseConnections: CONNECTIONS }, realSystem.now)
  return Object.assign(database, { [Symbol.asyncDispose]: database.close })
}

function isTemporary(refusal: Refusal): boolean {
  return refusal instanceof DatabaseUnusable || refusal instanceof ReportUnwritable
}

/** Throws a bug. */
function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const reason = unavailableReason(error)
  if (reason === undefined) throw error
  const text = wordsOf(movingIn)
  return reason === 'disk full' ? text.diskFull : text.databaseAway
}
