/** What the page of an order tells everyone who has its link: nothing else leaves the shop for it. */
import type { Dispatch } from '../dispatch/dispatched.ts'
import { officeTitle } from '../dispatch/office-form.ts'
import { freightText } from '../messages/order-messages.ts'
import type { Due } from '../payments/due.ts'
import type { SaidPayment } from '../payments/said-payment.ts'
import { changesBetween, type RevisionChanges } from '../revisions/changes.ts'
import type { Revision } from '../revisions/revision.ts'
import type { StepEntry } from '../steps/entries.ts'
import { doneSteps, hasReached, type OrderStep, stepLine } from '../steps/steps.ts'
import type { Order, OrderLine } from '../order/order.ts'

/** `at` is ISO, UTC; absent if unknown. */
export type ShownStep = { step: OrderStep; isDone: boolean; at?: string }

/** `number` from 1; its words are in the language of the page. */
export type ShownRevision = { number: number; at: string } & RevisionChanges

/** `freight` in words of the language of the page. */
export type ShownDispatch = { office: string; officePhone: string; lr: string; cases: number; freight: string }

/** Only the end of a UTR: the whole one is the customer's. `at` is ISO, UTC. */
export type ShownSaid = { utrEnd: string; at: string; isNotFound: boolean }

export type ShownOrder = {
  /** Its customer has a first name, the district, and the last digits of the mobile alone. */
  order: Order
  steps: ShownStep[]
  revisions: ShownRevision[]
  dispatch?: ShownDispatch
  due: Due
  /** What the customer sent, while it is no payment. */
  said: ShownSaid[]
}

type About = {
  order: Order
  history: readonly StepEntry[]
  /** The original first. */
  revisions: readonly Revision[]
  dispatch: Dispatch | undefined
  due: Due
  said: readonly SaidPayment[]
}

/** Names each field that it shows, so that a new one stays private. */
export function shownOrder({ order, history, revisions, dispatch, due, said }: About): ShownOrder {
  const isAway = hasReached(order.step, 'dispatched')
  return {
    order: shownHead(order),
    steps: stepLine(doneSteps(history)).map(({ step, isDone, at }) => ({
      step,
      isDone,
      ...(at !== undefined && { at }),
    })),
    revisions: revisions.slice(1).map((revision, index) => shownRevision(revisions[index] ?? revision, revision)),
    ...(isAway && dispatch && { dispatch: shownDispatch(dispatch) }),
    due,
    said: said.map(({ utr, at, dismissed }) => ({ utrEnd: utr.slice(-4), at, isNotFound: dismissed !== undefined })),
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
