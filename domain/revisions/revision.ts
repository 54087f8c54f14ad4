/** An order's revisions, and the differences between them (§4 Order). */
import { orderDate } from '../indian-date.ts'
import { formatRupees, indianGrouping, type Paise } from '../money.ts'
import type { Order, OrderItem } from '../order/order.ts'
import { type Discount, discountText } from './discount.ts'

/** What an edit may change, and the resulting sums. */
export type RevisionContents = {
  items: readonly OrderItem[]
  discount?: Discount
  packingNote: string
  freightNote: string
  totalPaise: Paise
}

/** 0 is the original order. */
export type Revision = RevisionContents & {
  number: number
  /** ISO, UTC. */
  at: string
  /** The admin, written as id and read as e-mail address; absent for the customer's original. */
  who?: string
}

/** `from` and `to` are quantities: 0 if not in the order. */
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
  /** Other differences; '' means nothing. */
  others: { name: string; from: string; to: string }[]
}

export type ComparedContents = Omit<RevisionContents, 'items'> & {
  items: readonly Pick<OrderItem, 'productId' | 'name' | 'code' | 'quantity' | 'substituteFor'>[]
}

/** Returns the differences, lines in the earlier order. */
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

/** The history names this many changes; the comparison shows all. */
const NAMED_CHANGES = 6

/** Returns a line per change, limited for the history. */
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

/** Returns 'Revised 28/10/2026', with the number from the second revision; '' without edits. */
export function revisedText({ revision, revisedAt }: Pick<Order, 'revision' | 'revisedAt'>): string {
  if (revision === undefined || revisedAt === undefined) return ''
  const number = revision > 1 ? ` (revision ${indianGrouping(revision)})` : ''
  return `Revised ${orderDate(new Date(revisedAt))}${number}`
}

/** Returns the line's name with its substitution: 'Atom Bomb (in place of Sky Shots)'. */
export function lineName({ name, substituteFor }: Pick<OrderItem, 'name' | 'substituteFor'>): string {
  return substituteFor === undefined ? name : `${name} (in place of ${substituteFor})`
}
