/** Reads digits in any script, and removes the separators that people type between them. */

/** Returns the text with every decimal digit of Unicode (ASCII, Tamil, Devanagari, Arabic, fullwidth …) as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}\d]/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
}

/** Longer than any typed number, separators included. */
const LONGEST = 64

/**
 * Returns a typed number in ASCII digits, without separators: spaces, dashes, brackets, dots, invisible characters.
 * Returns '' when the text is too long for a number.
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
