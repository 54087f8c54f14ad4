// Samples a process from outside: resident memory, heap, open files and handles.
import { setTimeout as wait } from 'node:timers/promises'
import { processState } from '#test/processes/process-state.ts'
import { type Slope, slopeOf } from '../bench/statistics.ts'

const EVERY_MS = 5_000
const COLLECTED_EVERY_MS = 120_000
/** Longer than a collection, and short enough for little new garbage. */
const COLLECTING_MS = 150
const HOUR_MS = 3_600_000
const MB = 1_024 ** 2

export type Sample = { atMs: number; residentMb: number; heapMb: number; descriptors: number; handles: number }

/** Environment of a shop that collects all garbage on SIGUSR2. */
export const collectsOnSignal = {
  NODE_OPTIONS: `--expose-gc --import data:text/javascript,${encodeURIComponent('process.on("SIGUSR2",()=>globalThis.gc())')}`,
}

export type Watch = {
  samples: Sample[]
  /** Samples after a full collection: growth here is a leak. */
  collected: Sample[]
  /** Takes a sample after a full collection. Throws when the process is gone. */
  collect(): Promise<Sample>
  stop(): Promise<void>
}

export function watchProcess({ pid, metricsUrl }: { pid: number; metricsUrl: string }): Watch {
  const samples: Sample[] = []
  const collected: Sample[] = []
  const stopping = new AbortController()

  async function look(): Promise<Sample> {
    const state = processState(pid)
    if (!state) throw new Error('The shop is gone')
    const text = await (await fetch(metricsUrl)).text()
    const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    return {
      atMs: performance.now(),
      residentMb: state.megabytes,
      heapMb: read('nodejs_heap_size_used_bytes') / MB,
      descriptors: state.descriptors,
      handles: read('nodejs_active_handles_total'),
    }
  }

  async function collect(): Promise<Sample> {
    process.kill(pid, 'SIGUSR2')
    await wait(COLLECTING_MS)
    return look()
  }

  async function watch() {
    let dueAt = 0
    while (!stopping.signal.aborted) {
      samples.push(await look())
      if (performance.now() >= dueAt) {
        dueAt = performance.now() + COLLECTED_EVERY_MS
        collected.push(await collect())
      }
      await wait(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const watching = watch()
  watching.catch(() => undefined)
  return {
    samples,
    collected,
    collect,
    async stop() {
      stopping.abort()
      await watching
    },
  }
}

/** Megabytes an hour, from samples after collections. */
export function growth(collected: readonly Sample[]): { heap: Slope; resident: Slope } {
  const points = (value: (sample: Sample) => number) =>
    collected.map((sample) => ({ x: sample.atMs / HOUR_MS, y: value(sample) }))
  return { heap: slopeOf(points(({ heapMb }) => heapMb)), resident: slopeOf(points(({ residentMb }) => residentMb)) }
}
