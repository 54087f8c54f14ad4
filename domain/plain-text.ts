/** Cleans text input: trims it, and removes control characters and lone surrogates. */

/** Returns the text on one line, each run of white space as one space. Returns '' for what is no string or has no visible character. */
export function oneLine(value: unknown): string {
  return paragraphs(value).replace(/\s+/g, ' ')
}

/** Returns text that may have several lines, such as an address. */
export function paragraphs(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = wellFormed(value)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    // Bidirectional overrides could forge another line of a bill.
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
  return /[^\s\p{Cf}]/u.test(text) ? text : ''
}

/** Removes lone surrogates: encodeURIComponent throws on them, and PostgreSQL and SQLite store them differently. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '')
}

/** Returns at most `max` grapheme clusters, then '…': a Tamil letter is never separated from its vowel sign. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const all = graphemes(text)
  return all.length <= max ? text : `${all.slice(0, max).join('').trimEnd()}…`
}

/** Returns the grapheme clusters of a text. */
export function graphemes(text: string): string[] {
  return text.match(GRAPHEME) ?? []
}

// A character with its combining marks, skin tone, joined characters, and what its virama joins to it (UAX #29, GB9c; in Tamil
// it joins nothing). Intl.Segmenter is missing on older phones.
const GRAPHEME =
  /(?:\P{M}|^)(?:[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D]\u200D?\p{L}|\u200D[^\p{M}\s]|[\p{M}\p{Join_C}\p{Emoji_Modifier}])*/gu
