/** An edit that the shop proposes and the customer answers on the page of the order (§4 Order). */
import { formatRupees, type Paise } from '../numbers/money.ts'
import type { OrderItem } from '../order/order.ts'
import { wordsOf } from '../words/catalogue.ts'
import { revisions } from '../words/en/office/orders/order-edit.ts'
import { changesBetween, type LineChange, type RevisionChanges } from './changes.ts'
import { type Discount, discountText } from './discount.ts'
import type { RevisionContents } from './revision.ts'

/** 'not possible': the customer said yes when the order or the stock no longer allowed it. 'ended': by a later edit or question. */
export const proposalStates = ['open', 'accepted', 'declined', 'not possible', 'withdrawn', 'ended'] as const
export type ProposalState = (typeof proposalStates)[number]

const answeredStates = ['accepted', 'declined', 'not possible'] as const satisfies readonly ProposalState[]
export type AnsweredState = (typeof answeredStates)[number]

export const proposalAnswers = ['yes', 'no'] as const
export type ProposalAnswer = (typeof proposalAnswers)[number]

/** `pricePaise` of a piece. `tamilName` is the product's now; absent for none. */
export type OfferedLine = LineChange & { pricePaise: Paise; tamilName?: string }

/** What the customer is asked: differences only, none of which tells of the customer. */
export type Offer = {
  lines: OfferedLine[]
  discount?: { from?: Discount; to?: Discount }
  totalPaise: { from: Paise; to: Paise }
}

export type Proposal = {
  orderId: string
  number: number
  revision: number
  offer: Offer
  state: ProposalState
  /** By the shop. Times are ISO, UTC. */
  asked: { at: string; who: string }
  answeredAt?: string
  reason?: string
  seen?: { at: string; who: string }
}

export function isAnswered(state: ProposalState): state is AnsweredState {
  return answeredStates.some((each) => each === state)
}

/** True while the shop waits for the answer, or has yet to see it. */
export function isCurrent({ state, seen }: { state: ProposalState; seen?: unknown }): boolean {
  return state === 'open' || (isAnswered(state) && !seen)
}

/** Sent by who asks, as what was on the screen; '' for none. */
export function shownQuestion(newest: { number: number; state: ProposalState; seen?: unknown } | undefined): string {
  return newest && isCurrent(newest) ? `${newest.number} ${newest.state}` : ''
}

export function readAnswer(text: string): ProposalAnswer | undefined {
  return proposalAnswers.find((answer) => answer === text)
}

/**
 * Returns what an answer does: 'apply' the edit, 'decline' it, 'too late' for a yes to the newest question that the
 * shop has ended or withdrawn meanwhile, 'answered' before, which stays, or nothing, as the question is 'over'.
 */
export function effectOf(
  answer: ProposalAnswer,
  { state, isNewest }: { state: ProposalState; isNewest: boolean },
): 'apply' | 'decline' | 'too late' | 'answered' | 'over' {
  if (isAnswered(state)) return 'answered'
  if (state === 'open') return answer === 'yes' ? 'apply' : 'decline'
  return answer === 'yes' && isNewest ? 'too late' : 'over'
}

type Contents = Omit<RevisionContents, 'items'> & {
  items: readonly Pick<OrderItem, 'productId' | 'name' | 'code' | 'quantity' | 'substituteFor' | 'pricePaise'>[]
}

/** Returns the differences that a customer is asked about: without the notes, which are the shop's own. */
export function offerBetween(before: Contents, after: Contents): Offer {
  const prices = new Map([...before.items, ...after.items].map(({ productId, pricePaise }) => [productId, pricePaise]))
  const { lines } = changesBetween(before, after)
  const [from, to] = [before.discount, after.discount]
  return {
    lines: lines.map((line) => ({ ...line, pricePaise: prices.get(line.productId) ?? 0 })),
    ...(!isSameDiscount(from, to) && { discount: { ...(from && { from }), ...(to && { to }) } }),
    totalPaise: { from: before.totalPaise, to: after.totalPaise },
  }
}

export function asksSomething({ lines, discount, totalPaise: { from, to } }: Offer): boolean {
  return lines.length > 0 || discount !== undefined || from !== to
}

/** The same goods at the same prices; a product may be called otherwise meanwhile. */
export function isSameOffer(one: Offer, other: Offer): boolean {
  const counted = ({ lines, discount, totalPaise }: Offer) =>
    JSON.stringify([
      lines.map(({ productId, from, to, pricePaise }) => [productId, from, to, pricePaise]),
      discount?.from ?? null,
      discount?.to ?? null,
      totalPaise.from,
      totalPaise.to,
    ])
  return counted(one) === counted(other)
}

export function offerChanges({ lines, discount, totalPaise: { from, to } }: Offer): RevisionChanges {
  const text = wordsOf(revisions)
  const others = [
    { name: text.discount, from: discountText(discount?.from), to: discountText(discount?.to) },
    { name: text.totalAmount, from: formatRupees(from), to: formatRupees(to) },
  ].filter((each) => each.from !== each.to)
  return { lines, others }
}

function isSameDiscount(one: Discount | undefined, other: Discount | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

type Answering = Pick<Proposal, 'state' | 'revision'> & { answeredAt?: string }
type Answered = { revision?: number; revisedAt?: string }

/** True while an answer is the newest about the order: no edit came after it. */
export function isNewestAnswer(answer: Answering, { revision = 0, revisedAt }: Answered): boolean {
  const { state, answeredAt } = answer
  if (!isAnswered(state) || answeredAt === undefined) return false
  // The order as it was asked about, or with the accepted edit: whatever the clock said.
  const isAsAnswered = revision === answer.revision + (state === 'accepted' ? 1 : 0)
  if (isAsAnswered || state !== 'not possible') return isAsAnswered
  // Too late: edits had ended the question before, and more may have come since.
  return revisedAt === undefined || revisedAt <= answeredAt
}
