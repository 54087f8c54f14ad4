// The intents of moving in: a check, a save, and their end.
import { wordsOf } from '#domain/words/catalogue.ts'
import { movingIn as words } from '#domain/words/en/office/shop/moving-in.ts'
import type { MovingStart } from '#server/moving-in/run-moving.ts'
import type { Shop } from '#server/shop.ts'
import { intentTable, type Sender } from '../kit/intent.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import { askPassword } from '../kit/own-password.ts'

const NAME_MAX = 120
const named = (field: (name: string) => string) => ({ text: field('name') })

export const intents = intentTable('shop', {
  check: { may: 'owner', says: () => wordsOf(words).didCheck, about: named, run: check },
  save: { may: 'owner', says: () => wordsOf(words).didSave, about: named, run: save },
  cancel: { may: 'owner', says: () => wordsOf(words).didCancel, about: named, run: cancel },
  discard: { may: 'owner', says: () => wordsOf(words).didDiscard, about: named, run: discard },
})

async function check(form: FormData, { movingIn }: Shop, { session }: Sender): Promise<ActionResult> {
  const id = fieldText(form, 'id')
  const name = fieldText(form, 'name').slice(0, NAME_MAX)
  const start = await movingIn.check({ id, name, by: session.email })
  // Its export may have been deleted after a day, or another owner has uploaded one.
  const isGone = start === 'changed' && (await movingIn.status()) === undefined
  return isGone ? { ok: false, message: wordsOf(words).gone } : resultOf(start)
}

async function save(form: FormData, shop: Shop, sender: Sender): Promise<ActionResult> {
  const asked = await askPassword(form, shop, sender)
  if (asked) return asked
  const { movingIn } = shop
  const id = fieldText(form, 'id')
  const status = await movingIn.status()
  const { mostOrders = Infinity } = movingIn.openLimits ?? {}
  if (status?.id === id && (status.summary?.orders.added ?? 0) > mostOrders)
    return { ok: false, message: wordsOf(words).tooMany({ most: mostOrders }) }
  return resultOf(await movingIn.save(id))
}

async function cancel(form: FormData, { movingIn }: Shop): Promise<ActionResult> {
  const isAsked = await movingIn.cancel(fieldText(form, 'id'))
  return isAsked ? { ok: true, message: '' } : { ok: false, message: wordsOf(words).notRunning }
}

async function discard(form: FormData, { movingIn }: Shop): Promise<ActionResult> {
  const text = wordsOf(words)
  return (await movingIn.remove(fieldText(form, 'id')))
    ? { ok: true, message: text.discarded }
    : { ok: false, message: text.taken }
}

function resultOf(start: MovingStart): ActionResult {
  const text = wordsOf(words)
  if (start === 'started') return { ok: true, message: '' }
  return { ok: false, message: start === 'busy' ? text.busy : text.taken }
}
