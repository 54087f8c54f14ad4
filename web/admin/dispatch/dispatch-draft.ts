// What was typed on the form of a dispatch, kept for this tab, a draft for each order.
import { dispatchTextNames, dispatchTexts, type DispatchTexts } from '#domain/dispatch/dispatch-form.ts'
import { type Draft, type DraftStore, draftStore, readDraft } from '../kit/draft-store.ts'
import type { OpenedDispatch } from './load-dispatch.ts'

const blank = Object.fromEntries(dispatchTextNames.map((name) => [name, ''])) as DispatchTexts

export type DispatchFormDraft = Draft<keyof DispatchTexts>

/** Begins with what is recorded, also of a dispatch that was taken back; else with the office that serves the place and the cases that were packed. */
export function draftOf({
  dispatch,
  proposed,
  packedCases,
}: Pick<OpenedDispatch, 'dispatch' | 'proposed' | 'packedCases'>): DispatchFormDraft {
  const fresh = { ...blank, officeId: proposed, cases: packedCases, freight: 'to pay' }
  const texts = dispatch ? dispatchTexts(dispatch) : fresh
  return { texts, key: '' }
}

export function dispatchStore(orderId: string): DraftStore<DispatchFormDraft> {
  return draftStore(`dispatch ${orderId}`, (found) => readDraft(found, blank))
}
