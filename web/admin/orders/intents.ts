// What the buttons of the orders screen do.
import type { Completion, Verification } from '#domain/order.ts'
import type { Shop } from '#server/shop.ts'
import { fieldText } from '#web/admin/frame/intents.ts'

const verifications: readonly Verification[] = ['Verified', 'Unverified']
const completions: readonly Completion[] = ['Complete', 'Pending']

const done = { ok: true as const }
const failed = (message: string) => ({ ok: false as const, message })

export const ORDER_UPDATE_FAILED = 'Failed to update order'
export const ORDER_DELETE_FAILED = 'Failed to delete order'

export const intents = {
  verify: async (form: FormData, { orders }: Shop) => {
    const verified = verifications.find((state) => state === fieldText(form, 'state'))
    const isKnown = verified && (await orders.verify(fieldText(form, 'orderId'), verified))
    return isKnown ? done : failed(ORDER_UPDATE_FAILED)
  },
  complete: async (form: FormData, { orders }: Shop) => {
    const completion = completions.find((state) => state === fieldText(form, 'state'))
    const isKnown = completion && (await orders.complete(fieldText(form, 'orderId'), completion))
    return isKnown ? done : failed(ORDER_UPDATE_FAILED)
  },
  remove: async (form: FormData, { orders }: Shop) => {
    const isGone = await orders.remove(fieldText(form, 'orderId'))
    return isGone ? done : failed(ORDER_DELETE_FAILED)
  },
}
