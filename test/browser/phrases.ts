// What the shop says in English, and the same in another language, for tests that look for texts on its pages.
import type { Catalogue, Entry } from '#domain/words/catalogue.ts'

type Phrase = { english: string; translated: string }
type Form = Phrase & { pattern: RegExp; names: string[]; own: number }

/** `letters`: how many of the text's are in sentences of the shop, which are in each other `depth` times. */
type Translated = { letters: number; depth: number; ways: string[] }

const PLACEHOLDER = /\{(\w+)\}/g
const MARK = /<\/?\w+>/g
/** Values with which an expression such as /^Only \d+ left/ finds its sentence. */
const SAMPLES = ['5', '₹5', 'Rocket']

/** "{first} or {second}" fits many texts that mean something else. */
const FEW_LETTERS = 2

export type Phrases = {
  /** Returns what finds `text` in the other language; the same text when the shop did not say it. */
  of(text: string | RegExp, isExact?: boolean): string | RegExp
  /** Every way in which the shop says this whole sentence. */
  said(text: string): string[]
}

/** `names` are data, such as categories: a page has them in either language. */
export function phrasesOf(
  english: Record<string, Catalogue>,
  translated: Record<string, Catalogue>,
  names: Readonly<Record<string, string>> = {},
): Phrases {
  const pairs = Object.entries(english).flatMap(([name, catalogue]) =>
    Object.entries(catalogue).flatMap(([key, entry]) => pairsOf(entry, translated[name]?.[key])),
  )
  const forms = pairs.map(formOf)
  const known = new Map<string, Translated>()

  /** The whole text is one sentence of the shop, perhaps with values. */
  function translation(text: string): Translated {
    const found = known.get(text) ?? translate(text)
    known.set(text, found)
    return found
  }

  function translate(text: string): Translated {
    const name = names[text]
    if (name !== undefined) return { letters: lettersIn(text), depth: 1, ways: [name] }
    const fitting = forms.filter(({ pattern }) => pattern.test(text)).map((form) => ({ ...filled(form, text), form }))
    const [best] = fitting.toSorted((a, b) => b.letters - a.letters || a.depth - b.depth || b.form.own - a.form.own)
    if (!best) return { letters: 0, depth: 0, ways: [] }
    const alike = fitting.filter(({ letters, depth, form: { own } }) => {
      return letters === best.letters && depth === best.depth && own === best.form.own
    })
    const ways = new Set(alike.flatMap((each) => each.ways))
    return { ...best, ways: [...ways].filter((each) => each !== text) }
  }

  function filled({ pattern, names: values, own, translated: other }: Form, text: string): Translated {
    const [, ...found] = pattern.exec(text) ?? []
    const parts = found.map((value) => ({ value, ...translation(value) }))
    const ways = values.reduce<Record<string, string>[]>(
      (before, value, at) => waysOf(parts[at]).flatMap((each) => before.map((way) => ({ ...way, [value]: each }))),
      [{}],
    )
    return {
      letters: parts.reduce((sum, { letters }) => sum + letters, own),
      depth: 1 + parts.reduce((most, { depth }) => Math.max(most, depth), 0),
      ways: ways.map((way) => other.replaceAll(PLACEHOLDER, (sign, value: string) => way[value] ?? sign)),
    }
  }

  function waysOf({ value, ways }: { value: string; ways: string[] } = { value: '', ways: [] }): string[] {
    return ways.length > 0 && names[value] === undefined ? ways : [...ways, value]
  }

  /** Whether the shop has the text as a sentence, and not just as values beside each other. */
  function isSentence(text: string): boolean {
    return forms.some(({ pattern, own }) => own > FEW_LETTERS && pattern.test(text))
  }

  function matching(samples: readonly string[], isMeant: (sentence: string) => boolean): string[] {
    return forms
      .filter(({ english: sentence, own }) => {
        return own > FEW_LETTERS && samples.some((sample) => isMeant(sentence.replaceAll(PLACEHOLDER, sample)))
      })
      .map(({ translated: other }) => other.split(PLACEHOLDER).filter(isOwn).map(literal).join('.*'))
  }

  return {
    said: (text) => translation(text).ways,
    of(text, isExact = false) {
      const samples = [...SAMPLES, ...String(text).matchAll(/\d+/g).map(String)]
      if (typeof text !== 'string') {
        const once = new RegExp(text.source, text.flags.replace('g', ''))
        const found = matching(samples, (sentence) => once.test(sentence))
        if (found.length === 0) return text
        const start = text.source.startsWith('^') ? '^' : ''
        return new RegExp([...new Set(found.map((each) => start + each)), text.source].join('|'), text.flags)
      }
      const whole = translation(text).ways.map(literal)
      const isName = names[text] !== undefined
      if (isExact && whole.length === 0) return text
      if (isExact) return new RegExp(`^(?:${[...whole, ...(isName ? [literal(text)] : [])].join('|')})$`, 'i')
      if (isName || isSentence(text)) return anyOf(whole, text)
      if (lettersIn(text) <= FEW_LETTERS) return anyOf(whole, text)
      return anyOf(
        [...whole, ...matching(samples, (sentence) => sentence.toLowerCase().includes(text.toLowerCase()))],
        text,
      )
    },
  }
}

function anyOf(translations: readonly string[], text: string): RegExp | string {
  return translations.length > 0 ? new RegExp([...new Set([...translations, literal(text)])].join('|'), 'i') : text
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
  const source = sentence
    .split(PLACEHOLDER)
    .map((piece, at) => (isOwn(piece, at) ? literal(piece) : '(.+)'))
    .join('')
  const own = lettersIn(sentence.replaceAll(PLACEHOLDER, ''))
  const pattern = new RegExp(`^${source}$`, 'is')
  return { english: sentence, pattern, names, own, translated: translated.replaceAll(MARK, '') }
}

/** A sentence split at its placeholders has its own text and the placeholders' names in turn. */
function isOwn(_: string, at: number): boolean {
  return at % 2 === 0
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
