// Renders the price list in a separate process: no request waits, and its memory is freed.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import type { PriceListLayout } from './price-list/price-list.ts'

const TIME_OUT_MS = 60_000
const MEMORY_MB = 256

/**
 * `logo` is a JPEG. Rejects with the process's stderr when it exits without a PDF, and with the system's error when it
 * cannot be spawned. The process runs at low priority, exits after one document or with the shop, and never keeps the
 * shop alive.
 */
export async function renderPriceList(list: PriceListLayout, logo?: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const child = fork(new URL('./render-process-main.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: TIME_OUT_MS,
  })
  child.unref()
  child.channel?.unref()
  const stderr = child.stderr ? text(child.stderr) : ''
  const document = once(child, 'message') as Promise<[Uint8Array]>
  const exited = once(child, 'exit').then(async ([code]) => {
    throw new Error(`The render process exited (${code}) without a document: ${await stderr}`)
  })
  // Only the first to settle matters.
  for (const outcome of [document, exited]) outcome.catch(() => {})
  // Fails without a free file descriptor.
  await once(child, 'spawn')
  lowerPriority(child.pid)
  child.send([list, logo])
  const [pdf] = await Promise.race([document, exited])
  return new Uint8Array(pdf)
}

function lowerPriority(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has already exited, which `exited` reports.
  }
}
