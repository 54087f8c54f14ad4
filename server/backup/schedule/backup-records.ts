// This place's backups; one process claims each before it starts.
import type { Database } from '#server/database/open.ts'
import type { BackupRow } from '#server/database/tables.ts'
import type { BackupOutcome } from './run-backup.ts'

const ROWS_KEPT = 200

export type BackupRecords = {
  /** False if another process has claimed it. */
  claim(row: Pick<BackupRow, 'id' | 'occasion' | 'started_at' | 'name'>): Promise<boolean>
  end(id: string, outcome: BackupOutcome, at: Date): Promise<void>
  /** Latest claim last. */
  of(idPrefix: string): Promise<BackupRow[]>
  /** The last success and the last of all, without future rows. */
  last(until: Date): Promise<{ done: BackupRow | undefined; any: BackupRow | undefined }>
}

export function openBackupRecords({ db }: Pick<Database, 'db'>): BackupRecords {
  const newestFirst = (until: Date) =>
    db.selectFrom('backups').selectAll().where('started_at', '<=', until.toISOString()).orderBy('started_at', 'desc')

  return {
    async claim(row) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('backups')
        .values({ ...row, ended_at: null, outcome: 'running', bytes: null, reason: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return false
      const kept = db.selectFrom('backups').select('id').orderBy('started_at', 'desc').limit(ROWS_KEPT)
      await db.deleteFrom('backups').where('id', 'not in', kept).execute()
      return true
    },

    async end(id, outcome, at) {
      const result =
        'failed' in outcome
          ? { outcome: 'failed' as const, reason: outcome.failed }
          : { outcome: 'done' as const, bytes: outcome.bytes }
      await db
        .updateTable('backups')
        .set({ ...result, ended_at: at.toISOString() })
        .where('id', '=', id)
        .execute()
    },

    of: (idPrefix) => db.selectFrom('backups').selectAll().where('id', 'like', `${idPrefix}%`).orderBy('id').execute(),

    async last(until) {
      const [done, any] = await Promise.all([
        newestFirst(until).where('outcome', '=', 'done').executeTakeFirst(),
        newestFirst(until).executeTakeFirst(),
      ])
      return { done, any }
    },
  }
}
