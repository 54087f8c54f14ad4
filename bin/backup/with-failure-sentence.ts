// Makes a refusal in one sentence of whatever keeps a backup or a restore from being done: a full disk, a folder that is not there.
import { dirname } from 'node:path'
import { failureSentence } from '#server/backup/backup-failure.ts'
import { Refusal } from '#server/refusal.ts'

/** `path` is what `work` writes. Throws a `Refusal`; a bug stays what it is. */
export async function withFailureSentence(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const sentence = error instanceof Refusal ? undefined : failureSentence(error, dirname(path))
    throw sentence === undefined ? error : new Refusal(sentence)
  }
}
