// The files of the one import of another shop that may be under way, in a folder of the shop's data: every process sees them.
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportSummary } from '#domain/shop-import/import-summary.ts'
import { hasCode } from '#server/files/stored-files.ts'
import type { RemarkKind } from '#server/shop-import/rows/report.ts'

/** Its export was uploaded as `id`. `by` is an e-mail address; `at` is ISO, UTC. */
export type MovingFile = { id: string; name: string; bytes: number; by: string; at: string }

export type MovingState = MovingFile & {
  /** 'refused': the file is no export of a shop. 'unchecked': the check failed. 'checked' is also a save that failed. */
  stage: 'checking' | 'checked' | 'unchecked' | 'refused' | 'saving' | 'saved'
  /** Why it is refused or not checked, or why nothing was saved. */
  sentence?: string
  /** Of the check, or of the save. */
  summary?: ImportSummary
  /** Of the check, if the save has done something else. */
  expected?: ImportSummary
  /** The one made before the save. */
  backup?: string
}

export type MovingRows = { kinds: RemarkKind[]; unread: string[] }
export type MovingProgress = { task: string; done: number; total: number }

/** Of an upload: 32 hexadecimal digits and the length. */
const ID = /^[0-9a-f]{32}-[1-9]\d{0,8}$/
const CANCEL = 'cancel'

export type MovingFiles = ReturnType<typeof movingFiles>

export function movingFiles(dataDir: string) {
  const folder = join(dataDir, 'moving-in')
  const at = (name: string) => join(folder, name)
  const exportPath = (id: string) => at(`${ID.test(id) ? id : 'none'}.export.json`)

  async function read<Value>(name: string): Promise<Value | undefined> {
    try {
      return JSON.parse(await readFile(at(name), 'utf8')) as Value
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined
      throw error
    }
  }

  /** Whole, also for readers in other processes. */
  function write(name: string, value: unknown) {
    const temporary = at(`.${randomBytes(8).toString('hex')}.tmp`)
    writeFileSync(temporary, JSON.stringify(value), { mode: 0o600 })
    renameSync(temporary, at(name))
  }

  return {
    folder,
    uploads: at('uploads'),
    report: at('report.txt'),
    exportPath,
    exportName: (id: string) => `${id}.export.json`,
    isId: (id: string) => ID.test(id),
    make: () => mkdir(folder, { recursive: true, mode: 0o700 }),
    state: () => read<MovingState>('state.json'),
    setState: (state: MovingState) => write('state.json', state),
    rows: async () => (await read<MovingRows>('rows.json')) ?? { kinds: [], unread: [] },
    setRows: (rows: MovingRows) => write('rows.json', rows),
    progress: () => read<MovingProgress>('progress.json'),
    setProgress: (progress: MovingProgress) => write('progress.json', progress),
    askToCancel: () => writeFileSync(at(CANCEL), ''),
    isCancelAsked: () => existsSync(at(CANCEL)),
    forgetCancel: () => rm(at(CANCEL), { force: true }),
    hasExport: (id: string) => existsSync(exportPath(id)),
    removeExport: (id: string) => rm(exportPath(id), { force: true }),
    /** The state last: a reader finds the import or nothing. Other uploads stay. */
    async removeImport(id: string) {
      const own = ['progress.json', 'rows.json', 'report.txt', CANCEL, `${id}.export.json`, 'state.json']
      for (const name of own) await rm(at(name), { force: true })
    },
    /** Of files and of the folder of unfinished uploads. */
    async names(of = folder): Promise<string[]> {
      return await readdir(of).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return []
        throw error
      })
    },
  }
}
