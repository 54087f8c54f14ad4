// A stale-while-revalidate cache: loads a value once for all callers, and in the background when stale.

/** Between loads for callers that refuse stale values, if other processes may change data. */
const MIN_STRICT_INTERVAL_MS = 100

type Entry<Value> = {
  value?: Value
  /** The value may be wrong from then on. */
  staleFrom: number
  /** The same for the value being loaded. */
  nextStaleFrom: number
  /** Starts of the latest load and of the value's load. */
  startedAt: number
  valueStartedAt: number
  loading?: Promise<void> | undefined
  /** The last load failed: the previous value is served at any age until one succeeds. */
  isFailing?: boolean
  timer?: NodeJS.Timeout
}

export type SwrCache<Value> = {
  /**
   * Returns a usable value at once, otherwise after a load; undefined if the key is not cached. `allowStale` accepts a
   * stale value, and the previous one if loading fails. Rejects as `load` does.
   */
  read(key: string, options?: { allowStale?: boolean }): Value | Promise<Value | undefined>
  /** Marks all values stale, including those being loaded. */
  invalidate(): void
  holds(key: string, value: Value): boolean
  /** From then on no load begins later than its call. */
  close(): void
}

type Setting<Value> = {
  /**
   * Resolves to undefined if there is nothing to cache; may resolve to `earlier`. Rejects if the value is temporarily
   * unknown.
   */
  load(key: string, earlier: Value | undefined): Promise<Value | undefined>
  /** Monotonic milliseconds. */
  now?: () => number
  /** The least time between background loads of a value. */
  minIntervalMs?: number
  /** A stale value is served this long. */
  staleMs?: number
  /** Every value is stale after this time. */
  ttlMs?: number
  /** Number of keys; evicts the least recently read. */
  maxEntries?: number
  /**
   * Other processes change data unseen: a caller that refuses stale values gets one whose load began after the call.
   */
  isShared?: boolean
}

export function createSwrCache<Value>(setting: Setting<Value>): SwrCache<Value> {
  const {
    load,
    now = () => performance.now(),
    minIntervalMs = 1_000,
    staleMs = 1_000,
    ttlMs = 60_000,
    maxEntries = 128,
  } = setting
  /** Staleness accepted by a strict caller: none, or not even a fresh cached value. */
  const strictMs = setting.isShared ? -Infinity : -1
  const entries = new Map<string, Entry<Value>>()
  const pauses = new Set<() => void>()
  let isClosed = false
  /** The last read key, which is the last entry already. */
  let newest: string | undefined

  function read(key: string, { allowStale = true } = {}): Value | Promise<Value | undefined> {
    const entry = entryOf(key)
    const maxStaleMs = !allowStale ? strictMs : entry.isFailing ? Infinity : staleMs
    if (entry.value === undefined || staleForMs(entry) > maxStaleMs) return whenLoaded(key, entry, maxStaleMs)
    if (staleForMs(entry) >= 0) revalidateSoon(key, entry)
    return entry.value
  }

  function invalidate() {
    const at = now()
    for (const entry of entries.values()) {
      entry.staleFrom = Math.min(entry.staleFrom, at)
      entry.nextStaleFrom = Math.min(entry.nextStaleFrom, at)
    }
  }

  function close() {
    isClosed = true
    for (const end of pauses) end()
    for (const { timer } of entries.values()) clearTimeout(timer)
    entries.clear()
  }

  function entryOf(key: string): Entry<Value> {
    const found = entries.get(key)
    if (found && key === newest) return found
    newest = key
    const entry = found ?? {
      staleFrom: Infinity,
      nextStaleFrom: Infinity,
      startedAt: -Infinity,
      valueStartedAt: -Infinity,
    }
    if (found) entries.delete(key)
    entries.set(key, entry)
    if (entries.size > maxEntries) evict(entries.keys().next().value ?? '')
    return entry
  }

  function evict(key: string) {
    clearTimeout(entries.get(key)?.timer)
    entries.delete(key)
  }

  /** Negative while fresh. */
  function staleForMs(entry: Entry<Value>): number {
    return Math.max(-1, now() - entry.staleFrom)
  }

  /** Waits for a load that began after the call, regardless of invalidations. */
  async function whenLoaded(key: string, entry: Entry<Value>, maxStaleMs: number): Promise<Value | undefined> {
    const calledAt = now()
    for (;;) {
      try {
        await (entry.loading ?? startLoad(key, entry, maxStaleMs === -Infinity ? strictDelayMs(entry) : 0))
      } catch (error) {
        if (maxStaleMs < 0 || entry.value === undefined) throw error
        return entry.value
      }
      const isGood = entry.valueStartedAt >= calledAt || staleForMs(entry) <= maxStaleMs
      if (entry.value === undefined || isGood) return entry.value
    }
  }

  /** Lets a series of callers share loads. */
  function strictDelayMs({ startedAt }: Entry<Value>): number {
    return Math.max(0, startedAt + MIN_STRICT_INTERVAL_MS - now())
  }

  function revalidateSoon(key: string, entry: Entry<Value>) {
    if (entry.loading || entry.timer || isClosed) return
    const delayMs = Math.max(0, entry.startedAt + minIntervalMs - now())
    entry.timer = setTimeout(() => {
      delete entry.timer
      // The next caller gets the error.
      if (!entry.loading) startLoad(key, entry).catch(() => {})
    }, delayMs).unref()
  }

  function startLoad(key: string, entry: Entry<Value>, delayMs = 0): Promise<void> {
    entry.loading = (async () => {
      try {
        if (delayMs > 0 && !isClosed) await pause(delayMs)
        entry.startedAt = now()
        entry.nextStaleFrom = Infinity
        const value = await load(key, entry.value)
        if (value === undefined) return forget(key, entry)
        entry.isFailing = false
        entry.value = value
        entry.valueStartedAt = entry.startedAt
        entry.staleFrom = Math.min(entry.nextStaleFrom, entry.startedAt + ttlMs)
      } catch (error) {
        if (entry.value === undefined) forget(key, entry)
        entry.isFailing = true
        throw error
      } finally {
        entry.loading = undefined
      }
    })()
    return entry.loading
  }

  async function pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    pauses.add(resolve)
    setTimeout(resolve, ms)
    await promise
    pauses.delete(resolve)
  }

  function forget(key: string, entry: Entry<Value>) {
    delete entry.value
    if (entries.get(key) === entry) evict(key)
  }

  return { read, invalidate, holds: (key, value) => entries.get(key)?.value === value, close }
}
