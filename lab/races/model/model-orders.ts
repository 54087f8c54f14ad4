// The orders of the model, and their effect on the stock.
import type { Customer } from '#domain/checkout/checkout-form.ts'
import type { RecordedStep } from '#domain/steps/steps.ts'

export type ModelProduct = {
  id: string
  code: string
  name: string
  stock: number
  pricePaise: number
  isDeleted: boolean
}
export type ModelLine = { product: ModelProduct; quantity: number; pricePaise: number }

/** `who` is '' if unknown. */
export type ModelEntry = { kind: 'step' | 'taken back' | 'edit'; step?: RecordedStep; who: string }

export type ModelOrder = {
  id: string
  customer: Customer
  lines: ModelLine[]
  /** The missing product's name; '' if the goods went back when the order was replaced. */
  shortOf?: string | undefined
  supersededBy?: ModelOrder | undefined
  isConfirmed: boolean
  isPacked: boolean
  isDispatched: boolean
  isDelivered: boolean
  isCancelled: boolean
  isErased: boolean
  /** Of a deleted order: the earnings from goods that left. */
  keptPaise?: number
  hasDispatch: boolean
  discountPaise: number
  presses: Map<ModelProduct, { at: string; state: 'open' | 'ticked' | 'short'; there: number }>
  history: ModelEntry[]
  revision: number
  isDeleted: boolean
}

export type ActOutcome = 'done' | 'refused' | 'gone'

/** Takes all goods, or none and returns the first product, by id, that is short. */
export function take(order: ModelOrder): ModelProduct | undefined {
  const lacking = lackingOf(order)
  if (!lacking) for (const { product, quantity } of order.lines) add(product, -quantity)
  return lacking
}

export function lackingOf({ lines }: ModelOrder): ModelProduct | undefined {
  const short = lines.filter(({ product, quantity }) => product.isDeleted || product.stock < quantity)
  return short.map(({ product }) => product).toSorted((a, b) => (a.id < b.id ? -1 : 1))[0]
}

export function returnGoods({ lines }: ModelOrder): number {
  const there = lines.filter(({ product }) => !product.isDeleted)
  for (const { product, quantity } of there) add(product, quantity)
  return there.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function add(product: ModelProduct, units: number) {
  if (!product.isDeleted) product.stock += units
}

export function holdsGoods({ shortOf, isDeleted }: ModelOrder): boolean {
  return shortOf === undefined && !isDeleted
}

export function takeStockAgain(order: ModelOrder) {
  if (order.isDeleted) return 'gone'
  if (order.shortOf === undefined) return 'taken'
  if (order.isErased) return 'erased'
  if (order.isCancelled) return 'cancelled'
  if (order.supersededBy && !order.supersededBy.isDeleted) return 'replaced'
  const lacking = take(order)
  order.shortOf = lacking?.name
  if (lacking) return 'short'
  order.supersededBy = undefined
  return 'taken'
}

/** A chip that is already set is no refusal. */
export function verify(order: ModelOrder, isConfirmed: boolean, who: string): ActOutcome {
  if (order.isDeleted) return 'gone'
  if (order.isErased) return 'refused'
  if (order.isConfirmed === isConfirmed) return 'done'
  if (order.isCancelled) return 'refused'
  order.isConfirmed = isConfirmed
  order.history.push({ kind: isConfirmed ? 'step' : 'taken back', step: 'confirmed', who })
  return 'done'
}

export function deliver(order: ModelOrder, isDelivered: boolean, who: string): ActOutcome {
  if (order.isDeleted) return 'gone'
  if (order.isErased) return 'refused'
  if (order.isDelivered === isDelivered) return 'done'
  if (order.isCancelled) return 'refused'
  order.isDelivered = isDelivered
  order.history.push({ kind: isDelivered ? 'step' : 'taken back', step: 'delivered', who })
  return 'done'
}

export function cancel(order: ModelOrder, who: string): ActOutcome {
  if (order.isDeleted) return 'gone'
  if (order.isErased) return 'refused'
  if (order.isCancelled || order.isDispatched || order.isDelivered) return 'refused'
  order.isCancelled = true
  order.history.push({ kind: 'step', step: 'cancelled', who })
  if (holdsGoods(order)) returnGoods(order)
  order.shortOf ??= ''
  return 'done'
}

/** Takes the goods again, or marks the order short of them. */
export function takeCancellingBack(order: ModelOrder, who: string): ActOutcome {
  if (order.isDeleted) return 'gone'
  if (order.isErased) return 'refused'
  if (!order.isCancelled) return 'refused'
  order.isCancelled = false
  order.history.push({ kind: 'taken back', step: 'cancelled', who })
  takeStockAgain(order)
  return 'done'
}

/** `isStale`: based on an order that somebody has edited since. */
export type ModelEdit = { lines: ModelLine[]; discountPaise: number; isStale: boolean; who: string }

/** Applies all lines or none: the stock moves by the difference, and a short order tries again. */
export function edit(order: ModelOrder, asked: ModelEdit): ActOutcome | 'changed' {
  const { lines, discountPaise, who } = asked
  if (order.isDeleted) return 'gone'
  if (order.isErased || order.isPacked || order.isDispatched || order.isDelivered || order.isCancelled) return 'refused'
  if (order.supersededBy && !order.supersededBy.isDeleted) return 'refused'
  if (asked.isStale && order.revision > 0) return 'changed'
  const had = new Map(order.lines.map(({ product, quantity }) => [product, quantity]))
  const wanted = new Map(lines.map(({ product, quantity }) => [product, quantity]))
  if ([...wanted.keys()].some((product) => product.isDeleted && !had.has(product))) return 'refused'
  if (discountPaise > goodsOf({ lines })) return 'refused'
  const differences = [...new Set([...had.keys(), ...wanted.keys()])]
    .map((product) => ({ product, more: (wanted.get(product) ?? 0) - (had.get(product) ?? 0) }))
    .filter(({ more }) => more !== 0)
  if (differences.length === 0 && discountPaise === order.discountPaise) return 'refused'
  const isShort = ({ product, more }: (typeof differences)[number]) =>
    more > 0 && (product.isDeleted || product.stock < more)
  if (holdsGoods(order)) {
    if (differences.some(isShort)) return 'refused'
    for (const { product, more } of differences) add(product, -more)
  }
  Object.assign(order, { lines, discountPaise })
  order.revision += 1
  order.history.push({ kind: 'edit', who })
  takeStockAgain(order)
  return 'done'
}

export function goodsOf({ lines }: Pick<ModelOrder, 'lines'>): number {
  return lines.reduce((sum, { quantity, pricePaise }) => sum + quantity * pricePaise, 0)
}

export function totalOf(order: Pick<ModelOrder, 'lines' | 'discountPaise'>): number {
  return goodsOf(order) - order.discountPaise
}

/** The shop needs the customers of open orders. */
export function isClosed({ isDelivered, isCancelled, supersededBy }: ModelOrder): boolean {
  return isDelivered || isCancelled || (supersededBy !== undefined && !supersededBy.isDeleted)
}

export function isCounted({ isDeleted, isCancelled, supersededBy }: ModelOrder): boolean {
  return !isDeleted && !isCancelled && !supersededBy
}
