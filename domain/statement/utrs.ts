/** Finds UTRs in a statement's narrations and excludes account numbers. */
import { asciiDigits } from '../numbers/digits.ts'
import { withoutName } from '../payments/methods.ts'

/** `only` is the single one that cannot be an account. */
export type FoundUtrs = { all: string[]; only?: string }

const TEXT_MAX = 1_000
const ACCOUNT =
  /(?:\bA ?\/? ?C(?: ?(?:NO|NUMBER))?|\bACCT?|\bACCOUNT(?: NO| NUMBER)?|\bTRANSFER (?:FROM|TO))[\s.:/*-]*$/
/** UPI and IMPS numbers have 12 digits; NEFT and RTGS ones begin with the bank's letters. */
const SURE = /^(?:\d{12}|[A-Z]{4}(?=[A-Z\d]*\d{6})[A-Z\d]{8,18}|[A-Z]\d{12,15})$/

/** `accounts` were found above the headings. */
export function findUtrs(text: string, accounts: ReadonlySet<string> = new Set()): FoundUtrs {
  const upper = asciiDigits(text.slice(0, TEXT_MAX)).toUpperCase()
  const found = numbersIn(upper, accounts)
  const sures = sure(found)
  if (sures.length > 0 || !upper.includes('\n')) return { all: unique(found), ...onlyOf(sures) }
  // A line end in the cell or a row end may cut a number in two.
  const joined = numbersIn(upper.replaceAll(/[ \t\r]{0,9}\n\s{0,9}/g, ''), accounts)
  return { all: unique([...found, ...joined]), ...onlyOf(sure(joined)) }
}

type Found = { utr: string; isAccount: boolean }

function unique(found: readonly Found[]): string[] {
  return [...new Set(found.map(({ utr }) => utr))]
}

function sure(found: readonly Found[]): string[] {
  return unique(found.filter(({ utr, isAccount }) => !isAccount && SURE.test(utr)))
}

function onlyOf(sures: readonly string[]): { only?: string } {
  return sures.length === 1 ? { only: sures[0]! } : {}
}

function numbersIn(text: string, accounts: ReadonlySet<string>): Found[] {
  return [...text.matchAll(/[A-Z\d]+/g)].flatMap(({ 0: word, index }) => {
    const utr = numberOf(word)
    if (utr === undefined) return []
    const isNamed = ACCOUNT.test(text.slice(Math.max(0, index - 30), index)) || text[index + word.length] === '@'
    const isAccount = isNamed || accounts.has(word) || accounts.has(utr)
    return [{ utr, isAccount }]
  })
}

function numberOf(word: string): string | undefined {
  if (word.length > 60) return undefined
  // Some banks pad it with zeros to 16 digits.
  const filled = /^0+(\d{12})$/.exec(word)?.[1]
  if (filled !== undefined) return filled
  const bare = withoutName(word)
  const leading = bare === word && !/^\d/.test(word) ? undefined : /^(\d{12})(?=[A-Z])/.exec(bare)?.[1]
  if (leading !== undefined) return leading
  return /^[A-Z\d]{12,22}$/.test(bare) && /\d{4}/.test(bare) ? bare : undefined
}

export function accountNumbers(text: string): Set<string> {
  return new Set(asciiDigits(text).match(/(?<!\d)\d{9,18}(?!\d)/g) ?? [])
}
