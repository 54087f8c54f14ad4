// Caches values that are expensive to load and may be a moment old: loaded once for all callers, and again in the background when stale.

/** Between two loads for callers who do not accept a stale value, where other processes may change something. */
const MIN_STRICT_INTERVAL_MS = 100

type Entry<Value> = {
  value?: Value
  /** From this moment on the value may be wrong. */
  staleFrom: number
  /** The same for the value that is being loaded. */
  nextStaleFrom: number
  /** When the newest load began, and when that of the value did. */
  startedAt: number
  valueStartedAt: number
  loading?: Promise<void> | undefined
  /** The last load failed: the value before it is returned, however old, until one succeeds. */
  isFailing?: boolean
  timer?: NodeJS.Timeout
}

export type SwrCache<Value> = {
  /**
   * Returns the value at once when there is one that may be returned, otherwise when it is loaded; undefined when nothing is
   * to be cached under the key. `allowStale`: a stale value will do, and the one before when none can be loaded. Rejects as `load` does.
   */
  read(key: string, options?: { allowStale?: boolean }): Value | Promise<Value | undefined>
  /** Something has changed: everything that was loaded, or whose load began, until now is stale. */
  invalidate(): void
  /** Returns whether that very value is the cached one. */
  holds(key: string, value: Value): boolean
  close(): void
}

type Setting<Value> = {
  /**
   * Resolves to undefined when there is nothing to cache under that key; may resolve to the value that it replaces. Rejects
   * when the value cannot be known for now.
   */
  load(key: string, earlier: Value | undefined): Promise<Value | undefined>
  /** Monotonic milliseconds. */
  now?: () => number
  /** A value is loaded in the background at most once in this time. */
  minIntervalMs?: number
  /** A stale value is still returned for so long. */
  staleMs?: number
  /** After this time every value is stale. */
  ttlMs?: number
  /** So many keys are cached; the least recently read is evicted first. */
  maxEntries?: number
  /** Other processes change things that are not known here: a caller who does not allow a stale value gets one whose load began after the call. */
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
  /** How long a value may have been stale for a caller who does not allow that: not at all, or no cached value will do. */
  const strictMs = setting.isShared ? -Infinity : -1
  const entries = new Map<string, Entry<Value>>()
  /** The key that was read last, which is the last of the entries already. */
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

  /** Less than 0 while the value is fresh. */
  function staleForMs(entry: Entry<Value>): number {
    return Math.max(-1, now() - entry.staleFrom)
  }

  /** A caller who waits gets a value whose load began after the call, however fast the invalidations come. */
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

  /** Many callers one after the other share few loads. */
  function strictDelayMs({ startedAt }: Entry<Value>): number {
    return Math.max(0, startedAt + MIN_STRICT_INTERVAL_MS - now())
  }

  function revalidateSoon(key: string, entry: Entry<Value>) {
    if (entry.loading || entry.timer) return
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
        if (delayMs > 0) await new Promise((due) => setTimeout(due, delayMs))
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

  function forget(key: string, entry: Entry<Value>) {
    delete entry.value
    if (entries.get(key) === entry) evict(key)
  }

  return { read, invalidate, holds: (key, value) => entries.get(key)?.value === value, close }
}
