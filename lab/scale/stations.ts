// Waiting lines: orders pass one station after another, each with some servers and one line.

export type Passing = {
  /** Seconds since the evening began; `leftAt` of the last station so far. */
  at: number
  leftAt: number
  isRefused: boolean
}

export type Station = {
  servers: number
  /** Seconds of one passing, when it begins to be served. */
  serviceOf(passing: Passing, index: number): number
  /** Who would wait longer is refused. */
  longestWait?: number
}

/** First come, first served. Changes the passings, and keeps their order. */
export function passThrough(passings: readonly Passing[], { servers, serviceOf, longestWait = Infinity }: Station) {
  const freeAt = Array<number>(servers).fill(0)
  const inLine = [...passings.entries()].filter(([, { isRefused }]) => !isRefused)
  for (const [index, passing] of inLine.toSorted(([, a], [, b]) => a.leftAt - b.leftAt)) {
    let next = 0
    for (let server = 1; server < servers; server += 1) if (freeAt[server]! < freeAt[next]!) next = server
    const begins = Math.max(passing.leftAt, freeAt[next]!)
    if (begins - passing.leftAt > longestWait) passing.isRefused = true
    else passing.leftAt = freeAt[next] = begins + serviceOf(passing, index)
  }
}
