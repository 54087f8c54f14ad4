// Removes and restores the demo.
import { intentTable, type Sender } from '../kit/intent.ts'
import type { LeftOut } from '#domain/bulk/product-changes.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { firstSteps as words } from '#domain/words/en/office/first-steps.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import { goodsInWords } from './steps-view.ts'

/** Nobody reads a longer list in a message. */
const NAMED = 4

export const intents = intentTable('shop', {
  'remove-demo': { may: 'owner', says: () => wordsOf(words).didRemove, run: removeDemo },
  'undo-removal': { may: 'owner', says: () => wordsOf(words).didUndo, run: undoRemoval },
})

/** The shop's name is typed, so that no slip empties the shop. */
async function removeDemo(form: FormData, shop: Shop, { session: { id: who } }: Sender): Promise<ActionResult> {
  const text = wordsOf(words)
  if (folded(fieldText(form, 'typedName')) !== folded(shop.settings.name)) return { ok: false, message: text.otherName }
  const alsoIds = form.getAll('also').filter((id) => typeof id === 'string')
  const removed = await shop.firstSteps.removeDemo(who, alsoIds)
  if (!removed) return { ok: true, message: text.nothingLeft }
  shop.log.info('demo removed', removed)
  return { ok: true, message: text.removed({ goods: goodsInWords(removed) }) }
}

async function undoRemoval(form: FormData, shop: Shop): Promise<ActionResult> {
  const undone = await shop.firstSteps.undo(fieldText(form, 'removal'))
  const text = wordsOf(words)
  if (!undone) return { ok: false, message: text.tooLate }
  const { left, ...restored } = undone
  shop.log.info('demo restored', restored)
  return { ok: true, message: [text.restored({ goods: goodsInWords(restored) }), ...leftInWords(left)].join('. ') }
}

function leftInWords(left: readonly LeftOut[]): string[] {
  const text = wordsOf(words)
  const named = left.slice(0, NAMED).map(({ name, why }) => text.leftOut({ name, why: why.replace(/\.$/, '') }))
  return left.length > NAMED ? [...named, text.andMore({ count: left.length - NAMED })] : named
}

/** Compares names without case and white space. */
function folded(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}
