// Moving in from another shop: one export at a time is uploaded, checked in the background, and saved.
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { startInBackground } from '#server/background/background-process.ts'
import { tryExclusiveLock } from '#server/database/exclusive-lock.ts'
import { notFound, sendFile } from '#server/files/send-file.ts'
import { language } from '#server/language.ts'
import type { Live } from '#server/live/live.ts'
import type { Log } from '#server/log.ts'
import type { VideoChunks } from '#server/media/uploads/video-chunks.ts'
import type { System } from '#server/system.ts'
import { openExportUploads } from './export-uploads.ts'
import { takeImportLock } from './import-lock.ts'
import { type MovingFile, movingFiles, type MovingProgress, type MovingRows, type MovingState } from './moving-files.ts'
import type { MovingStart, MovingTask } from './run-moving.ts'

const DAY_MS = 24 * 60 * 60_000
const OPEN_LIMITS = { mostOrders: 20_000, ordersPerSecond: 2_000 }

/** 'interrupted': its process has died, as when the shop is stopped. */
export type MovingStatus = Omit<MovingState, 'stage'> & {
  stage: MovingState['stage'] | 'interrupted check' | 'interrupted save'
  /** Of a running check or save. */
  progress?: MovingProgress
  isCancelling?: boolean
}

export type MovingIn = {
  uploads: VideoChunks
  /** Set on SQLite, whose one writer an import is while it saves: customers' orders wait that long. */
  openLimits?: { mostOrders: number; ordersPerSecond: number }
  /** Undefined while there is no import. The same in every process. */
  status(): Promise<MovingStatus | undefined>
  /** The remarks of the last check or save, the first of each kind. */
  rows(): Promise<MovingRows>
  /** Checks an uploaded export, or the same again. Resolves once it has begun. */
  check(file: Pick<MovingFile, 'id' | 'name' | 'by'>): Promise<MovingStart>
  /** Saves what was checked, all or nothing. Resolves once it has begun. */
  save(id: string): Promise<MovingStart>
  /** Ends a running check or save at its next row. Returns false if there is none. */
  cancel(id: string): Promise<boolean>
  /** Deletes the export and its report. Returns false while it runs, or if it is another. */
  remove(id: string): Promise<boolean>
  /** All remarks as text. */
  report(request: Request): Promise<Response>
  /** Deletes what is older than a day. */
  prune(): Promise<void>
  /** Ends what this process has begun: nothing of it is saved. */
  close(): Promise<void>
}

type Needs = {
  config: MovingTask['config']
  live: Pick<Live, 'publish'>
  system: Pick<System, 'now'>
  log: Pick<Log, 'info' | 'error'>
}

export async function openMovingIn({ config, live, system, log }: Needs): Promise<MovingIn> {
  const { dataDir, databaseUrl, mediaService, mediaBucket, backup, log: logSettings } = config
  const files = movingFiles(dataDir)
  const place = { dataDir, databaseUrl }
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  async function start(act: MovingTask['act'], file: MovingFile): Promise<MovingStart> {
    const task: MovingTask = {
      act,
      file,
      config: { ...place, mediaService, mediaBucket, backup, log: logSettings },
      language: language.current(),
    }
    const main = new URL('./moving-process-main.ts', import.meta.url)
    const { reply, exited } = await startInBackground<MovingTask, MovingStart>(main, task, stopping.signal)
    const end = exited.then(async ({ code, stderr }) => {
      if (code !== 0 && !stopping.signal.aborted) log.error(new Error(stderr), { during: `an import's ${act}` })
      if (act === 'save' && reply === 'started') await publishSaved()
    })
    running.add(end)
    void end
      .catch((error: unknown) => log.error(error, { during: 'the end of an import' }))
      .finally(() => running.delete(end))
    return reply
  }

  async function publishSaved() {
    const state = await files.state()
    if (state?.stage !== 'saved') return
    for (const topic of ['products', 'videos', 'orders'] as const) live.publish({ topic })
    log.info('shop imported', { orders: state.summary?.orders.added ?? 0 })
  }

  /** The lock belongs to the process that runs an import: without one it has died. */
  async function isFree(): Promise<boolean> {
    await using lock = await tryExclusiveLock(place, 'import')
    return lock !== undefined
  }

  async function status(): Promise<MovingStatus | undefined> {
    const state = await files.state()
    if (!state || !isRunning(state)) return state
    if (await isFree()) {
      const after = await files.state()
      if (!after || !isRunning(after)) return after
      return { ...after, stage: after.stage === 'saving' ? 'interrupted save' : 'interrupted check' }
    }
    const progress = await files.progress()
    return { ...state, isCancelling: files.isCancelAsked(), ...(progress && { progress }) }
  }

  async function remove(id: string): Promise<boolean> {
    if (!files.isId(id)) return false
    const seen = await files.state()
    // Beside a running one there is nothing to wait for.
    await using lock = seen && isRunning(seen) ? await tryExclusiveLock(place, 'import') : await takeImportLock(place)
    const state = await files.state()
    if (!lock || (state && state.id !== id)) return false
    await files.removeImport(id)
    return true
  }

  return {
    ...(databaseUrl === undefined && { openLimits: OPEN_LIMITS }),
    uploads: await openExportUploads(files),
    status,
    rows: files.rows,
    async check({ id, name, by }) {
      if (!files.hasExport(id)) return 'changed'
      const { size } = await stat(files.exportPath(id))
      return await start('check', { id, name, bytes: size, by, at: system.now().toISOString() })
    },
    async save(id) {
      const state = await files.state()
      return state?.id === id ? await start('save', state) : 'changed'
    },
    async cancel(id) {
      const state = await files.state()
      if (state?.id !== id || !isRunning(state)) return false
      files.askToCancel()
      return true
    },
    remove,
    async report(request) {
      const state = await files.state()
      const file = state && (await stat(files.report).catch(() => undefined))
      if (!file) return notFound()
      const etag = `"${Math.round(file.mtimeMs)}-${file.size}"`
      const sent = { path: files.report, type: 'text/plain; charset=utf-8', etag, cacheControl: 'no-store' }
      const response = await sendFile(sent, request)
      response.headers.set('Content-Disposition', 'attachment; filename="import-report.txt"')
      return response
    },
    async prune() {
      const before = system.now().getTime() - DAY_MS
      const state = await files.state()
      if (state && Date.parse(state.at) < before) await remove(state.id)
      const now = await files.state()
      for (const folder of [files.folder, files.uploads]) {
        for (const name of await files.names(folder)) {
          const path = join(folder, name)
          const found = await stat(path).catch(() => undefined)
          const isOwn = folder === files.folder && now !== undefined && !/export\.json$|\.tmp$/.test(name)
          const isUsed = isOwn || (now !== undefined && name === files.exportName(now.id))
          if (found?.isFile() && found.mtimeMs < before && !isUsed) await rm(path, { force: true })
        }
      }
    },
    async close() {
      stopping.abort()
      await Promise.allSettled(running)
    },
  }
}

function isRunning({ stage }: MovingState): boolean {
  return stage === 'checking' || stage === 'saving'
}
