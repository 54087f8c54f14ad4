/** An order's history: steps and calls, with time, person and note. */
import { momentText } from '../dates/indian-date.ts'
import { paragraphs } from '../plain-text.ts'
import { wordsOf } from '../words/catalogue.ts'
import { orderQuestions } from '../words/en/office/orders/order-questions.ts'
import { orderHistory } from '../words/en/office/orders/order-steps.ts'
import { type RecordedStep, stepLabels } from './steps.ts'

export const entryKinds = ['step', 'taken back', 'note', 'no answer', 'edit', 'dispatch', 'message'] as const
export type EntryKind = (typeof entryKinds)[number]

/** Recorded in place of a person's id for what the customer does on the page of the order. */
export const BY_CUSTOMER = 'customer'

export type StepEntry = {
  /** From 1 in each order: the sequence, even if the clock was wrong. */
  number: number
  kind: EntryKind
  /** For a step, its voiding, or a message about it. */
  step?: RecordedStep
  /** ISO, UTC; absent if older than the history. */
  at?: string
  /** The admin: written as id, read as e-mail address; or the customer, in words. */
  who?: string
  note: string
  /** ISO, UTC: the next call after no answer. */
  callAt?: string
}

export const NOTE_MAX = 500

/** Returns the cleaned note, perhaps '', or its fault. */
export function readNote(text: string): { note: string } | { error: string } {
  const note = paragraphs(text)
  return note.length > NOTE_MAX ? { error: wordsOf(orderHistory).noteTooLong({ most: NOTE_MAX }) } : { note }
}

/** Returns 'Packed', 'Packed: undone', 'Note' or 'No answer, again at 20/11/2026 6:00:00 pm'. */
export function entryTitle({ kind, step = 'confirmed', callAt }: Pick<StepEntry, 'kind' | 'step' | 'callAt'>): string {
  const text = wordsOf(orderHistory)
  if (kind === 'note') return text.note
  if (kind === 'edit') return text.edited
  if (kind === 'dispatch') return text.dispatchCorrected
  if (kind === 'message') return text.messageOpened
  if (kind === 'step') return stepLabels()[step]
  if (kind === 'taken back') return text.undone({ step: stepLabels()[step] })
  return callAt === undefined ? text.noAnswer : text.noAnswerUntil({ time: momentText(new Date(callAt)) })
}

/** Returns what screens show: the address of a person, or 'The customer'. */
export function shownWho(who: string): string {
  return who === BY_CUSTOMER ? wordsOf(orderQuestions).theCustomer : who
}
