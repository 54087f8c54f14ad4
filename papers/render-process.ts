// Prints papers on the server, each in a process of its own: no visitor waits behind one, and its memory is given back.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import type { Estimate } from './estimate/estimate.ts'
import type { PriceList } from './price-list/price-list.ts'

export type PrintJob = { kind: 'estimate'; estimate: Estimate } | { kind: 'price list'; list: PriceList }
export type Printed = Uint8Array<ArrayBuffer>

const TIME_OUT_MS = 60_000
const MEMORY_MB = 256

export function printPriceList(list: PriceList): Promise<Printed> {
  return printed({ kind: 'price list', list })
}

export function printEstimate(estimate: Estimate): Promise<Printed> {
  return printed({ kind: 'estimate', estimate })
}

/** The process ends with its paper; it steps back behind the shop, goes when the shop goes, and never keeps it alive. */
async function printed(job: PrintJob): Promise<Printed> {
  const press = fork(new URL('./render-process-main.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: TIME_OUT_MS,
  })
  press.unref()
  press.channel?.unref()
  const complaint = press.stderr ? text(press.stderr) : ''
  const paper = once(press, 'message') as Promise<[Uint8Array]>
  const gone = once(press, 'exit').then(async ([code]) => {
    throw new Error(`The press stopped (${code}) before the paper was printed: ${await complaint}`)
  })
  // Whichever comes second is of no interest any more.
  for (const end of [paper, gone]) end.catch(() => {})
  // Without a free file descriptor there is no process, and no channel to send by.
  await once(press, 'spawn')
  stepBack(press.pid)
  press.send(job)
  const [pdf] = await Promise.race([paper, gone])
  return new Uint8Array(pdf)
}

function stepBack(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has stopped already, which is told elsewhere.
  }
}
