// Counts callers that wait for a limited resource, and their total waiting time.

export type WaitingFor =
  | 'database write'
  | 'order group'
  | 'database connection'
  | 'password check'
  | 'image'
  | 'upload'
type Waits = { now: number; ended: number; seconds: number }

const waitsByName = new Map<WaitingFor, Waits>()

/** `seconds` include failed waits. */
export function waits(): ReadonlyMap<WaitingFor, Readonly<Waits>> {
  return waitsByName
}

export async function measureWait<Result>(name: WaitingFor, waiting: Promise<Result>): Promise<Result> {
  const counted = waitsByName.get(name) ?? { now: 0, ended: 0, seconds: 0 }
  waitsByName.set(name, counted)
  const since = performance.now()
  counted.now += 1
  try {
    return await waiting
  } finally {
    counted.now -= 1
    counted.ended += 1
    counted.seconds += (performance.now() - since) / 1_000
  }
}
