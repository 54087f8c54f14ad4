// Intents of the import.
import { wordsOf } from '#domain/words/catalogue.ts'
import { imports as words } from '#domain/words/en/office/goods/imports.ts'
import { intentTable, type Sender } from '../kit/intent.ts'
import type { ChosenNow } from '#domain/imports/import-choices.ts'
import type { ImportDone } from '#server/imports/shown/import-versions.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import { CHANGED, readChosen } from './read-chosen.ts'

export const intents = intentTable('products', {
  start: { may: 'staff', says: false, run: start },
  choose: { may: 'staff', says: false, run: choose },
  apply: { may: 'staff', says: () => wordsOf(words).didImport, run: apply },
  undo: { may: 'staff', says: () => wordsOf(words).didUndo, run: undo },
  compare: { may: 'staff', says: false, run: compare },
  discard: { may: 'staff', says: false, run: discard },
})

export function failureMessage(name: string): string {
  const text = wordsOf(words)
  return name === 'start' ? text.notArrived : text.noAnswer
}

async function start(form: FormData, { imports }: Shop, { session: { id: who } }: Sender): Promise<ActionResult> {
  const text = wordsOf(words)
  const id = fieldText(form, 'id')
  const file = form.get('file')
  const pasted = fieldText(form, 'pasted')
  const hasFile = file instanceof File && file.name !== ''
  if (!isIdempotencyKey(id) || (!hasFile && pasted.trim() === '')) return { ok: false, message: text.noFile }
  const bytes = hasFile ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(pasted)
  try {
    await imports.start(id, { bytes, name: hasFile ? file.name : text.pastedTable }, who)
    return { ok: true, message: '' }
  } catch (error) {
    return refusalOf(error)
  }
}

/** For an unreadable file, or when the shop is busy. */
function refusalOf(error: unknown): ActionResult {
  if (error instanceof Error && error.name === 'UnreadableSheet') return { ok: false, message: error.message }
  throw error
}

async function choose(form: FormData, { imports }: Shop): Promise<ActionResult> {
  const read = readChosen(form)
  if ('message' in read) return { ok: false, message: read.message }
  const chosen: ChosenNow = read.chosen
  return resultOf(
    await imports.choose(
      fieldText(form, 'id'),
      { version: versionOf(form), tab: fieldText(form, 'tab') || undefined },
      chosen,
    ),
  )
}

/** The version that the page shows; -1 for a page of an earlier release. */
function versionOf(form: FormData): number {
  return Number(fieldText(form, 'version') || -1)
}

function resultOf(done: ImportDone): ActionResult {
  if (done.ok) return { ok: true, message: done.text }
  return { ok: false, message: done.text, ...(done.isChanged && { errors: { [CHANGED]: done.text } }) }
}

async function compare(form: FormData, { imports }: Shop): Promise<ActionResult> {
  await imports.compareAgain(fieldText(form, 'id'))
  return { ok: true, message: '' }
}

async function apply(form: FormData, { imports }: Shop, { session: { id: who } }: Sender): Promise<ActionResult> {
  try {
    return resultOf(await imports.apply(fieldText(form, 'id'), { version: versionOf(form), who }))
  } catch (error) {
    return refusalOf(error)
  }
}

async function undo(form: FormData, { bulkChanges }: Shop, { session: { id: who } }: Sender): Promise<ActionResult> {
  const undone = await bulkChanges.undo(fieldText(form, 'id'), who)
  const text = wordsOf(words)
  if (!undone) return { ok: false, message: text.tooLate }
  const count = undone.bulkChange.undone?.left.length ?? 0
  return { ok: true, message: count === 0 ? text.importUndone : text.importUndoneExcept({ count }) }
}

async function discard(form: FormData, { imports }: Shop): Promise<ActionResult> {
  await imports.remove(fieldText(form, 'id'))
  return { ok: true, message: wordsOf(words).discarded }
}
