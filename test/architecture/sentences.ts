// Finds sentences of the catalogues, and of usages, that break the rules of docs/words.md.
import type { Catalogue, Entry } from '#domain/words/catalogue.ts'
import { specSentences } from '#test/spec-sentences.ts'

const MOST_WORDS = 24

/** A word that is unclear anywhere, and what to write in its place. */
type Pattern = readonly [pattern: RegExp, instead: string]

const UNCLEAR: readonly Pattern[] = [
  [/\bstands?\b/i, 'who does what'],
  [/\b(holds?|held)\b/i, 'a verb that says what happens'],
  [/\bmeanwhile\b/i, 'when it happens'],
  [/\bby (itself|themselves)\b/i, 'who does it'],
  [/\banew\b/i, '"again" or "start over"'],
  [/\bso (many|much)\b/i, 'the number'],
  [/\bas it is to be\b/i, 'an example'],
  [/(^|[.!?] )(what|who) (?!are|do|will)[^?]*(\.|$)/i, 'a sentence that begins with its subject'],
  [/\b(take|bring)s? (it |them |this |all )*(back|away)\b|\btaken (back|away)\b/i, '"undo" or "remove"'],
  [/\b(keeps|know|knows) nothing\b|\bnothing is\b|\bnothing of\b/i, 'a sentence with "not"'],
  [/\b(told|said|says) so\b|\bis said\b|\bunless told\b/i, 'who sees what'],
  [/\bsettled?\b/i, '"agree", "confirm" or "pay"'],
]

const UNCLEAR_ON_SCREENS: readonly Pattern[] = [
  ...UNCLEAR,
  [/^empty\b/i, '"(optional)" in the label'],
  [/\basked (for )?(online|pieces|goods)\b|\bpayment asked\b/i, '"ordered"'],
  [/\b(sorry|oops)\b/i, 'what to do next'],
  [/\b(click|tap)\b/i, '"press"'],
  [/\bplease\b[^.!?]*\bplease\b/i, 'one "please"'],
  [/^(?!Thank you).*!/, 'a full stop'],
  [/;|[a-z]: \p{Ll}/u, 'two sentences'],
  [/'/, 'the quote ’'],
  [/^\s|\s$| {2}/, 'a sentence with a placeholder, not a piece of one'],
]

const TERMINAL_COLUMNS = 80

const known = Object.values(specSentences).flat().map(normalized)

/** `catalogues` by the name of their file. */
export function sentenceFaults(catalogues: Record<string, Catalogue>): string[] {
  return Object.entries(catalogues).flatMap(([file, catalogue]) =>
    Object.entries(catalogue).flatMap(([key, entry]) => entryFaults(entry).map((fault) => `${file} ${key}: ${fault}`)),
  )
}

function entryFaults(entry: Entry): string[] {
  if (typeof entry === 'string') return textFaults(entry)
  const faults = Object.values(entry).flatMap((each: Entry) => entryFaults(each))
  if ('other' in entry && !entry.other.includes('{count}')) faults.push(`"${entry.other}" does not show {count}`)
  if ('enquiry' in entry) {
    const order = textsOf(entry.enquiry).find((text) => /\border/i.test(text))
    if (order !== undefined) faults.push(`"${order}" speaks of an order, and such a shop takes enquiries`)
  }
  return faults
}

function textFaults(text: string): string[] {
  if (known.includes(normalized(text))) return []
  const long = text.split(/(?<=[.!?]) /).filter((each) => each.split(/\s+/).length > MOST_WORDS)
  return [...unclearIn(text, UNCLEAR_ON_SCREENS), ...long.map((each) => `"${each}" has more than ${MOST_WORDS} words`)]
}

/** `usage` as a command prints it for --help. */
export function usageFaults(usage: string): string[] {
  const lines = usage.split('\n')
  const wide = lines.filter((line) => line.length > TERMINAL_COLUMNS)
  return [
    ...wide.map((line) => `"${line}" has more than ${TERMINAL_COLUMNS} columns`),
    ...lines.flatMap((line) => unclearIn(line, UNCLEAR)),
  ]
}

function unclearIn(text: string, patterns: readonly Pattern[]): string[] {
  return patterns.filter(([pattern]) => pattern.test(text)).map(([, instead]) => `"${text}": write ${instead}`)
}

function textsOf(entry: Entry): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry).flatMap((each: Entry) => textsOf(each))
}

/** A placeholder of the specification may have another name, and an amount its sign. */
function normalized(text: string): string {
  return text.replaceAll(/₹?\{\w+\}/g, '…').replaceAll(/<\/?\w+>/g, '')
}
