/** What the page of an order tells everyone who has its link: nothing else leaves the shop for it. */
import type { Dispatch } from '../dispatch/dispatched.ts'
import { officeTitle } from '../dispatch/office-form.ts'
import { freightText } from '../messages/order-messages.ts'
import type { Due } from '../payments/due.ts'
import type { SaidPayment } from '../payments/said-payment.ts'
import { changesBetween, type RevisionChanges } from '../revisions/changes.ts'
import { editRefusal } from '../revisions/order-edit.ts'
import { type AnsweredState, isAnswered, isNewestAnswer, type Offer, type Proposal } from '../revisions/proposal.ts'
import type { Revision } from '../revisions/revision.ts'
import type { StepEntry } from '../steps/entries.ts'
import { type DoneSteps, doneSteps, hasReached, type OrderStep, stepLine } from '../steps/steps.ts'
import type { Order, OrderLine } from '../order/order.ts'

/** `at` is ISO, UTC; absent if unknown. */
export type ShownStep = { step: OrderStep; isDone: boolean; at?: string }

/** `number` from 1; its words are in the language of the page. */
export type ShownRevision = { number: number; at: string } & RevisionChanges

/** `freight` in words of the language of the page. */
export type ShownDispatch = { office: string; officePhone: string; lr: string; cases: number; freight: string }

/** Only the end of a UTR: the whole one is the customer's. `at` is ISO, UTC. */
export type ShownSaid = { utrEnd: string; at: string; isNotFound: boolean }

/** A change that the customer may answer; `number` is of the question. */
export type ShownQuestion = Offer & { number: number }

/** The last answer of the customer, until the order changes again; `number` is of its question. `at` is ISO, UTC. */
export type ShownAnswer = { number: number; state: AnsweredState; at: string }

export type ShownOrder = {
  /** Its customer has a first name, the district, and the last digits of the mobile alone. */
  order: Order
  steps: ShownStep[]
  revisions: ShownRevision[]
  dispatch?: ShownDispatch
  due: Due
  /** What the customer sent, while it is no payment. */
  said: ShownSaid[]
  question?: ShownQuestion
  answer?: ShownAnswer
}

type About = {
  order: Order
  history: readonly StepEntry[]
  /** The original first. */
  revisions: readonly Revision[]
  dispatch: Dispatch | undefined
  due: Due
  said: readonly SaidPayment[]
  proposal?: Proposal | undefined
}

/** Names each field that it shows, so that a new one stays private. */
export function shownOrder({ order, history, revisions, dispatch, due, said, proposal }: About): ShownOrder {
  const isAway = hasReached(order.step, 'dispatched')
  const done = doneSteps(history)
  return {
    order: shownHead(order),
    steps: stepLine(done).map(({ step, isDone, at }) => ({
      step,
      isDone,
      ...(at !== undefined && { at }),
    })),
    revisions: revisions.slice(1).map((revision, index) => shownRevision(revisions[index] ?? revision, revision)),
    ...(isAway && dispatch && { dispatch: shownDispatch(dispatch) }),
    due,
    said: said.map(({ utr, at, dismissed }) => ({ utrEnd: utr.slice(-4), at, isNotFound: dismissed !== undefined })),
    ...(proposal && !isAway && shownProposal(proposal, order, done)),
  }
}

function shownHead(order: Order): Order {
  const { orderId, placedAt, orderDate, orderTime, totalItems, totalPaise, step, verified, completion } = order
  const { discountPaise, packingPaise, roundOffPaise, revision, revisedAt, kind, language, customer } = order
  return {
    orderId,
    placedAt,
    orderDate,
    orderTime,
    totalItems,
    totalPaise,
    step,
    verified,
    completion,
    ...(discountPaise !== undefined && { discountPaise }),
    ...(packingPaise !== undefined && { packingPaise }),
    ...(roundOffPaise !== undefined && { roundOffPaise }),
    ...(revision !== undefined && { revision }),
    ...(revisedAt !== undefined && { revisedAt }),
    ...(kind !== undefined && { kind }),
    ...(language !== undefined && { language }),
    stockDeducted: true,
    customer: {
      name: firstName(customer.name),
      district: customer.district,
      mobile: maskedMobile(customer.mobile),
      // The estimate has samples for empty fields.
      state: '-',
      stateType: 'State',
      pincode: '-',
      address: '-',
    },
    items: order.items.map(shownLine),
  }
}

function shownLine(item: OrderLine): OrderLine {
  const { productId, code, name, tamilName, unit, category, mrpPaise, pricePaise, discount, quantity, substituteFor } =
    item
  return {
    productId,
    code,
    name,
    imageUrl: '',
    unit,
    category,
    mrpPaise,
    pricePaise,
    discount,
    quantity,
    ...(tamilName !== undefined && { tamilName }),
    ...(substituteFor !== undefined && { substituteFor }),
  }
}

/** A question is shown while the shop may still edit the order. Never who asked, or why a yes was not possible. */
function shownProposal(
  proposal: Proposal,
  order: Order,
  done: DoneSteps,
): Pick<ShownOrder, 'question'> | Pick<ShownOrder, 'answer'> {
  const { number, state, offer, answeredAt: at } = proposal
  if (state === 'open') return editRefusal(done) === undefined ? { question: { number, ...offer } } : {}
  return isAnswered(state) && at !== undefined && isNewestAnswer(proposal, order)
    ? { answer: { number, state, at } }
    : {}
}

/** Without the notes, which people of the shop write to each other. */
function shownRevision(before: Revision, { number, at, ...after }: Revision): ShownRevision {
  const without = { packingNote: '', freightNote: '' }
  return { number, at, ...changesBetween({ ...before, ...without }, { ...after, ...without }) }
}

/** Without the photo of the receipt, which may show the customer's address. */
function shownDispatch(dispatch: Dispatch): ShownDispatch {
  const { office, lr, cases } = dispatch
  return { office: officeTitle(office), officePhone: office.phone, lr, cases, freight: freightText(dispatch) }
}

/** The first word that is longer than initials: 'Raja' of 'S. K. Raja'. */
export function firstName(name: string): string {
  const parts = name.trim().split(/\s+/)
  return parts.find((word) => word.replace(/[^\p{L}\p{M}]/gu, '').length > 2) ?? parts[0] ?? ''
}

/** Returns 'xxxxx x3210'. */
export function maskedMobile(mobile: string): string {
  return `xxxxx x${mobile.slice(-4)}`
}
