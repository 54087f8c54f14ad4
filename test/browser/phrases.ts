// What the shop says in English, and the same in another language, for tests that look for texts on its pages.
import type { Catalogue, Entry } from '#domain/words/catalogue.ts'

type Phrase = { english: string; translated: string }
type Form = Phrase & { pattern: RegExp; names: string[]; own: number }

/**
 * The best of several has the longest pieces of sentences, which are in each other `depth` times. In `wide` a value may
 * also be a name that only looks like a sentence, and other sentences whose values are all sentences count too:
 * "Sent, in Tamil" is one with a value, or one with two.
 */
type Translated = { points: number; depth: number; isWhole: boolean; ways: string[]; wide: string[] }

const PLACEHOLDER = /\{(\w+)\}/g
const NUMBER = /₹?\d(?:[\d,.]*\d)?/g
const MARK = /<\/?\w+>/g
/** Values with which an expression such as /^Only \d+ left/ finds its sentence. */
const SAMPLES = ['5', '₹5', 'Rocket', 'quantity of Rocket', 'stock of Rocket']

/** "{first} or {second}" fits many texts that mean something else. */
const FEW_LETTERS = 2

export type Phrases = {
  /** Returns what finds `text` in the other language; the same text when the shop did not say it. */
  of(text: string | RegExp, isExact?: boolean): string | RegExp
  /** Every way in which the shop says this whole sentence. */
  said(text: string): string[]
}

