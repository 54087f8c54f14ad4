// Prints papers on the server, each in a thread of its own, so that no visitor waits behind one.
import { Worker } from 'node:worker_threads'
import type { Estimate } from '#domain/estimate.ts'
import type { PriceList } from '#domain/price-list.ts'

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

/** The thread ends with its paper and gives its memory back. It never keeps the process alive. */
async function printed(job: PrintJob): Promise<Printed> {
  const worker = new Worker(new URL('./press-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  worker.unref()
  const timer = setTimeout(() => void worker.terminate(), TIME_OUT_MS).unref()
  try {
    return await new Promise<Printed>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The press stopped before the paper was printed')))
    })
  } finally {
    clearTimeout(timer)
  }
}
