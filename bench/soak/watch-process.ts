// Watches a shop from outside while it runs: resident memory, heap, open files and handles, every few seconds.
import { setTimeout as wait } from 'node:timers/promises'
import { processState } from '#test/processes/process-state.ts'
import { median, type Slope, slopeOf } from '../statistics.ts'

const EVERY_MS = 5_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const MB = 1_024 ** 2

export type Sample = { atMs: number; residentMb: number; heapMb: number; descriptors: number; handles: number }

export type Watch = {
  samples: Sample[]
  /** Takes a sample now. Throws when the process is gone. */
  look(): Promise<Sample>
  stop(): Promise<void>
}

export function watchProcess({ pid, metricsUrl }: { pid: number; metricsUrl: string }): Watch {
  const samples: Sample[] = []
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

  async function watch() {
    while (!stopping.signal.aborted) {
      samples.push(await look())
      await wait(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const watching = watch()
  watching.catch(() => undefined)
  return {
    samples,
    look,
    async stop() {
      stopping.abort()
      await watching
    },
  }
}

/** What the heap holds after a collection is its least of a minute; of the resident memory the middle of each minute is taken. */
export function growth(samples: readonly Sample[]): { heap: Slope; resident: Slope } {
  const minutes = [...Map.groupBy(samples, ({ atMs }) => Math.floor(atMs / MINUTE_MS)).values()]
  const points = (value: (minute: readonly Sample[]) => number) =>
    minutes.map((minute) => ({ x: median(minute.map(({ atMs }) => atMs)) / HOUR_MS, y: value(minute) }))
  return {
    heap: slopeOf(points((minute) => Math.min(...minute.map(({ heapMb }) => heapMb)))),
    resident: slopeOf(points((minute) => median(minute.map(({ residentMb }) => residentMb)))),
  }
}
