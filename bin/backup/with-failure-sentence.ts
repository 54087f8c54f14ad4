// Turns an expected failure of a backup or restore into a refusal of one sentence.
import { dirname } from 'node:path'
import { failureSentence } from '#server/backup/backup-failure.ts'
import { Refusal } from '#server/refusal.ts'

/** `path` is written by `work`. Throws a `Refusal`; a bug is rethrown. */
export async function withFailureSentence(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const sentence = error instanceof Refusal ? undefined : failureSentence(error, dirname(path))
    throw sentence === undefined ? error : new Refusal(sentence)
  }
}
