// Logs requests and answers on disk before the next request, outside the shop's folder.
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'

export type Line = { id: string; quantity: number }

/** Stored once under its key, as sent, or not at all. */
export const things = ['order', 'payment', 'sale', 'return', 'change of stock'] as const
/** The last answer decides: an order's lines, a payment's marks, a day's closing. */
export const states = ['lines', 'seen', 'taken back', 'day'] as const

export type Thing = (typeof things)[number]
export type State = (typeof states)[number]
export type Act = Thing | State

/** `short`: saved although its stock could not be taken. `refused`: nothing may be stored. */
export type Outcome = 'saved' | 'short' | 'refused'

export type Sent = {
  key: string
  contents: string
  /** The key of an order or a payment, or the day. */
  of?: string
  /** Kept for a retry. */
  fields: Record<string, string>
}

export type Entry =
  | ({ is: 'sent'; act: Act } & Sent)
  /** `id`: given by the shop. */
  | { is: 'answered'; act: Act; key: string; outcome: Outcome; id?: string }
  | { is: 'file answered'; path: string }

export type SentAct = Sent & { outcome?: Outcome; id?: string }

/** What a database must contain, or may because it has no answer. */
export type Expected = {
  /** By key, in the order of sending. */
  sent: Record<Act, Map<string, SentAct>>
  files: Set<string>
  /** Two different answers under one key. */
  contradictions: string[]
}

export type Acknowledgements = {
  entries: readonly Entry[]
  expected: Expected
  /** Writes the entry and syncs the file. */
  add(entry: Entry): void
  close(): void
}

/** Opens the log; without a file it stays in memory. */
export function openAcknowledgements(file?: string): Acknowledgements {
  const descriptor = file === undefined ? undefined : openSync(file, 'a')
  const expected = nothingExpected()
  const entries: Entry[] = []
  return {
    entries,
    expected,
    add(entry) {
      if (descriptor !== undefined) {
        writeSync(descriptor, `${JSON.stringify(entry)}\n`)
        fsyncSync(descriptor)
      }
      entries.push(entry)
      expect(expected, entry)
    },
    close() {
      if (descriptor !== undefined) closeSync(descriptor)
    },
  }
}

export function nothingExpected(): Expected {
  const sent = Object.fromEntries([...things, ...states].map((act) => [act, new Map()])) as Expected['sent']
  return { sent, files: new Set(), contradictions: [] }
}

/** Adds a log entry to the expectations. A key sent again is the same act. */
export function expect({ sent, files, contradictions }: Expected, entry: Entry): void {
  if (entry.is === 'file answered') return void files.add(entry.path)
  const { act, key } = entry
  const known = sent[act].get(key)
  if (entry.is === 'sent') {
    const { is: _is, act: _act, ...contents } = entry
    if (!known) sent[act].set(key, contents)
    return
  }
  if (!known) return void contradictions.push(`${key} was answered and never sent`)
  const { outcome, id } = entry
  if (known.outcome !== undefined && known.outcome !== outcome)
    contradictions.push(`${key} was ${known.outcome} and ${outcome}`)
  if (known.id !== undefined && known.id !== id)
    contradictions.push(`${key} was answered with ${known.id} and with ${id}`)
  Object.assign(known, { outcome, ...(id !== undefined && { id }) })
}

/** The entry of an order that no driver sends. */
export function orderSent(key: string, lines: readonly Line[]): Entry {
  return { is: 'sent', act: 'order', key, contents: linesText(lines), fields: {} }
}

export function orderAnswered(key: string, id: string, outcome: Outcome = 'saved'): Entry {
  return { is: 'answered', act: 'order', key, outcome, id }
}

export function savedOf({ sent }: Expected, act: Act): SentAct[] {
  return [...sent[act].values()].filter(({ outcome }) => outcome === 'saved')
}

/** The lines as the auditor reads them, sorted. */
export function linesText(lines: readonly Line[]): string {
  return JSON.stringify(
    lines.map(({ id, quantity }) => [id, quantity] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

export function linesIn(text: string): Line[] {
  return (JSON.parse(text) as [string, number][]).map(([id, quantity]) => ({ id, quantity }))
}
