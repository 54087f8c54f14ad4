// Shows days, money, steps and roles of entries as on other screens.
import { stepLabels } from '#domain/steps/steps.ts'
import { dayStart, orderDate } from '#domain/indian-date.ts'
import { messageLabels } from '#domain/settings/message-fields.ts'
import { formatRupees, parseRupees } from '#domain/money.ts'
import { roleLabels } from '#domain/people/role.ts'

type Shown = (about: string) => string

/** Entries store form words, so that entries of earlier versions read the same. */
const shownOf: Readonly<Record<string, Shown>> = {
  '/admin/counter/sales close-day': parts(day, (counted) => `${rupees(counted)} counted`),
  '/admin/counter/sales reopen-day': parts(day),
  '/admin/orders add-payment': parts(asItIs, rupees),
  '/admin/orders give-back': parts(asItIs, rupees),
  '/admin/orders step': lastWord(stepLabels),
  '/admin/orders take-back': lastWord(stepLabels),
  '/admin/orders steps': firstWord(stepLabels),
  '/admin/orders take-back-many': firstWord(stepLabels),
  '/admin/dispatch message': lastWord(messageLabels),
  '/admin/settings restore': (version) => `Version ${version}`,
  '/admin/people add': lastWord(roleLabels),
  '/admin/people edit': lastWord(roleLabels),
  'command add': lastWord(roleLabels),
  'command role': lastWord(roleLabels),
}

export function shownAbout(kind: string, about: string): string {
  const shown = Object.hasOwn(shownOf, kind) ? shownOf[kind] : undefined
  return about === '' || !shown ? about : shown(about)
}

/** Formats each part of 'a, b'; a part without formatter stays as it is. */
function parts(...ways: Shown[]): Shown {
  return (about) =>
    about
      .split(', ')
      .map((part, at) => (ways[at] ?? asItIs)(part))
      .join(', ')
}

function asItIs(text: string): string {
  return text
}

function day(text: string): string {
  const at = dayStart(text)
  return at ? orderDate(at) : text
}

function rupees(text: string): string {
  const paise = parseRupees(text)
  return paise === undefined ? text : formatRupees(paise)
}

function lastWord(labels: Readonly<Record<string, string>>): Shown {
  return (about) => about.replace(/[^ ]+$/, (word) => label(labels, word))
}

function firstWord(labels: Readonly<Record<string, string>>): Shown {
  return (about) => about.replace(/^[^:]+/, (word) => label(labels, word))
}

function label(labels: Readonly<Record<string, string>>, word: string): string {
  return (Object.hasOwn(labels, word) && labels[word]) || word
}
