/** An order's revisions, and how an edited order is marked (§4 Order). */
import { orderDate } from '../indian-date.ts'
import { indianGrouping, type Paise } from '../money.ts'
import type { Order, OrderItem } from '../order/order.ts'
import type { Discount } from './discount.ts'

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
