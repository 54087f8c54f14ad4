/** The revisions of an order: what each one says, and in what two of them differ (§4 Order). */
import { orderDate } from '../indian-date.ts'
import { formatRupees, indianGrouping, type Paise } from '../money.ts'
import type { Order, OrderItem } from '../order/order.ts'
import { type Discount, discountText } from './discount.ts'

/** What an edit may change of an order, and the sums that follow. */
export type RevisionContents = {
  items: readonly OrderItem[]
  /** Absent for none. */
  discount?: Discount
  packingNote: string
  freightNote: string
  totalPaise: Paise
}

/** Number 0 is the order as it was placed. */
export type Revision = RevisionContents & {
  number: number
  /** ISO, UTC: when it was placed, or saved. */
  at: string
  /** The e-mail address of the admin; absent for the customer's own. */
  who?: string
}

/** `from` and `to` are quantities: 0 where the product was not in the order. */
export type LineChange = {
  productId: string
  name: string
  code: string
  from: number
  to: number
  substituteFor?: string
}

export type RevisionChanges = {
  lines: LineChange[]
  /** What else differs: its name, and how it was and is; '' stands for nothing. */
  others: { name: string; from: string; to: string }[]
}

/** A revision as far as it is compared. */
export type ComparedContents = Omit<RevisionContents, 'items'> & {
  items: readonly Pick<OrderItem, 'productId' | 'name' | 'code' | 'quantity' | 'substituteFor'>[]
}

/** Returns in what a later revision differs from an earlier one, the lines in the order of the earlier one. */
export function changesBetween(before: ComparedContents, after: ComparedContents): RevisionChanges {
  const earlier = new Map(before.items.map((item) => [item.productId, item]))
  const later = new Map(after.items.map((item) => [item.productId, item]))
  const lines = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((productId): LineChange[] => {
    const was = earlier.get(productId)
    const is = later.get(productId)
    const [from, to] = [was?.quantity ?? 0, is?.quantity ?? 0]
    const substituteFor = is?.substituteFor
    if (from === to && substituteFor === was?.substituteFor) return []
    const { name = '', code = '' } = is ?? was ?? {}
    return [{ productId, name, code, from, to, ...(substituteFor !== undefined && { substituteFor }) }]
  })
  const others = [
    { name: 'Discount', from: discountText(before.discount), to: discountText(after.discount) },
    { name: 'Packing note', from: before.packingNote, to: after.packingNote },
    { name: 'Freight note', from: before.freightNote, to: after.freightNote },
    { name: 'Total Amount', from: formatRupees(before.totalPaise), to: formatRupees(after.totalPaise) },
  ].filter(({ from, to }) => from !== to)
  return { lines, others }
}

/** So many changes stand in the history by themselves; the comparison has all. */
const NAMED_CHANGES = 6

/** Returns the changes as the history says them, a line each, the first of many by themselves. */
export function changesText({ lines, others }: RevisionChanges): string {
  const said = [
    ...lines.map(lineText),
    ...others.map(({ name, from, to }) => {
      if (from === '') return `${name}: ${to}`
      return to === '' ? `${name} removed` : `${name}: ${from} → ${to}`
    }),
  ]
  if (said.length <= NAMED_CHANGES) return said.join('\n')
  const named = said.slice(0, NAMED_CHANGES - 1)
  return [...named, `and ${said.length - named.length} further changes`].join('\n')
}

function lineText({ name, from, to, substituteFor }: LineChange): string {
  const instead = substituteFor === undefined ? '' : ` in place of ${substituteFor}`
  if (to === 0) return `${name} removed (${indianGrouping(from)})`
  if (from === 0) return `${name} added${instead}: ${indianGrouping(to)}`
  return `${name}${instead}: ${indianGrouping(from)} → ${indianGrouping(to)}`
}

/** Returns 'Revised 28/10/2026' of an order that was edited, with the number from the second time on; '' of any other. */
export function revisedText({ revision, revisedAt }: Pick<Order, 'revision' | 'revisedAt'>): string {
  if (revision === undefined || revisedAt === undefined) return ''
  const number = revision > 1 ? ` (revision ${indianGrouping(revision)})` : ''
  return `Revised ${orderDate(new Date(revisedAt))}${number}`
}

/** Returns the name of a line, with what it stands in for: 'Atom Bomb (in place of Sky Shots)'. */
export function lineName({ name, substituteFor }: Pick<OrderItem, 'name' | 'substituteFor'>): string {
  return substituteFor === undefined ? name : `${name} (in place of ${substituteFor})`
}
