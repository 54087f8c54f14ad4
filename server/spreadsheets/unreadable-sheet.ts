// Reasons why a file is not a readable spreadsheet: what it is, and what is expected.
import { wordsOf } from '#domain/words/catalogue.ts'
import { spreadsheets } from '#domain/words/en/office/goods/spreadsheets.ts'
import { Refusal } from '../refusal.ts'

/** The message is for the admin. */
export class UnreadableSheet extends Refusal {
  override name = 'UnreadableSheet'
}

export type UnreadableKind = keyof typeof spreadsheets

export function unreadable(kind: UnreadableKind): UnreadableSheet {
  return new UnreadableSheet(wordsOf(spreadsheets)[kind])
}
