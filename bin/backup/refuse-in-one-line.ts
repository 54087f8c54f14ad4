// Ends a command in one sentence and with exit code 1 where a backup or a restore cannot be done; a bug keeps its stack.
import { dirname } from 'node:path'
import { failureSentence } from '#server/backup/backup-failure.ts'
import { DatabaseUnusable } from '#server/database/open.ts'

/** `path` is what `work` writes. */
export async function refuseInOneLine(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const sentence = error instanceof DatabaseUnusable ? error.message : failureSentence(error, dirname(path))
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}
