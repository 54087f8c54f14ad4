// Tells open pages the stock that PostgreSQL holds, read after each change was heard, whichever process made it.
import { setTimeout as wait } from 'node:timers/promises'
import type { Live } from './live.ts'
import type { Log } from '../log.ts'

/** In a rush stock is read so often, and no more. */
const REST_MS = 20
const FAILED_REST_MS = 500
/** A change whose notice was lost is found after so long. */
const COMPARE_MS = 2_000
/** Comparing takes a fiftieth of the time at the most, however many products there are. */
const COMPARE_REST_FACTOR = 50

/** `version` differs after each change of the row, `edited` after each edit that pages read anew. */
export type StockRow = { id: string; stock: number; version: string; edited: string | null }

type Needs = {
  /** The named products, or all. One reading must not be older than the one before. */
  read(ids?: readonly string[]): Promise<StockRow[]>
  live: Pick<Live, 'publish'>
  log: Pick<Log, 'error'>
  compareMs?: number
}

export type StockReader = {
  stockChanged(ids: readonly string[]): void
  /** Products were added, edited or deleted. */
  productsChanged(): void
  close(): Promise<void>
}

/**
 * Each change is followed by a reading that began after it was heard of, readings follow each other, and what they give is told
 * in their order: the number told last is the newest. All products are compared with the last reading every two seconds,
 * so that a lost notice delays that number and does not lose it.
 */
export async function openStockReader({ read, live, log, compareMs = COMPARE_MS }: Needs): Promise<StockReader> {
  const known = new Map((await read()).map((row) => [row.id, row]))
  const changed = new Set<string>()
  let isEdited = false
  let isComparing = false
  let hasFailed = false
  let isWorking = false
  let worked: Promise<void> | undefined
  const closing = new AbortController()
  let compareTimer = compareLater(compareMs)

  function compareLater(ms: number) {
    return setTimeout(() => {
      isComparing = true
      work()
    }, ms).unref()
  }

  function work() {
    if (isWorking || closing.signal.aborted) return
    isWorking = true
    worked = workOff()
  }

  async function workOff() {
    while ((changed.size > 0 || isEdited || isComparing) && !closing.signal.aborted) {
      const isRead = await (isEdited || isComparing ? readAll() : readChanged())
      await wait(isRead ? REST_MS : FAILED_REST_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
    isWorking = false
  }

  async function readChanged(): Promise<boolean> {
    const ids = [...changed]
    changed.clear()
    const rows = await tryReading(ids)
    if (!rows) {
      for (const id of ids) changed.add(id)
      return false
    }
    for (const { id, stock, version } of rows) {
      const before = known.get(id)
      // Whether it was edited as well is found by reading all.
      if (before) known.set(id, { ...before, stock, version })
    }
    tellStock(rows)
    return true
  }

  async function readAll(): Promise<boolean> {
    const ids = new Set(changed)
    const wasEdited = isEdited
    changed.clear()
    isEdited = false
    const began = performance.now()
    const rows = await tryReading()
    if (!rows) {
      for (const id of ids) changed.add(id)
      isComparing = true
      // Pages read the products themselves, and try until they can.
      if (wasEdited) live.publish({ topic: 'products' })
      return false
    }
    isComparing = false
    clearTimeout(compareTimer)
    compareTimer = compareLater(Math.max(compareMs, (performance.now() - began) * COMPARE_REST_FACTOR))

    const isOther = rows.length !== known.size || rows.some(({ id, edited }) => known.get(id)?.edited !== edited)
    const moved = rows.filter(({ id, version }) => ids.has(id) || (known.has(id) && known.get(id)?.version !== version))
    known.clear()
    for (const row of rows) known.set(row.id, row)
    tellStock(moved)
    // After the reading, so that what a page reads on this hint is no older than what is known now.
    if (wasEdited || isOther) live.publish({ topic: 'products' })
    return true
  }

  async function tryReading(ids?: readonly string[]): Promise<StockRow[] | undefined> {
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

  function tellStock(rows: readonly StockRow[]) {
    if (rows.length === 0) return
    live.publish({ topic: 'stock', stock: Object.fromEntries(rows.map(({ id, stock }) => [id, stock])) })
  }

  return {
    stockChanged(ids) {
      for (const id of ids) changed.add(id)
      work()
    },
    productsChanged() {
      isEdited = true
      work()
    },
    async close() {
      closing.abort()
      clearTimeout(compareTimer)
      await worked
    },
  }
}
