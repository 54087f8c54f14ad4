// Keeps what is dear to make and may be a moment old: made once, handed to everybody, made again behind it when in doubt.

/** Between two makings for who may not be given an old value, where others may change something. */
const CROWD_GAP_MS = 100

type Entry<Value> = {
  value?: Value
  /** From this moment on the value may be wrong. */
  doubtfulFrom: number
  /** The same for the value that is being made. */
  nextDoubtfulFrom: number
  startedAt: number
  /** When the making of the value began. */
  begunAt: number
  running?: Promise<void> | undefined
  /** The last making failed: the value of before is handed out, however old, until one succeeds. */
  isFailing?: boolean
  timer?: NodeJS.Timeout
}

export type FreshCache<Value> = ReturnType<typeof openFreshCache<Value>>

type Setting<Value> = {
  /**
   * Undefined when there is nothing worth keeping under that key; the value that it replaces may be given back. Throws when
   * it cannot be known for now.
   */
  make(key: string, earlier: Value | undefined): Promise<Value | undefined>
  /** Monotonic milliseconds. */
  now?: () => number
  /** A value is made at most once in this time. */
  gapMs?: number
  /** A doubtful value is still handed out for so long. */
  graceMs?: number
  /** After this time every value is doubtful. */
  trustMs?: number
  /** So many keys are kept; the one that was asked for longest ago goes first. */
  most?: number
  /** Others may have changed something that is not known here: who may not be given an old value is given one begun after the asking. */
  isShared?: boolean
}

export function openFreshCache<Value>(setting: Setting<Value>) {
  const { make, now = () => performance.now(), gapMs = 1_000, graceMs = 1_000, trustMs = 60_000, most = 128 } = setting
  /** How doubtful a value may be for who may not be given an old one: not at all, or it does not count. */
  const strictMs = setting.isShared ? -Infinity : -1
  const entries = new Map<string, Entry<Value>>()
  /** What was asked for last, and so stands at the end already. */
  let newest: string | undefined

  /**
   * At once when there is one that can be handed out; otherwise when it has been made. `mayBeOld`: doubtful will do, and what
   * was there before when none can be made.
   */
  function read(key: string, { mayBeOld = true } = {}): Value | Promise<Value | undefined> {
    const entry = entryOf(key)
    const longestMs = !mayBeOld ? strictMs : entry.isFailing ? Infinity : graceMs
    if (entry.value === undefined || doubtfulForMs(entry) > longestMs) return whenMade(key, entry, longestMs)
    if (doubtfulForMs(entry) >= 0) makeSoon(key, entry)
    return entry.value
  }

  /** Something has changed: everything made or begun until now may be wrong. */
  function doubt() {
    const at = now()
    for (const entry of entries.values()) {
      entry.doubtfulFrom = Math.min(entry.doubtfulFrom, at)
      entry.nextDoubtfulFrom = Math.min(entry.nextDoubtfulFrom, at)
    }
  }

  /** Whether that very value would be handed out now, or once more. */
  function holds(key: string, value: Value): boolean {
    return entries.get(key)?.value === value
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
      doubtfulFrom: Infinity,
      nextDoubtfulFrom: Infinity,
      startedAt: -Infinity,
      begunAt: -Infinity,
    }
    if (found) entries.delete(key)
    entries.set(key, entry)
    if (entries.size > most) letGo(entries.keys().next().value ?? '')
    return entry
  }

  function letGo(key: string) {
    clearTimeout(entries.get(key)?.timer)
    entries.delete(key)
  }

  /** Less than 0 while there is no doubt. */
  function doubtfulForMs(entry: Entry<Value>): number {
    return Math.max(-1, now() - entry.doubtfulFrom)
  }

  /** Whoever waits is given what was begun after the asking, however fast the doubts come. */
  async function whenMade(key: string, entry: Entry<Value>, longestMs: number): Promise<Value | undefined> {
    const askedAt = now()
    for (;;) {
      try {
        await (entry.running ?? begin(key, entry, longestMs === -Infinity ? restMs(entry) : 0))
      } catch (error) {
        if (longestMs < 0 || entry.value === undefined) throw error
        return entry.value
      }
      const isGood = entry.begunAt >= askedAt || doubtfulForMs(entry) <= longestMs
      if (entry.value === undefined || isGood) return entry.value
    }
  }

  /** A crowd that asks one by one is served in few makings. */
  function restMs({ startedAt }: Entry<Value>): number {
    return Math.max(0, startedAt + CROWD_GAP_MS - now())
  }

  function makeSoon(key: string, entry: Entry<Value>) {
    if (entry.running || entry.timer) return
    const soonMs = Math.max(0, entry.startedAt + gapMs - now())
    entry.timer = setTimeout(() => {
      delete entry.timer
      // Whoever asks next is told what went wrong.
      if (!entry.running) begin(key, entry).catch(() => {})
    }, soonMs).unref()
  }

  function begin(key: string, entry: Entry<Value>, afterMs = 0): Promise<void> {
    entry.running = (async () => {
      try {
        if (afterMs > 0) await new Promise((due) => setTimeout(due, afterMs))
        entry.startedAt = now()
        entry.nextDoubtfulFrom = Infinity
        const value = await make(key, entry.value)
        if (value === undefined) return forget(key, entry)
        entry.isFailing = false
        entry.value = value
        entry.begunAt = entry.startedAt
        entry.doubtfulFrom = Math.min(entry.nextDoubtfulFrom, entry.startedAt + trustMs)
      } catch (error) {
        if (entry.value === undefined) forget(key, entry)
        entry.isFailing = true
        throw error
      } finally {
        entry.running = undefined
      }
    })()
    return entry.running
  }

  function forget(key: string, entry: Entry<Value>) {
    delete entry.value
    if (entries.get(key) === entry) letGo(key)
  }

  return { read, doubt, holds, close }
}
