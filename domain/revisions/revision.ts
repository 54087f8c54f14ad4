/** An order's revisions, and how an edited order is marked (§4 Order). */
import { bothNames } from '../names/both-names.ts'
import { orderDate } from '../dates/indian-date.ts'
import type { Paise } from '../numbers/money.ts'
import type { Order, OrderItem, OrderLine } from '../order/order.ts'
import { wordsOf } from '../words/catalogue.ts'
import { orderWords } from '../words/en/order.ts'
import { shownLanguage } from '../words/shown-language.ts'
import type { Discount } from './discount.ts'

/** What an edit may change, and the resulting sums. */
export type RevisionContents = {
  items: readonly OrderItem[]
  discount?: Discount
  packingNote: string
  freightNote: string
  /** Absent in revisions of earlier versions. */
  packingPaise?: Paise
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
export function revisedText(order: Pick<Order, 'revision' | 'revisedAt'>): string {
  const { date, number } = revisionOf(order) ?? {}
  if (date === undefined) return ''
  const text = wordsOf(orderWords)
  return number === undefined ? text.revised({ date }) : text.revisedAgain({ date, number })
}

/** Returns the same without its first word, for a label. */
export function revisionDate(order: Pick<Order, 'revision' | 'revisedAt'>): string {
  const { date = '', number } = revisionOf(order) ?? {}
  return number === undefined ? date : wordsOf(orderWords).revisionDate({ date, number })
}

function revisionOf({ revision, revisedAt }: Pick<Order, 'revision' | 'revisedAt'>) {
  if (revision === undefined || revisedAt === undefined) return undefined
  const date = orderDate(new Date(revisedAt))
  return revision > 1 ? { date, number: revision } : { date }
}

type Named = Pick<OrderLine, 'name' | 'tamilName' | 'substituteFor'>

/** Returns the line's name with its substitution: 'Atom Bomb (in place of Sky Shots)'. In Tamil its Tamil name, if any. */
export function lineName({ name, tamilName, substituteFor }: Named): string {
  return withSubstitution((shownLanguage() === 'ta' && tamilName) || name, substituteFor)
}

/** Returns the line's names for papers, which people read in either language: 'Atom Bomb · அணு குண்டு'. */
export function lineNames({ name, tamilName, substituteFor }: Named): string {
  return withSubstitution(bothNames({ name, tamilName }), substituteFor)
}

function withSubstitution(name: string, other: string | undefined): string {
  return other === undefined ? name : wordsOf(orderWords).inPlaceOf({ name, other })
}
