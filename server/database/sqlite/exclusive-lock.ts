// The write lock of an empty SQLite file, which the operating system releases with the process.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isLockConflict } from '../lock-conflict.ts'

export type Attempt = AsyncDisposable & { take(): Promise<boolean> }

export async function openAttempt(dataDir: string, name: string): Promise<Attempt> {
  const file = new DatabaseSync(join(dataDir, `${name}.lock`), { timeout: 0 })
  return {
    async take() {
      try {
        file.exec('begin exclusive')
        return true
      } catch (error) {
        if (isLockConflict(error)) return false
        throw error
      }
    },
    async [Symbol.asyncDispose]() {
      file.close()
    },
  }
}
