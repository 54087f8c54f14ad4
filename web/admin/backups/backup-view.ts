// Made on the server, so that hydration matches.
import { backupNote } from '#domain/backup/backup-note.ts'
import { isRecentSignIn } from '#domain/password/password.ts'
import type { Shop } from '#server/shop.ts'
import type { BackupView } from './backup-panel.tsx'

const MB = 1024 * 1024

export async function backupView(
  { backups, now }: Pick<Shop, 'now'> & { backups: Pick<Shop['backups'], 'status'> },
  signedInAt: Date,
): Promise<BackupView> {
  const { last, failed, isScheduled, isLate, isRunning, place } = await backups.status()
  const state = { lastAt: last && new Date(last.at), failed, isScheduled, isLate }
  return {
    note: backupNote(state, now()),
    place: isScheduled
      ? `We make one each day, in ${place}.${last && !last.isHere ? ` The last one is ${last.file}.` : ''}`
      : `Automatic backups are off. Ask your technician to turn them on. Backups that you make are in ${place}.`,
    isRunning,
    ...(last?.isHere && {
      download: {
        file: last.file,
        megabytes: (last.bytes / MB).toFixed(1),
        isAllowed: isRecentSignIn(signedInAt, now()),
      },
    }),
  }
}
