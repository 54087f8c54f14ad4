// Reads the catalogues of sentences: fills their placeholders, and chooses the form for a number or for an enquiry.
import { indianGrouping } from '../numbers/money.ts'

/**
 * A sentence, a list of sentences, a form for 1 and one for other numbers, or one for shops that take orders and one for
 * those that take enquiries. `{name}` is a placeholder, `{count}` the number that chooses the form. `<link>…</link>`
 * marks words that the page draws in its own way; a mark is not inside another.
 */
export type Entry = string | readonly string[] | Plural | { readonly order: Entry; readonly enquiry: Entry }
type Plural = { readonly one: string; readonly other: string }
export type Catalogue = Readonly<Record<string, Entry>>

/** The same keys, placeholders and marks in another language. */
export type Translation<C> = { readonly [Key in keyof C]: Alike<C[Key]> }
type Alike<E> = E extends string
  ? string
  : E extends readonly string[]
    ? readonly string[]
    : { readonly [Key in keyof E]: Alike<E[Key]> }

/** What a screen uses: a text, or its parts if it has marks; with placeholders a function that returns them. */
export type Words<C> = { readonly [Key in keyof C]: Said<C[Key]> }

/** A part of a sentence: text of its own, or text inside a mark. */
export type Part<Mark extends string = string> = string | { readonly mark: Mark; readonly text: string }

type Said<E> = E extends readonly string[]
  ? readonly string[]
  : Filled<
      Names<Texts<E>> | (E extends Plural | { order: Plural } ? 'count' : never),
      [Marks<Texts<E>>] extends [never] ? string : readonly Part<Marks<Texts<E>>>[]
    >

type Filled<Name extends string, Text> = [Name] extends [never] ? Text : (values: Values<Name>) => Text
type Values<Name extends string> = { [Key in Name]: Key extends 'count' ? number : string | number }
type Texts<E> = E extends string ? E : E extends readonly string[] ? never : Texts<E[keyof E]>
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Marks<Text> = Text extends `${string}</${infer Mark}>${infer Rest}` ? Mark | Marks<Rest> : never

export type Wording = { callItEnquiry: boolean }

const ORDERS: Wording = { callItEnquiry: false }
const read = { order: new WeakMap<Catalogue, object>(), enquiry: new WeakMap<Catalogue, object>() }

/** The server reads each request's language; a page in the browser is built with its language alone. */
let translate = (english: Catalogue): Catalogue => english

/** Returns what restores the former translation, for tests, many of which share a process. */
export function translateBy(translation: (english: Catalogue) => Catalogue): () => void {
  const former = translate
  translate = translation
  return () => void (translate = former)
}

/** The same object each time, so that it may be a dependency of an effect. */
export function wordsOf<const C extends Catalogue>(english: C, { callItEnquiry }: Wording = ORDERS): Words<C> {
  const catalogue = translate(english)
  const wording = callItEnquiry ? 'enquiry' : 'order'
  const known = read[wording].get(catalogue) ?? Object.fromEntries(entriesOf(catalogue, wording))
  read[wording].set(catalogue, known)
  return known as Words<C>
}

function entriesOf(catalogue: Catalogue, wording: 'order' | 'enquiry') {
  return Object.entries(catalogue).map(([key, entry]) => {
    const chosen = isWording(entry) ? entry[wording] : entry
    // Both forms of an entry are used alike, even if only one has a placeholder.
    const texts = textsOf(entry).join()
    const drawn = texts.includes('</') ? partsOf : filled
    if (Array.isArray(chosen)) return [key, chosen]
    const form = chosen as string | Plural
    if (typeof form === 'string' && !texts.includes('{')) return [key, drawn(form, {})]
    return [key, (values: Given) => drawn(formOf(form, values), values)]
  })
}

type Given = Record<string, string | number>

/** English and Tamil have one form for 1, and one for the rest. */
function formOf(form: string | Plural, { count }: Given): string {
  return typeof form === 'string' ? form : count === 1 ? form.one : form.other
}

function partsOf(text: string, values: Given): Part[] {
  // Text, mark, marked text, mark, text, …
  const pieces = text.split(/<\/?(\w+)>/)
  return pieces.flatMap((piece, at): Part[] => {
    if (at % 4 === 2) return [{ mark: pieces[at - 1] ?? '', text: filled(piece, values) }]
    return at % 4 === 0 && piece !== '' ? [filled(piece, values)] : []
  })
}

/** Only the catalogue's text is searched for placeholders: a customer's name may have braces. */
function filled(text: string, values: Given): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? indianGrouping(value) : String(value)
  })
}

function isWording(entry: Entry): entry is { readonly order: Entry; readonly enquiry: Entry } {
  return typeof entry === 'object' && 'enquiry' in entry
}

function textsOf(entry: Entry): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(textsOf)
}
