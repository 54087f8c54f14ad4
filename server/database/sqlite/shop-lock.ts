// Tells an open shop from a restore on one data folder: programs share the lock, a restore has it alone. It ends with the process.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isLockConflict } from '../lock-conflict.ts'

/** Another start may be finishing a restore. */
const TIMEOUT_MS = 2_000

/** Returns undefined while a program has the lock alone, or for 'alone' while any program has it. */
export function holdShop(dataDir: string, how: 'shared' | 'alone'): Disposable | undefined {
  const file = new DatabaseSync(join(dataDir, 'shop.lock'), { timeout: how === 'alone' ? 0 : TIMEOUT_MS })
  try {
    // Of an empty file; a transaction that has read holds its lock until it ends.
    file.exec(how === 'alone' ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema')
    return { [Symbol.dispose]: () => file.close() }
  } catch (error) {
    file.close()
    if (isLockConflict(error)) return undefined
    throw error
  }
}
