// Publishes PostgreSQL's stock, read after each change of any process.
import type { Log } from '../log.ts'
import { coalesce } from '../throttle.ts'
import { COMPARE_MS, restAfter } from './compare-rest.ts'
import type { Live } from './live.ts'

const REST_MS = 20
const REST_AFTER_FAILURE_MS = 500

/** `edited` changes with each edit that pages revalidate. */
export type StockRow = { id: string; stock: number; version: string; edited: string | null }

type Needs = {
  /** Later reads must not be older than earlier ones. */
  read(ids?: readonly string[]): Promise<StockRow[]>
  live: Pick<Live, 'publish'>
  log: Pick<Log, 'error'>
  /** Finds changes whose message was lost. */
  compareMs?: number
}

export type StockReader = {
  stockChanged(ids: readonly string[]): void
  productsChanged(): void
  close(): Promise<void>
}

/**
 * Each change triggers a read after its message. Reads are serial, so the last published number is the newest.
 * Comparing all products every two seconds means that a lost message only delays a number.
 */
export async function openStockReader({ read, live, log, compareMs = COMPARE_MS }: Needs): Promise<StockReader> {
  const known = new Map((await read()).map((row) => [row.id, row]))
  const changed = new Set<string>()
  let isEdited = false
  let isCompareDue = false
  let hasFailed = false
  const closing = new AbortController()
  const reading = coalesce(readDue, closing.signal)
  let compareTimer = compareAfter(compareMs)

  function compareAfter(ms: number) {
    return setTimeout(() => {
      isCompareDue = true
      reading.request()
    }, ms).unref()
  }

  /** Failed reads stay due. */
  async function readDue(): Promise<number> {
    if (changed.size === 0 && !isEdited && !isCompareDue) return 0
    const isRead = await (isEdited || isCompareDue ? readAll() : readChanged())
    if (changed.size > 0 || isEdited || isCompareDue) reading.request()
    return isRead ? REST_MS : REST_AFTER_FAILURE_MS
  }

  async function readChanged(): Promise<boolean> {
    const ids = [...changed]
    changed.clear()
    const rows = await tryToRead(ids)
    if (!rows) {
      for (const id of ids) changed.add(id)
      return false
    }
    for (const { id, stock, version } of rows) {
      const before = known.get(id)
      // Edits are found by reading all.
      if (before) known.set(id, { ...before, stock, version })
    }
    publishStock(rows)
    return true
  }

  async function readAll(): Promise<boolean> {
    const ids = new Set(changed)
    const wasEdited = isEdited
    changed.clear()
    isEdited = false
    const startedAt = performance.now()
    const rows = await tryToRead()
    if (!rows) {
      for (const id of ids) changed.add(id)
      isCompareDue = true
      // Pages read the products themselves, and retry.
      if (wasEdited) live.publish({ topic: 'products' })
      return false
    }
    isCompareDue = false
    clearTimeout(compareTimer)
    compareTimer = compareAfter(restAfter(performance.now() - startedAt, compareMs))

    const isOther = rows.length !== known.size || rows.some(({ id, edited }) => known.get(id)?.edited !== edited)
    const moved = rows.filter(({ id, version }) => ids.has(id) || (known.has(id) && known.get(id)?.version !== version))
    known.clear()
    for (const row of rows) known.set(row.id, row)
    publishStock(moved)
    // After the read, so that pages read nothing older than it.
    if (wasEdited || isOther) live.publish({ topic: 'products' })
    return true
  }

  async function tryToRead(ids?: readonly string[]): Promise<StockRow[] | undefined> {
    try {
      const rows = await read(ids)
      hasFailed = false
      return rows
    } catch (error) {
      if (!hasFailed && !closing.signal.aborted) log.error(error, { event: 'stock could not be read for open pages' })
      hasFailed = true
      return undefined
    }
  }

  function publishStock(rows: readonly StockRow[]) {
    if (rows.length === 0) return
    live.publish({ topic: 'stock', stock: Object.fromEntries(rows.map(({ id, stock }) => [id, stock])) })
  }

  return {
    stockChanged(ids) {
      for (const id of ids) changed.add(id)
      reading.request()
    },
    productsChanged() {
      isEdited = true
      reading.request()
    },
    async close() {
      closing.abort()
      clearTimeout(compareTimer)
      await reading.idle()
    },
  }
}
