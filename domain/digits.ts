/** Digits as people type them, in any script, and the marks that they write between them. */

/** The text with every decimal digit of Unicode (ASCII's own, Tamil, Devanagari, Arabic, fullwidth …) as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}\d]/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
}

/** No number that a person types is longer, whatever marks stand in it. */
const LONGEST = 64

/**
 * A typed number with ASCII digits and without what only parts them: spaces, dashes, brackets, dots, invisible marks.
 * '' when the text is too long for a number.
 */
export function withoutSeparators(text: string): string {
  return text.length > LONGEST ? '' : asciiDigits(text).replace(SEPARATOR, '')
}

const SEPARATOR = /[\s\p{Cc}\p{Cf}\p{Pd}\p{Ps}\p{Pe}\u2212\u2043.\u00B7\u2022\u2024\u2027\u30FB\uFF0E]/gu

/** Unicode encodes decimal digits in runs of ten, 0 to 9 in ascending order; some runs follow one another. */
function valueOf(point: number): number {
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (point - first) % 10
}
