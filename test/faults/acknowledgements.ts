// The acknowledgement log: what was sent to a shop and what it answered, on disk before the next request, and outside of the shop's folder.
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'

export type Line = { id: string; quantity: number }

export type Entry =
  /** The stock of a product before anything was sent. */
  | { is: 'stock before'; id: string; stock: number }
  | { is: 'order sent'; key: string; items: readonly Line[] }
  /** `isShort`: saved although its stock could not be taken. */
  | { is: 'order answered'; key: string; orderId: string; isShort?: true }
  /** A change of stock under a key of its own, by so many units. */
  | { is: 'stock sent'; key: string; id: string; delta: number }
  | { is: 'stock answered'; key: string }
  /** An upload was answered with this path. */
  | { is: 'file answered'; path: string }

type SentOrder = { items: readonly Line[]; orderId?: string; isShort?: boolean }
type SentChange = { id: string; delta: number; isAnswered: boolean }

/** What a database must hold, and what it may hold because it was sent and not answered. */
export type Expected = {
  stockBefore: Map<string, number>
  /** By idempotency key. */
  orders: Map<string, SentOrder>
  /** By the key of the change. */
  changes: Map<string, SentChange>
  files: Set<string>
  /** What cannot be told by looking at the database: two different answers under one key. */
  contradictions: string[]
}

export type Acknowledgements = {
  entries: readonly Entry[]
  expected: Expected
  /** Writes the entry and syncs the file. */
  add(entry: Entry): void
  close(): void
}

/** Opens the log; without a file it is in memory alone. */
export function openAcknowledgements(file?: string): Acknowledgements {
  const descriptor = file === undefined ? undefined : openSync(file, 'a')
  const expected = nothingExpected()
  const entries: Entry[] = []
  return {
    entries,
    expected,
    add(entry) {
      if (descriptor !== undefined) {
        writeSync(descriptor, `${JSON.stringify(entry)}\n`)
        fsyncSync(descriptor)
      }
      entries.push(entry)
      expect(expected, entry)
    },
    close() {
      if (descriptor !== undefined) closeSync(descriptor)
    },
  }
}

export function nothingExpected(): Expected {
  return { stockBefore: new Map(), orders: new Map(), changes: new Map(), files: new Set(), contradictions: [] }
}

/** Adds an entry of the log to what is expected. */
export function expect(expected: Expected, entry: Entry): void {
  const { stockBefore, orders, changes, files, contradictions } = expected
  switch (entry.is) {
    case 'stock before':
      return void stockBefore.set(entry.id, entry.stock)
    case 'order sent':
      if (!orders.has(entry.key)) orders.set(entry.key, { items: entry.items })
      return
    case 'order answered': {
      const order = orders.get(entry.key)
      if (!order) return void contradictions.push(`${entry.key} was answered and never sent`)
      if (order.orderId !== undefined && order.orderId !== entry.orderId)
        contradictions.push(`${entry.key} was answered with ${order.orderId} and with ${entry.orderId}`)
      order.orderId = entry.orderId
      order.isShort = entry.isShort === true
      return
    }
    case 'stock sent':
      if (!changes.has(entry.key)) changes.set(entry.key, { id: entry.id, delta: entry.delta, isAnswered: false })
      return
    case 'stock answered': {
      const change = changes.get(entry.key)
      if (change) change.isAnswered = true
      else contradictions.push(`${entry.key} was answered and never sent`)
      return
    }
    case 'file answered':
      return void files.add(entry.path)
  }
}
