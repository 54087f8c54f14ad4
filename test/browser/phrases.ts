// What the shop says in English, and the same in another language, for tests that look for texts on its pages.
import type { Catalogue, Entry } from '#domain/words/catalogue.ts'

type Phrase = { english: string; translated: string }
type Form = { english: string; pattern: RegExp; names: string[]; translated: string }

const PLACEHOLDER = /\{(\w+)\}/g
const MARK = /<\/?\w+>/g
/** Values with which an expression such as /^Only \d+ left/ finds its sentence. */
const SAMPLES = ['5', '₹5', 'Rocket']

export type Phrases = {
  /** Returns what finds `text` in the other language; the same text when the shop did not say it. */
  of(text: string | RegExp, isExact?: boolean): string | RegExp
}

export function phrasesOf(english: Record<string, Catalogue>, translated: Record<string, Catalogue>): Phrases {
  const pairs = Object.entries(english).flatMap(([name, catalogue]) =>
    Object.entries(catalogue).flatMap(([key, entry]) => pairsOf(entry, translated[name]?.[key])),
  )
  const forms = pairs.map(formOf)

  /** The whole text is one sentence of the shop, perhaps with values. */
  function filled(text: string): string[] {
    return forms.flatMap(({ pattern, names, translated: other }) => {
      const [, ...values] = pattern.exec(text) ?? []
      if (values.length < names.length || !pattern.test(text)) return []
      const said = new Map(names.map((name, at) => [name, oneOf(values[at] ?? '')]))
      return [escaped(other, (name) => said.get(name) ?? '.*')]
    })
  }

  function oneOf(value: string): string {
    const found = filled(value)
    return found.length > 0 ? `(?:${[...new Set(found)].join('|')})` : literal(value)
  }

  function matching(isMeant: (sentence: string) => boolean): string[] {
    return forms
      .filter(({ english: sentence }) => SAMPLES.some((sample) => isMeant(sentence.replace(PLACEHOLDER, sample))))
      .map(({ translated: other }) => escaped(other, () => '.*'))
  }

  return {
    of(text, isExact = false) {
      if (typeof text !== 'string') {
        const found = matching((sentence) => text.test(sentence))
        return found.length > 0 ? new RegExp([...new Set([...found, text.source])].join('|'), text.flags) : text
      }
      const whole = filled(text)
      if (whole.length > 0) {
        const any = [...new Set(whole)].join('|')
        return new RegExp(isExact ? `^(?:${any})$` : any, 'i')
      }
      if (isExact || !/\p{L}{3}/u.test(text)) return text
      const parts = matching((sentence) => sentence.toLowerCase().includes(text.toLowerCase()))
      return parts.length > 0 ? new RegExp([...new Set([...parts, literal(text)])].join('|'), 'i') : text
    },
  }
}

function pairsOf(entry: Entry, other: Entry | undefined): Phrase[] {
  if (other === undefined) return []
  if (typeof entry === 'string') return typeof other === 'string' ? [{ english: entry, translated: other }] : []
  return Object.entries(entry).flatMap(([form, each]) =>
    pairsOf(each, (other as Readonly<Record<string, Entry>>)[form]),
  )
}

function formOf({ english, translated }: Phrase): Form {
  const sentence = english.replace(MARK, '')
  const names = [...sentence.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const pattern = new RegExp(`^${escaped(sentence, () => '(.+)')}$`, 'is')
  return { english: sentence, pattern, names, translated: translated.replace(MARK, '') }
}

/** Returns the sentence as the source of an expression, its placeholders replaced. */
function escaped(sentence: string, value: (name: string) => string): string {
  return sentence
    .split(PLACEHOLDER)
    .map((piece, at) => (at % 2 === 1 ? value(piece) : literal(piece)))
    .join('')
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
