/** Cleans text input: trims it, removes control characters and lone surrogates. */

/** Collapses white space. Returns '' for a non-string, or text without a visible character. */
export function oneLine(value: unknown): string {
  return paragraphs(value).replace(/\s+/g, ' ')
}

/** Keeps line ends, as in an address. */
export function paragraphs(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = wellFormed(value)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    // Bidirectional overrides could forge a bill's lines.
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
  return /[^\s\p{Cf}]/u.test(text) ? text : ''
}

/** encodeURIComponent throws on lone surrogates, and PostgreSQL and SQLite store them differently. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '')
}

/** Keeps at most `max` grapheme clusters, then adds '…': never splits a Tamil letter from its vowel sign. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const all = graphemes(text)
  return all.length <= max ? text : `${all.slice(0, max).join('').trimEnd()}…`
}

export function graphemes(text: string): string[] {
  return text.match(GRAPHEME) ?? []
}

// A character with combining marks, skin tone, joined characters, and those joined by a virama (UAX #29, GB9c; in Tamil
// it joins none). Older phones lack Intl.Segmenter.
const GRAPHEME =
  /(?:\P{M}|^)(?:[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D]\u200D?\p{L}|\u200D[^\p{M}\s]|[\p{M}\p{Join_C}\p{Emoji_Modifier}])*/gu