/** `names` are data, such as categories: a page has them in either language, or in one and then the other. */
export function phrasesOf(
  english: Record<string, Catalogue>,
  translated: Record<string, Catalogue>,
  names: Readonly<Record<string, string>> = {},
): Phrases {
  const pairs = Object.entries(english).flatMap(([name, catalogue]) =>
    Object.entries(catalogue).flatMap(([key, entry]) => pairsOf(entry, translated[name]?.[key])),
  )
  // "{month} {year}" fits any words.
  const forms = pairs.map(formOf).filter(({ english: sentence }) => /\S/.test(sentence.replaceAll(PLACEHOLDER, '')))
  const known = new Map<string, Translated>()

  /** The whole text is one sentence of the shop, perhaps with values. */
  function translation(text: string): Translated {
    const found = known.get(text) ?? translate(text)
    known.set(text, found)
    return found
  }

  function translate(text: string): Translated {
    const name = names[text]
    if (name !== undefined)
      return {
        points: lettersIn(text) ** 2,
        depth: 1,
        isWhole: true,
        ways: [name],
        wide: [`${name} ${text}`, name, text],
      }
    const fitting = forms.filter(({ pattern }) => pattern.test(text)).map((form) => ({ ...filled(form, text), form }))
    const [best] = fitting.toSorted((a, b) => b.points - a.points || a.depth - b.depth || b.form.own - a.form.own)
    if (!best) return { points: 0, depth: 0, isWhole: !/\p{L}/u.test(text), ways: [], wide: [] }
    const alike = fitting.filter(({ points, depth, form: { own } }) => {
      return points === best.points && depth === best.depth && own === best.form.own
    })
    const ways = alike.flatMap((each) => each.ways)
    const wide = [...alike, ...fitting.filter(({ isWhole }) => isWhole)].flatMap((each) => each.wide)
    return { ...best, ways: othersThan(text, ways), wide: othersThan(text, wide) }
  }

  function filled({ pattern, names: values, own, translated: other }: Form, text: string): Translated {
    const [, ...found] = pattern.exec(text) ?? []
    const parts = found.map((value) => ({ value, ...translation(value) }))
    const withValues = (waysOf: (part: (typeof parts)[number]) => string[]) =>
      values
        .reduce<Record<string, string>[]>(
          (before, value, at) => {
            const part = parts[at]
            return (part ? waysOf(part) : []).flatMap((each) => before.map((way) => ({ ...way, [value]: each })))
          },
          [{}],
        )
        .map((way) => other.replaceAll(PLACEHOLDER, (sign, value: string) => way[value] ?? sign))
    return {
      points: parts.reduce((sum, { points }) => sum + points, own ** 2),
      depth: 1 + parts.reduce((most, { depth }) => Math.max(most, depth), 0),
      isWhole: parts.every((each) => each.isWhole),
      ways: withValues(({ value, ways }) => (ways.length > 0 ? ways : [value])),
      wide: withValues(({ value, wide }) => [...new Set([...wide, value])]),
    }
  }

  /** The text is a part of these sentences, its numbers are values. */
  function around(text: string): string[] {
    const values = text.match(NUMBER) ?? []
    const shape = text.replaceAll(NUMBER, '#').toLowerCase()
    return forms.flatMap(({ english: sentence, names: inSentence, own, translated: other }) => {
      const whole = sentence.replaceAll(PLACEHOLDER, '#').toLowerCase()
      const at = whole.indexOf(shape)
      if (own <= FEW_LETTERS || at < 0) return []
      const first = whole.slice(0, at).split('#').length - 1
      const said = new Map(values.map((value, index) => [inSentence[first + index], value]))
      return [escaped(other, (name) => (said.has(name) ? literal(said.get(name) ?? '') : '.*'))]
    })
  }

  function matching(samples: readonly string[], isMeant: (sentence: string) => boolean): string[] {
    return forms
      .filter(({ english: sentence, own }) => {
        return own > FEW_LETTERS && samples.some((sample) => isMeant(sentence.replaceAll(PLACEHOLDER, sample)))
      })
      .map(({ translated: other }) => escaped(other, () => '.*'))
  }

  return {
    said: (text) => translation(text).ways,
    of(text, isExact = false) {
      if (typeof text !== 'string') {
        const samples = [...SAMPLES, ...(text.source.match(/\d+/g) ?? [])]
        const once = new RegExp(text.source, text.flags.replace('g', ''))
        const found = matching(samples, (sentence) => once.test(sentence))
        if (found.length === 0) return text
        const start = text.source.startsWith('^') ? '^' : ''
        return new RegExp([...new Set(found.map((each) => start + each)), text.source].join('|'), text.flags)
      }
      const whole = translation(text).wide.map(literal)
      // Of an element, an expression sees the space beside an icon too.
      if (isExact)
        return whole.length > 0 ? new RegExp(`^\\s*(?:${[...whole, literal(text)].join('|')})\\s*$`, 'i') : text
      if (names[text] !== undefined || lettersIn(text) <= FEW_LETTERS) return anyOf(whole, text)
      return anyOf([...whole, ...around(text)], text)
    },
  }
}

function anyOf(translations: readonly string[], text: string): RegExp | string {
  return translations.length > 0 ? new RegExp([...new Set([...translations, literal(text)])].join('|'), 'i') : text
}

function othersThan(text: string, ways: readonly string[]): string[] {
  return [...new Set(ways)].filter((each) => each !== text)
}

function pairsOf(entry: Entry, other: Entry | undefined): Phrase[] {
  if (other === undefined) return []
  if (typeof entry === 'string') return typeof other === 'string' ? [{ english: entry, translated: other }] : []
  return Object.entries(entry).flatMap(([form, each]) =>
    pairsOf(each, (other as Readonly<Record<string, Entry>>)[form]),
  )
}

function formOf({ english, translated }: Phrase): Form {
  const sentence = english.replaceAll(MARK, '')
  const names = [...sentence.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const source = escaped(sentence, () => '(.+)')
  const own = lettersIn(sentence.replaceAll(PLACEHOLDER, ''))
  const pattern = new RegExp(`^${source}$`, 'is')
  return { english: sentence, pattern, names, own, translated: translated.replaceAll(MARK, '') }
}

/** Returns the sentence as the source of an expression, with `value` for its placeholders. */
function escaped(sentence: string, value: (name: string) => string): string {
  return sentence
    .split(PLACEHOLDER)
    .map((piece, at) => (at % 2 === 1 ? value(piece) : literal(piece)))
    .join('')
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
