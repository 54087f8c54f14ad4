// Numbers of imported orders: their own where the shop can have it, else a free one of their second.
import { createHash } from 'node:crypto'
import { orderId } from '#domain/order/order.ts'
import { textOf } from '#domain/shop-import/export-values.ts'

const SECOND_MS = 1_000

export type OrderNumbers = {
  /** Undefined if it is no number, or an order has it. */
  takeOwn(exported: string): string | undefined
  takeFree(at: Date, key: string): string
}

/** 'ORD' and 17 digits, as the search index of SQLite reads them. */
export function readOrderNumber(value: unknown): string | undefined {
  const text = textOf(value).toUpperCase()
  return /^ORD\d{17}$/.test(text) ? text : undefined
}

/** `claimed` are the numbers of all orders of the export: a free one is none of them. */
export function openOrderNumbers(taken: ReadonlySet<string>, claimed: ReadonlySet<string>): OrderNumbers {
  const given = new Set<string>()
  return {
    takeOwn(exported) {
      const number = readOrderNumber(exported)
      if (number === undefined || taken.has(number) || given.has(number)) return undefined
      given.add(number)
      return number
    },
    takeFree(at, key) {
      const start = createHash('sha256').update(key).digest().readUInt32BE(0)
      for (let step = 0; ; step += 1) {
        const second = new Date(at.getTime() + Math.floor(step / 1_000) * SECOND_MS)
        const number = orderId(second, (start + step) % 1_000)
        if (taken.has(number) || claimed.has(number) || given.has(number)) continue
        given.add(number)
        return number
      }
    },
  }
}
