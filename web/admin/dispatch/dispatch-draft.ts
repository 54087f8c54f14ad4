// A draft for each order, stored for the tab.
import {
  type DispatchPart,
  dispatchParts,
  dispatchTextNames,
  dispatchTexts,
  type DispatchTexts,
  TYPED_OFFICE,
} from '#domain/dispatch/dispatch-form.ts'
import { type Freight, freightLabels } from '#domain/dispatch/dispatched.ts'
import { type Office, officeTitle } from '#domain/dispatch/office-form.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import { type Draft, type DraftStore, draftStore, newDraft, readDraft } from '../kit/forms/draft-store.ts'
import type { OpenedDispatch } from './load-dispatch.ts'

const blank = Object.fromEntries(dispatchTextNames.map((name) => [name, ''])) as DispatchTexts

export type DispatchFormDraft = Draft<keyof DispatchTexts>

/** Starts from the record, even an undone one; else from the office that serves the place and the packed cases. */
export function draftOf({
  dispatch,
  proposed,
  packedCases,
}: Pick<OpenedDispatch, 'dispatch' | 'proposed' | 'packedCases'>): DispatchFormDraft {
  const fresh = { ...blank, officeId: proposed, cases: packedCases, freight: 'to pay' }
  const texts = dispatch ? dispatchTexts(dispatch) : fresh
  return newDraft(texts)
}

/** For conflict messages. */
export function dispatchInWords(part: string, texts: DispatchTexts, offices: readonly Office[]): string {
  switch (part as DispatchPart) {
    case 'office': {
      if (texts.officeId === TYPED_OFFICE) return officeTitle({ name: texts.officeName, branch: texts.officeBranch })
      const office = offices.find(({ id }) => id === texts.officeId)
      return office ? officeTitle(office) : texts.officeId && wordsOf(dispatchWords).aRemovedOffice
    }
    case 'freight':
      return [freightLabels()[texts.freight as Freight], texts.freightAmount && `₹${texts.freightAmount}`]
        .filter(Boolean)
        .join(': ')
    default:
      return dispatchParts[part as DispatchPart].map((name) => texts[name]).join(', ')
  }
}

export function dispatchStore(orderId: string): DraftStore<DispatchFormDraft> {
  return draftStore(`dispatch ${orderId}`, (found) => readDraft(found, blank))
}
