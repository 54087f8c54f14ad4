// Finds translations that lack a sentence, a placeholder or a mark, or that break the rules of docs/tamil.md.
import type { Catalogue, Entry } from '#domain/words/catalogue.ts'

/** Latin words that Tamil readers read so; names of formats and companies. */
const LATIN = new Set(
  `WhatsApp UPI UTR LR PDF QR GST GSTIN Excel LibreOffice CSV ZIP MP4 MOV AVI PNG JPG HEVC SHA H 264 MB A4 ID NEFT RTGS IMPS
  IFSC Google Pay PhonePe Paytm BHIM Facebook Instagram YouTube iPhone Android Chrome Safari English xlsx mm cm kg FSSAI
  PESO iPad Edge Firefox KB CSIR NEERI AM PM am pm en ta IN GPay Wi Fi SMS PIN JSON UTF F5 Ctrl Enter Esc Tab V P`.split(
    /\s+/,
  ),
)

/** Signs of the program are not for readers. */
const SIGNS = /\{\w+\}|<\w+>/g
const ALL_SIGNS = /\{\w+\}|<\/?\w+>/g

export function translationFaults(english: Catalogue, translated: Catalogue): string[] {
  return Object.entries(english).flatMap(([key, entry]) => {
    const other = translated[key]
    if (other === undefined) return [`${key} is missing`]
    return [...shapeFaults(entry, other), ...textsOf(other).flatMap(textFaults)].map((fault) => `${key}: ${fault}`)
  })
}

function shapeFaults(entry: Entry, other: Entry): string[] {
  if (typeof entry === 'string' || typeof other === 'string') {
    if (typeof entry !== typeof other) return ['has other forms than the English']
    return entry === other ? [] : signFaults([entry as string], [other as string])
  }
  if (Array.isArray(entry) || Array.isArray(other)) return []
  const [forms, others] = [entry, other].map((each) => each as Readonly<Record<string, Entry>>)
  if (Object.keys(forms ?? {}).join() !== Object.keys(others ?? {}).join()) return ['has other forms than the English']
  // A form for 1 may write the number as a word.
  if ('other' in entry) return signFaults(textsOf(entry), textsOf((other as { other: Entry }).other))
  return Object.entries(forms ?? {}).flatMap(([form, each]) => shapeFaults(each, others?.[form] ?? ''))
}

function signFaults(english: readonly string[], translated: readonly string[]): string[] {
  const [wanted, found] = [english, translated].map(
    (texts) => new Set(texts.flatMap((text) => text.match(SIGNS) ?? [])),
  ) as [Set<string>, Set<string>]
  return [
    ...[...wanted.difference(found)].map((sign) => `lacks ${sign}`),
    ...[...found.difference(wanted)].map((sign) => `has ${sign}, which the English does not fill`),
  ]
}

function textFaults(text: string): string[] {
  const faults: string[] = []
  if (/[\u0be6-\u0bf2]/.test(text)) faults.push(`"${text}" has Tamil digits`)
  if (/\}\p{Script=Tamil}/u.test(text)) faults.push(`"${text}" puts an ending on a placeholder`)
  if (/'/.test(text)) faults.push(`"${text}" has a straight quote`)
  if (/^\s|\s$| {2}/.test(text)) faults.push(`"${text}" begins or ends with a space`)
  const foreign = latinWords(text.replaceAll(/<code>.*?<\/code>/g, ' ').replaceAll(ALL_SIGNS, ' '))
  if (foreign.length > 0) faults.push(`"${text}" has ${foreign.join(', ')} in Latin letters`)
  return faults
}

/** Words that Tamil readers do not read in Latin letters. Not the buttons of other programs, addresses and numbers of orders. */
export function latinWords(text: string): string[] {
  const words = text
    .replaceAll(/“[a-zA-Z ]+”|[A-Z]+\d{5,}/g, ' ')
    .replaceAll(/\S*[@/]\S*|\b\w+\.\w{2,}\b/g, ' ')
    .match(/[A-Za-z][A-Za-z\d]*/g)
  return words?.filter((word) => !LATIN.has(word)) ?? []
}

export function textsOf(entry: Entry): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(textsOf)
}
