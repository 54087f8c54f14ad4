// Made on the server, so that hydration matches.
import { backupNote } from '#domain/backup/backup-note.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { backups as words } from '#domain/words/en/office/shop/backups.ts'
import type { Shop } from '#server/shop.ts'
import type { BackupView } from './backup-panel.tsx'

const MB = 1024 * 1024

export async function backupView({
  backups,
  now,
}: Pick<Shop, 'now'> & { backups: Pick<Shop['backups'], 'status'> }): Promise<BackupView> {
  const text = wordsOf(words)
  const { last, failed, isScheduled, isLate, isRunning, place } = await backups.status()
  const state = { lastAt: last && new Date(last.at), failed, isScheduled, isLate }
  const elsewhere = last && !last.isHere ? [text.lastIs({ file: last.file })] : []
  return {
    note: backupNote(state, now()),
    place: isScheduled ? [text.daily({ place }), ...elsewhere].join(' ') : text.byHand({ place }),
    isRunning,
    ...(last?.isHere && { download: { file: last.file, megabytes: (last.bytes / MB).toFixed(1) } }),
  }
}
