/** The packing progress of an order by line, and whether it may be packed. */
import { counted } from '../counted.ts'
import { hasReached, type OrderStep, stepLabels } from '../steps/steps.ts'
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
  if (removed > 0) return 'Take out of the cases first what is no longer in the order.'
  const open = lines - done - short
  if (open > 0) return `${open} of ${counted(lines, 'line')} ${open === 1 ? 'is' : 'are'} not ticked yet.`
  if (short > 0) {
    return `${counted(short, 'line is', 'lines are')} short. The shop changes the order first: ask there.`
  }
  return undefined
}

type Ordered = { step: OrderStep; supersededBy?: string; kind?: OrderKind }

/** Returns why an order cannot be packed; undefined if it can. */
export function packingRefusal({ step, supersededBy, kind }: Ordered): string | undefined {
  if (kind === 'trial') return 'This is a trial: nothing is packed for it.'
  if (supersededBy !== undefined) return `The customer sent this order again: ${supersededBy} replaces it.`
  if (step === 'cancelled') return 'This order is cancelled: put its goods back.'
  if (step === 'placed')
    return 'This order is not confirmed yet. It can be packed once the shop has called the customer.'
  return hasReached(step, 'packed') ? `This order is already ${stepLabels()[step].toLowerCase()}.` : undefined
}

export type ShortLine = { productId: string; name: string; quantity: number; there: number; who: string; at: string }

/** Returns 'only 3 of 5 × Sky Shots are there'. */
export function shortText({ name, quantity, there }: Pick<ShortLine, 'name' | 'quantity' | 'there'>): string {
  if (there === 0) return `none of ${quantity} × ${name} ${quantity === 1 ? 'is' : 'are'} there`
  return `only ${there} of ${quantity} × ${name} ${there === 1 ? 'is' : 'are'} there`
}

/** A person counts as packing for this time after a press. */
const PACKING_MS = 10 * 60_000

/** Returns other people who pressed recently. */
export function alsoPacking(presses: readonly { who: string; at: string }[], me: string, now: Date): string[] {
  const since = new Date(now.getTime() - PACKING_MS).toISOString()
  return [...new Set(presses.filter(({ who, at }) => who !== me && at > since).map(({ who }) => who))].toSorted()
}
