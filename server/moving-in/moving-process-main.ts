// Main file of the process that checks or saves an uploaded export; it answers as soon as it has begun.
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { language } from '#server/language.ts'
import { type MovingStart, type MovingTask, runMoving } from './run-moving.ts'

createFilesForOwnerOnly()
// Removes what a backup has written so far.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit())
process.once('message', async (task: MovingTask) => {
  await language.during(task.language, () => runMoving(task, answer))
  process.exit()
})

function answer(start: MovingStart): void {
  process.send?.(start)
}
