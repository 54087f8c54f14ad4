// Turns an expected failure of a backup or restore into a refusal of one sentence.
import { failureSentence } from '#server/backup/backup-failure.ts'
import { Refusal } from '#server/refusal.ts'

/** `work` writes to `folder`. Throws a `Refusal`; a bug is rethrown. */
export async function withFailureSentence(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const sentence = error instanceof Refusal ? undefined : failureSentence(error, folder)
    throw sentence === undefined ? error : new Refusal(sentence)
  }
}
