/** The estimate's season notes: dispatch, bursting hours and safety. */
import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import { dispatchPromise } from '#domain/season/dispatch-promise.ts'
import { CONTENT_WIDTH_MM } from '../page-layout.ts'
import { breakLines, printableText } from '../printable-text.ts'
import { NOTE_LINE_MM, NOTE_MM } from './head.ts'
import { PADDING_MM } from './table.ts'
import type { EstimateOrder, EstimateSeller } from './texts.ts'

export type SeasonNotes = { notes: string[]; safety: string[] }

/** Enough for the longest text that the settings allow, and less than a page. */
const MOST_LINES_EACH = 3

export function seasonNotes(order: EstimateOrder, seller: EstimateSeller): SeasonNotes {
  const { burstingHours, safetyCard = [] } = seller
  const dispatch = dispatchPromise(order, seller)
  const text = wordsOf(papers)
  const notes = [
    dispatch && text.dispatch({ promise: dispatch }),
    burstingHours && text.burstingHours({ hours: burstingHours }),
  ]
  return {
    notes: notes.flatMap((note) => linesOf(note ?? '')),
    safety: safetyCard.flatMap((point) => linesOf(point, '• ')),
  }
}

/** Includes the gap above and the safety card's heading. */
export function seasonHeightMm({ notes, safety }: SeasonNotes): number {
  const lines = notes.length + safety.length + (safety.length > 0 ? 1 : 0)
  return lines === 0 ? 0 : (lines + 1) * NOTE_LINE_MM
}

function linesOf(text: string, mark = ''): string[] {
  const printed = printableText(text)
  const room = CONTENT_WIDTH_MM - 2 * PADDING_MM
  return printed === '' ? [] : breakLines(mark + printed, room, { sizeMm: NOTE_MM }, MOST_LINES_EACH)
}
