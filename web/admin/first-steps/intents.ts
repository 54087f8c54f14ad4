// Removes and restores the demo.
import { intentTable, type Sender } from '../kit/intent.ts'
import type { LeftOut } from '#domain/bulk/product-changes.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import { goodsInWords } from './steps-view.ts'

export const FIRST_STEPS_FAILED = 'An error occurred. Please try again.'
const OTHER_NAME = 'The name that you typed is not the shop’s name. Nothing was removed.'
const NOTHING_LEFT = 'The demo is already removed'
const TOO_LATE = 'This was undone already, or its 24 hours are over'

/** Nobody reads a longer list in a message. */
const NAMED = 4

export const intents = intentTable('shop', {
  'remove-demo': { may: 'owner', says: 'Removed the demo', run: removeDemo },
  'undo-removal': { may: 'owner', says: 'Undid the removal of the demo', run: undoRemoval },
})

/** The shop's name is typed, so that no slip empties the shop. */
async function removeDemo(form: FormData, shop: Shop, { session: { id: who } }: Sender): Promise<ActionResult> {
  if (folded(fieldText(form, 'typedName')) !== folded(shop.settings.name)) return { ok: false, message: OTHER_NAME }
  const alsoIds = form.getAll('also').filter((id) => typeof id === 'string')
  const removed = await shop.firstSteps.removeDemo(who, alsoIds)
  if (!removed) return { ok: true, message: NOTHING_LEFT }
  shop.log.info('demo removed', removed)
  return { ok: true, message: `Removed: ${goodsInWords(removed)}` }
}

async function undoRemoval(form: FormData, shop: Shop): Promise<ActionResult> {
  const undone = await shop.firstSteps.undo(fieldText(form, 'removal'))
  if (!undone) return { ok: false, message: TOO_LATE }
  const { left, ...restored } = undone
  shop.log.info('demo restored', restored)
  return { ok: true, message: [`Back again: ${goodsInWords(restored)}`, ...leftInWords(left)].join('. ') }
}

function leftInWords(left: readonly LeftOut[]): string[] {
  const named = left.slice(0, NAMED).map(({ name, why }) => `${name}: ${why.replace(/\.$/, '')}`)
  return left.length > NAMED ? [...named, `And ${left.length - NAMED} more`] : named
}

/** Compares names without case and white space. */
function folded(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}
