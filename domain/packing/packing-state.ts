/** The packing progress of an order by line, and whether it may be packed. */
import { momentText } from '../dates/indian-date.ts'
import type { OrderStep } from '../steps/steps.ts'
import { wordsOf } from '../words/catalogue.ts'
import { packing } from '../words/en/office/orders/packing.ts'
import type { OrderKind } from '../order/order.ts'
import type { PackingLine } from './packing-line.ts'
import type { PackingPress } from './line-presses.ts'

/** 'changed': the quantity changed after the tick. */
export type LineState = 'open' | 'ticked' | 'changed' | 'short'

type Said = Pick<PackingPress, 'state' | 'quantity' | 'there'>
export type SaidOf = (productId: string) => Said | undefined

/** A short line counts as ticked once the order's quantity equals the pieces found. */
export function lineState({ quantity }: Pick<PackingLine, 'quantity'>, said: Said | undefined): LineState {
  if (!said || said.state === 'open') return 'open'
  if (said.there === quantity) return 'ticked'
  return said.state === 'short' && said.there < quantity ? 'short' : 'changed'
}

export type PackingProgress = { lines: number; done: number; pieces: number; piecesDone: number; short: number }

export function packingProgress(
  lines: readonly Pick<PackingLine, 'productId' | 'quantity'>[],
  saidOf: SaidOf,
): PackingProgress {
  const progress: PackingProgress = { lines: 0, done: 0, pieces: 0, piecesDone: 0, short: 0 }
  for (const { productId, quantity } of lines) {
    const state = lineState({ quantity }, saidOf(productId))
    progress.lines += 1
    progress.pieces += quantity
    if (state === 'short') progress.short += 1
    if (state !== 'ticked') continue
    progress.done += 1
    progress.piecesDone += quantity
  }
  return progress
}

/**
 * Returns why packing is not finished; undefined if it is. `removed` counts lines in the cases but no longer in the
 * order.
 */
export function notPackedYet({ lines, done, short }: PackingProgress, removed: number): string | undefined {
  const { takeOutFirst, tickFirst, shortFirst } = wordsOf(packing)
  if (removed > 0) return takeOutFirst
  const open = lines - done - short
  if (open > 0) return tickFirst({ count: open })
  return short > 0 ? shortFirst({ count: short }) : undefined
}

type Ordered = { step: OrderStep; supersededBy?: string; kind?: OrderKind }

/** Returns why an order cannot be packed; undefined if it can. */
export function packingRefusal({ step, supersededBy, kind }: Ordered): string | undefined {
  const text = wordsOf(packing)
  if (kind === 'trial') return text.trial
  if (supersededBy !== undefined) return text.replaced({ order: supersededBy })
  const refusals: Record<OrderStep, string | undefined> = {
    placed: text.notConfirmed,
    confirmed: undefined,
    paid: undefined,
    packed: text.alreadyPacked,
    dispatched: text.alreadyDispatched,
    delivered: text.alreadyDelivered,
    cancelled: text.isCancelled,
  }
  return refusals[step]
}

export type ShortLine = { productId: string; name: string; quantity: number; there: number; who: string; at: string }

/** Returns the packer's report, as the shop reads it. */
export function shortText({ name, quantity, there, who, at }: Omit<ShortLine, 'productId'>): string {
  return wordsOf(packing).shortReport({ who, there, quantity, name, at: momentText(new Date(at)) })
}

/** A person counts as packing for this time after a press. */
const PACKING_MS = 10 * 60_000

/** Returns other people who pressed recently. */
export function alsoPacking(presses: readonly { who: string; at: string }[], me: string, now: Date): string[] {
  const since = new Date(now.getTime() - PACKING_MS).toISOString()
  return [...new Set(presses.filter(({ who, at }) => who !== me && at > since).map(({ who }) => who))].toSorted()
}
