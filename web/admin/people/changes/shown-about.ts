// Shows days, money, steps and roles of entries as on other screens.
import { readOrderStep, stepLabels } from '#domain/steps/steps.ts'
import { dayStart, orderDate } from '#domain/dates/indian-date.ts'
import { messageLabel, readMessageName } from '#domain/settings/message-fields.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { parseRupees } from '#domain/numbers/typed-rupees.ts'
import { readRole, roleLabel } from '#domain/people/role.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { changes } from '#domain/words/en/office/shop/changes.ts'

type Shown = (about: string) => string

/** Entries store form words, so that entries of earlier versions read the same. */
const shownOf: Readonly<Record<string, Shown>> = {
  '/admin/counter/sales close-day': parts(day, (counted) => wordsOf(changes).counted({ amount: rupees(counted) })),
  '/admin/counter/sales reopen-day': parts(day),
  '/admin/orders add-payment': parts(asItIs, rupees),
  '/admin/orders give-back': parts(asItIs, rupees),
  '/admin/orders step': lastWord(step),
  '/admin/orders take-back': lastWord(step),
  '/admin/orders steps': firstWord(step),
  '/admin/orders take-back-many': firstWord(step),
  '/admin/dispatch message': lastWord(message),
  '/admin/settings restore': (version) => wordsOf(changes).version({ version }),
  '/admin/people add': lastWord(role),
  '/admin/people edit': lastWord(role),
  'command add': lastWord(role),
  'command role': lastWord(role),
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

type Label = (word: string) => string | undefined

function lastWord(label: Label): Shown {
  return (about) => about.replace(/[^ ]+$/, (word) => label(word) ?? word)
}

function firstWord(label: Label): Shown {
  return (about) => about.replace(/^[^:]+/, (word) => label(word) ?? word)
}

function role(word: string): string | undefined {
  const found = readRole(word)
  return found && roleLabel(found)
}

function step(word: string): string | undefined {
  const found = readOrderStep(word)
  return found && stepLabels()[found]
}

function message(word: string): string | undefined {
  const found = readMessageName(word)
  return found && messageLabel(found)
}
