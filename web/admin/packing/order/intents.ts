// What the packer's screen of one order sends: ticks, reports, that it is packed, and that it is not after all.
import { readCases } from '#domain/packing/line-presses.ts'
import type { ActResult } from '#server/orders/history/order-history.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '#web/admin/kit/intents.ts'
import { ORDER_GONE } from '#web/admin/orders/messages.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { pressIntents } from '../press-intents.ts'

const failed = (message: string, errors?: Record<string, string>): ActionResult => ({
  ok: false,
  message,
  ...(errors && { errors }),
})

export const intents = {
  ...pressIntents,
  packed: async (form: FormData, { packing }: Shop, _request?: Request, who = '') => {
    const read = readCases(fieldText(form, 'cases'))
    if ('error' in read) return failed(read.error, { cases: read.error })
    return answer(await packing.packed(fieldText(form, 'orderId'), read.cases, { who, ...keyOf(form) }))
  },
  unpack: async (form: FormData, { orders }: Shop, _request?: Request, who = '') =>
    answer(await orders.history.takeBack(fieldText(form, 'orderId'), 'packed', { who, ...keyOf(form) })),
}

function answer(result: ActResult): ActionResult {
  if (result.outcome === 'gone') return failed(ORDER_GONE)
  return result.outcome === 'refused' ? failed(result.message) : { ok: true, message: '' }
}

function keyOf(form: FormData): { key?: string } {
  const key = fieldText(form, 'key')
  return isIdempotencyKey(key) ? { key } : {}
}
