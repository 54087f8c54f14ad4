/** What text from outside is reduced to before a rule sees it: trimmed, without control characters or half emoji. */

/** Text of one line: every run of white space is one blank. Anything that is not text, or shows nothing, is ''. */
export function oneLine(value: unknown): string {
  return paragraphs(value).replace(/\s+/g, ' ')
}

/** Text that may have several lines (an address). */
export function paragraphs(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = wellFormed(value)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    // Marks that reverse the direction of what follows could forge another line of a bill.
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
  return /[^\s\p{Cf}]/u.test(text) ? text : ''
}

/** Without half emoji: encodeURIComponent throws on them, and PostgreSQL and SQLite store them differently. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '')
}

/** At most `max` letters as a reader counts them, then '…': a Tamil letter is never parted from its vowel sign. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const all = graphemes(text)
  return all.length <= max ? text : `${all.slice(0, max).join('').trimEnd()}…`
}

/** The letters of a text as a reader counts them. */
export function graphemes(text: string): string[] {
  return text.match(GRAPHEME) ?? []
}

// A sign with its marks and skin colour, and what a joiner ties to it. Not Intl.Segmenter, which older phones lack.
const GRAPHEME = /(?:\P{M}|^)[\p{M}\u{1F3FB}-\u{1F3FF}]*(?:\u200D\P{M}[\p{M}\u{1F3FB}-\u{1F3FF}]*)*/gu
