/** Decides whether two names are spellings of one product: each word needs a partner. */
import { soundOf } from '../search/sound.ts'
import { meaningInName } from '../search/trade-words.ts'

/** 'same' sounds alike, or almost in a longer word; 'near' differs by a vowel in a short word, or in word order. */
export type Nearness = 'same' | 'near'

const MOST_WORDS = 16
/** Words from SHORTEST_NEAR may differ by a vowel, from LONG by any letter. */
const SHORTEST_NEAR = 4
const LONG = 7
const VOWEL = /[aeiou]/

/** Returns undefined for different goods: Mini and Giant, Gold and nothing, 10 and 12. */
export function nearSpelling(one: readonly string[], other: readonly string[]): Nearness | undefined {
  const [a, b] = [one.flatMap(parts), other.flatMap(parts)]
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) return undefined
  return inOrder(a, b) ?? (inAnyOrder(a, b) ? 'near' : undefined)
}

/** 10cm is 10 and cm. */
function parts(word: string): string[] {
  return word.match(/\d+(?:[./_]\d+)*|\D+/g) ?? []
}

/** One word may match two: flowerpot, flower pot. */
function inOrder(a: readonly string[], b: readonly string[]): Nearness | undefined {
  const known = new Map<number, Nearness | undefined>()
  const from = (i: number, j: number): Nearness | undefined => {
    if (i === a.length && j === b.length) return 'same'
    if (i >= a.length || j >= b.length) return undefined
    const key = i * (MOST_WORDS + 1) + j
    if (!known.has(key)) known.set(key, best(i, j))
    return known.get(key)
  }
  const step = (word: string, partner: string, i: number, j: number) =>
    weaker(nearWord(word, partner), () => from(i, j))
  function best(i: number, j: number): Nearness | undefined {
    const [word, partner] = [a[i]!, b[j]!]
    return (
      step(word, partner, i + 1, j + 1) ??
      (i + 1 < a.length ? step(word + a[i + 1]!, partner, i + 2, j + 1) : undefined) ??
      (j + 1 < b.length ? step(word, partner + b[j + 1]!, i + 1, j + 2) : undefined)
    )
  }
  return from(0, 0)
}

function weaker(first: Nearness | undefined, rest: () => Nearness | undefined): Nearness | undefined {
  if (!first) return undefined
  const second = rest()
  return second && (first === 'near' ? 'near' : second)
}

function inAnyOrder(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  const left = [...b]
  return a.every((word) => {
    const at = left.findIndex((partner) => nearWord(word, partner))
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  })
}

function nearWord(word: string, partner: string): Nearness | undefined {
  if (word === partner) return 'same'
  if (/\d/.test(word + partner)) return undefined
  const meaning = meaningInName(word) ?? word
  if (meaning === (meaningInName(partner) ?? partner) && word[0] === partner[0]) return 'same'
  const [a, b] = [soundOf(word), soundOf(partner)]
  if (a[0] !== b[0]) return undefined
  const shorter = Math.min(a.length, b.length)
  if (a === b && shorter > 2) return 'same'
  if (shorter < SHORTEST_NEAR || !isOneEdit(a, b, shorter >= LONG)) return undefined
  return shorter === SHORTEST_NEAR ? 'near' : 'same'
}

/** One letter inserted, deleted, changed or swapped; consonants only in long words. */
function isOneEdit(one: string, other: string, isLong: boolean): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && long[at] === short[at]) at += 1
  const isVowel = VOWEL.test(long[at] ?? '') && (long.length > short.length || VOWEL.test(short[at] ?? ''))
  const rest = long.slice(at + 1)
  if (long.length > short.length) return (isVowel || isLong) && rest === short.slice(at)
  if (rest === short.slice(at + 1)) return isVowel || isLong
  const isSwapped =
    long[at] === short[at + 1] && long[at + 1] === short[at] && long.slice(at + 2) === short.slice(at + 2)
  return isSwapped && (isLong || VOWEL.test(long.slice(at, at + 2)))
}
