// Rewrites the database file without deleted and overwritten data, on a thread.
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { freeBytesOf } from '#server/free-bytes.ts'

const MB = 1024 ** 2
/** For concurrent orders and uploads. */
const RESERVE_BYTES = 100 * MB

/**
 * Also empties the write-ahead log. The caller blocks writers. Rejects, without changes, if the disk lacks room for two
 * copies.
 */
export async function compact(file: string, freeBytes = freeBytesOf): Promise<void> {
  const { size } = await stat(file)
  const needed = 2 * size + RESERVE_BYTES
  const free = await freeBytes(dirname(file))
  if (free < needed) {
    throw new Error(
      `Not enough room: ${Math.ceil(needed / MB)} MB are needed, and ${Math.floor(free / MB)} MB are free`,
    )
  }
  const thread = new Worker(new URL('./compact-main.ts', import.meta.url), { workerData: file })
  // Rejects if the thread throws.
  await once(thread, 'exit')
}
