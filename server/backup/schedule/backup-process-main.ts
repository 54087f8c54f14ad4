// The main file of the process that makes a backup beside an open shop: takes one task, answers what came of it, and ends.
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { realSystem } from '#server/system.ts'
import { type BackupOutcome, type BackupTask, runBackup, STOPPED } from './run-backup.ts'

createFilesForOwnerOnly()
process.once('message', async (task: BackupTask) => answer(await runBackup(task, realSystem.now)))
// From the shop that closes, or from systemd and the terminal, which send it to each process of the shop.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => answer(STOPPED))

function answer(outcome: BackupOutcome): void {
  process.send?.(outcome, undefined, undefined, () => process.exit())
}
