// Renders the price list's files in a separate process: no request waits, and its memory is freed.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import type { SheetTable } from '#domain/spreadsheets/price-sheet.ts'
import type { PriceListLayout } from '#papers/price-list/price-list.ts'

const TIME_OUT_MS = 60_000
const MEMORY_MB = 256

/** A PDF of the list and a workbook of the table. `logo` is a JPEG. */
export type PriceListSource = { list: PriceListLayout; table: SheetTable; logo?: Uint8Array | undefined }
export type PriceListFiles = { pdf: Uint8Array<ArrayBuffer>; xlsx: Uint8Array<ArrayBuffer> }

/**
 * Rejects with the process's stderr when it exits without the files, and with the system's error when it cannot be
 * spawned. The process runs at low priority, exits after one list or with the shop, and never keeps the shop alive.
 */
export async function renderPriceList(source: PriceListSource): Promise<PriceListFiles> {
  const child = fork(new URL('./price-list-process-main.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: TIME_OUT_MS,
  })
  child.unref()
  child.channel?.unref()
  const stderr = child.stderr ? text(child.stderr) : ''
  const files = once(child, 'message') as Promise<[Record<keyof PriceListFiles, Uint8Array>]>
  const exited = once(child, 'exit').then(async ([code]) => {
    throw new Error(`The render process exited (${code}) without the price list: ${await stderr}`)
  })
  // Only the first to settle matters.
  for (const outcome of [files, exited]) outcome.catch(() => {})
  // Fails without a free file descriptor.
  await once(child, 'spawn')
  lowerPriority(child.pid)
  child.send(source)
  const [{ pdf, xlsx }] = await Promise.race([files, exited])
  return { pdf: new Uint8Array(pdf), xlsx: new Uint8Array(xlsx) }
}

function lowerPriority(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has already exited, which `exited` reports.
  }
}
