// The main file of the process that makes a backup beside an open shop: takes one task, answers what came of it, and ends.
import { createFilesForOwnerOnly } from '#server/start/data-folder.ts'
import { realSystem } from '#server/system.ts'
import { type BackupTask, runBackup } from './run-backup.ts'

createFilesForOwnerOnly()
process.once('message', async (task: BackupTask) => {
  process.send?.(await runBackup(task, realSystem.now), undefined, undefined, () => process.disconnect?.())
})
