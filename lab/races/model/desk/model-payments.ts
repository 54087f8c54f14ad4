// The payments of the model: received by order, with unique UTRs.
import { type ActOutcome, type ModelOrder, totalOf } from '../model-orders.ts'

export type ModelPayment = {
  id: string
  order: ModelOrder
  key: string
  /** '' for cash. */
  utr: string
  paise: number
  isSeen: boolean
  takenBack?: 'mistake' | 'returned'
}

export type NewPayment = Pick<ModelPayment, 'order' | 'key' | 'utr' | 'paise' | 'isSeen'> & { isMoreMeant: boolean }

export function openPayments() {
  const all: ModelPayment[] = []
  const holderOf = (utr: string, but?: ModelPayment) =>
    utr === '' ? undefined : all.find((each) => each !== but && each.utr === utr && each.takenBack !== 'mistake')

  return {
    all,
    received,
    seen: (order: ModelOrder) => sumOf(order, ({ isSeen }) => isSeen),

    /** `payment` is the stored one, also from an earlier try under the same key. */
    add({ isMoreMeant, ...draft }: NewPayment): {
      outcome: ActOutcome
      payment?: ModelPayment
      holder?: ModelPayment
    } {
      const { order, key, utr, paise } = draft
      const earlier = all.find((each) => each.order === order && each.key === key)
      if (earlier) return { outcome: 'done', payment: earlier }
      if (order.isDeleted) return { outcome: 'gone' }
      if (order.isErased || (order.supersededBy && !order.supersededBy.isDeleted)) return { outcome: 'refused' }
      const holder = holderOf(utr)
      if (holder) return { outcome: 'refused', holder }
      if (paise > askedOf(order) - received(order) && !isMoreMeant) return { outcome: 'refused' }
      const payment = { ...draft, id: '' }
      all.push(payment)
      return { outcome: 'done', payment }
    },

    /** The bank may show another amount and UTR than the customer claimed. */
    see(payment: ModelPayment, { paise, utr }: { paise: number; utr: string }): ActOutcome {
      if (payment.order.isErased && !payment.order.isDeleted) return 'refused'
      if (payment.takenBack) return 'refused'
      if (payment.isSeen) return paise === payment.paise ? 'done' : 'refused'
      if (holderOf(utr, payment)) return 'refused'
      Object.assign(payment, { paise, utr, isSeen: true })
      return 'done'
    },

    /** Only a payment recorded by mistake frees its UTR. */
    takeBack(payment: ModelPayment, reason: 'mistake' | 'returned'): ActOutcome {
      if (payment.order.isErased && !payment.order.isDeleted) return 'refused'
      if (payment.takenBack) return payment.takenBack === reason ? 'done' : 'refused'
      payment.takenBack = reason
      return 'done'
    },
  }

  function received(order: ModelOrder): number {
    return sumOf(order, () => true)
  }

  function sumOf(order: ModelOrder, isCounted: (payment: ModelPayment) => boolean): number {
    const counted = all.filter((each) => each.order === order && !each.takenBack && isCounted(each))
    return counted.reduce((sum, { paise }) => sum + paise, 0)
  }
}

/** A cancelled or replaced order is not due. */
export function askedOf(order: ModelOrder): number {
  return order.isDeleted || order.isCancelled || order.supersededBy ? 0 : totalOf(order)
}
