// Made on the server, so that hydration matches.
import { backupNote } from '#domain/backup/backup-note.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { backups as words } from '#domain/words/en/office/shop/backups.ts'
import type { BackupStatus } from '#server/backup/schedule/backups.ts'
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
  const elsewhere = isScheduled && last && !last.isHere ? [text.lastIs({ file: last.file })] : []
  return {
    note: backupNote(state, now()),
    place: [placeText(place, isScheduled), ...elsewhere].join(' '),
    isRunning,
    ...(last?.isHere && { download: { file: last.file, megabytes: (last.bytes / MB).toFixed(1) } }),
  }
}

/** Only a schedule sends backups to a store. */
function placeText(place: BackupStatus['place'], isScheduled: boolean): string {
  const text = wordsOf(words)
  if ('address' in place) return text.dailyInStore(place)
  return isScheduled ? text.dailyInFolder(place) : text.byHand(place)
}
