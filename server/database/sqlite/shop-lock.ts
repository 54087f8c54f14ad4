// Locks a data folder: programs share the lock, a restore needs it exclusively. Released with the process.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isLockConflict } from '../lock-conflict.ts'

/** Another start may be finishing a restore. */
const TIMEOUT_MS = 2_000

/** Undefined if held exclusively, or, for 'alone', at all. */
export function lockShop(dataDir: string, how: 'shared' | 'alone'): Disposable | undefined {
  const file = new DatabaseSync(join(dataDir, 'shop.lock'), { timeout: how === 'alone' ? 0 : TIMEOUT_MS })
  try {
    // Locks an empty file; a transaction keeps its read lock to its end.
    file.exec(how === 'alone' ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema')
    return { [Symbol.dispose]: () => file.close() }
  } catch (error) {
    file.close()
    if (isLockConflict(error)) return undefined
    throw error
  }
}
