// Rewrites the file of a shop without what was deleted or overwritten in it, on a thread of its own: pages are answered meanwhile.
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { freeBytesOf } from '#server/free-bytes.ts'

const MB = 1024 ** 2
/** For what orders and uploads write meanwhile. */
const RESERVE_BYTES = 100 * MB

/**
 * Resolves when nothing of what was deleted or overwritten is left in the file and its write-ahead log. Nobody may write meanwhile. Rejects,
 * having changed nothing, when the disk has no room for the two copies that it takes: one beside the file, one in the write-ahead log.
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
  // Rejects when the thread throws.
  await once(thread, 'exit')
}
