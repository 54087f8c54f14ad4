// Main file of the backup process: takes one task, answers its outcome, and ends.
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { realSystem } from '#server/system.ts'
import { type BackupOutcome, type BackupTask, runBackup, stoppedOutcome } from './run-backup.ts'

createFilesForOwnerOnly()
process.once('message', async (task: BackupTask) => answer(await runBackup(task, realSystem.now)))
// Sent by the closing shop, or by systemd and the terminal to each process.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => answer(stoppedOutcome()))

function answer(outcome: BackupOutcome): void {
  process.send?.(outcome, undefined, undefined, () => process.exit())
}
