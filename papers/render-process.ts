// Renders the price list on the server in a process of its own: no request waits behind it, and its memory is freed with it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import type { PriceListLayout } from './price-list/price-list.ts'

const TIME_OUT_MS = 60_000
const MEMORY_MB = 256

/**
 * Resolves with the PDF's bytes, `logo` being a JPEG; rejects with what the process wrote to stderr when it exits without them, and with the
 * system's error when it cannot be spawned. The process has a lower priority than the shop, exits after its one document
 * or when the shop exits, and never keeps the shop alive.
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
  // Of the two, only the first to settle matters.
  for (const outcome of [document, exited]) outcome.catch(() => {})
  // Without a free file descriptor there is no process, and no channel to send by.
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
