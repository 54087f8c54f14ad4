// The acknowledgement log: what was sent to a shop and what it answered, on disk before the next request, and outside of the shop's folder.
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import type { SentSale } from '#domain/counter/sent-sale.ts'

export type Line = { id: string; quantity: number }

export type Entry =
  /** The stock of a product before anything was sent. */
  | { is: 'stock before'; id: string; stock: number }
  | { is: 'order sent'; key: string; items: readonly Line[] }
  /** `isShort`: saved although its stock could not be taken. */
  | { is: 'order answered'; key: string; orderId: string; isShort?: true }
  /** The lines of an order, by its key, as an admin wants them now. */
  | { is: 'edit sent'; key: string; orderKey: string; items: readonly Line[] }
  /** `isRefused`: there was too little of something, and nothing was to be changed. */
  | { is: 'edit answered'; key: string; orderKey: string; isRefused?: true }
  /** A payment for an order, by the order's key; `utr` is '' for cash. */
  | { is: 'payment sent'; key: string; orderKey: string; paise: number; utr: string }
  /** `isRefused`: it was above what is due, and nothing was to be stored. */
  | { is: 'payment answered'; key: string; isRefused?: true }
  /** A payment, by its own key, was seen in the bank, or taken back as a mistake. */
  | { is: 'mark sent' | 'mark answered'; key: string; mark: Mark }
  | { is: 'sale sent'; key: string; sale: SentSale }
  /** Without a `saleId` it was refused: there was too little of something. */
  | { is: 'sale answered'; key: string; saleId?: string }
  /** Goods of a sale, by the sale's key. */
  | { is: 'return sent'; key: string; saleKey: string; productId: string; pieces: number }
  /** `isRefused`: the day was closed. */
  | { is: 'return answered'; key: string; isRefused?: true }
  /** The counter's day is closed with so much cash, or opened again where it says nothing of cash. */
  | { is: 'day sent'; key: string; day: string; countedPaise?: number }
  | { is: 'day answered'; key: string; day: string }
  /** A change of stock under a key of its own, by so many units. */
  | { is: 'stock sent'; key: string; id: string; delta: number }
  | { is: 'stock answered'; key: string }
  /** An upload was answered with this path. */
  | { is: 'file answered'; path: string }

type Outcome = 'saved' | 'refused'
export type SentEdit = { key: string; items: readonly Line[]; outcome?: Outcome }
/** `edits` in the order in which they were sent: one at a time. */
export type SentOrder = { items: readonly Line[]; orderId?: string; isShort?: boolean; edits?: SentEdit[] }
export type Mark = 'seen' | 'mistake'
/** `marks` that were sent, and whether each was answered. */
export type SentPayment = {
  orderKey: string
  paise: number
  utr: string
  outcome?: Outcome
  marks?: Partial<Record<Mark, boolean>>
}
export type SentReturn = { saleKey: string; productId: string; pieces: number; outcome?: Outcome }
/** One at a time. */
export type SentDay = { key: string; countedPaise?: number; isAnswered: boolean }
type SentCounterSale = { sale: SentSale; saleId?: string; outcome?: Outcome }
type SentChange = { id: string; delta: number; isAnswered: boolean }

/** What a database must hold, and what it may hold because it was sent and not answered. */
export type Expected = {
  stockBefore: Map<string, number>
  /** By idempotency key. */
  orders: Map<string, SentOrder>
  /** By the key of the payment. */
  payments: Map<string, SentPayment>
  /** Counter sales, by the key of the sale. */
  sales: Map<string, SentCounterSale>
  /** What comes back of the sales, by the key of the return. */
  returns: Map<string, SentReturn>
  /** What was done with each day of the counter, in its order. */
  days: Map<string, SentDay[]>
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
  return {
    stockBefore: new Map(),
    orders: new Map(),
    payments: new Map(),
    sales: new Map(),
    returns: new Map(),
    days: new Map(),
    changes: new Map(),
    files: new Set(),
    contradictions: [],
  }
}

/** Adds an entry of the log to what is expected. */
export function expect(expected: Expected, entry: Entry): void {
  const { stockBefore, orders, payments, sales, returns, days, changes, files, contradictions } = expected
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
    case 'edit sent': {
      const order = orders.get(entry.orderKey)
      if (order) (order.edits ??= []).push({ key: entry.key, items: entry.items })
      return
    }
    case 'edit answered': {
      const edit = orders.get(entry.orderKey)?.edits?.find(({ key }) => key === entry.key)
      return settle(expected, entry.key, edit, entry.isRefused ? 'refused' : 'saved')
    }
    case 'payment sent': {
      const { orderKey, paise, utr } = entry
      return void payments.set(entry.key, { orderKey, paise, utr })
    }
    case 'payment answered':
      return settle(expected, entry.key, payments.get(entry.key), entry.isRefused ? 'refused' : 'saved')
    case 'mark sent':
    case 'mark answered': {
      const payment = payments.get(entry.key)
      if (payment) (payment.marks ??= {})[entry.mark] = entry.is === 'mark answered'
      return
    }
    case 'return sent': {
      const { saleKey, productId, pieces } = entry
      return void returns.set(entry.key, { saleKey, productId, pieces })
    }
    case 'return answered':
      return settle(expected, entry.key, returns.get(entry.key), entry.isRefused ? 'refused' : 'saved')
    case 'day sent': {
      const { key, day, countedPaise } = entry
      const sent = days.get(day) ?? []
      return void days.set(day, [
        ...sent,
        { key, isAnswered: false, ...(countedPaise !== undefined && { countedPaise }) },
      ])
    }
    case 'day answered': {
      const sent = days.get(entry.day)?.find(({ key }) => key === entry.key)
      if (sent) sent.isAnswered = true
      return
    }
    case 'sale sent':
      return void sales.set(entry.key, { sale: entry.sale })
    case 'sale answered': {
      const { key, saleId } = entry
      const sale = sales.get(key)
      settle(expected, key, sale, saleId === undefined ? 'refused' : 'saved')
      if (!sale || saleId === undefined) return
      if (sale.saleId !== undefined && sale.saleId !== saleId)
        contradictions.push(`${key} was answered with ${sale.saleId} and with ${saleId}`)
      sale.saleId = saleId
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

/** Keeps the outcome of what was sent under the key. */
function settle({ contradictions }: Expected, key: string, sent: { outcome?: Outcome } | undefined, outcome: Outcome) {
  if (!sent) return void contradictions.push(`${key} was answered and never sent`)
  if (sent.outcome !== undefined && sent.outcome !== outcome)
    contradictions.push(`${key} was ${sent.outcome} and ${outcome}`)
  sent.outcome = outcome
}
