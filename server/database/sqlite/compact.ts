// Rewrites the file of a shop without what was deleted in it, on a thread of its own: pages are answered meanwhile.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Resolves when nothing of what was deleted or overwritten is left in the file and its write-ahead log. Nobody may write meanwhile. */
export async function compactInThread(file: string): Promise<void> {
  const thread = new Worker(new URL('./compact-main.ts', import.meta.url), { workerData: file })
  // Rejects when the thread throws.
  await once(thread, 'exit')
}
