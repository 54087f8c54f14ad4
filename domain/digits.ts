/** Reads digits in any script, and removes typed separators. */

/** Converts Unicode decimal digits (Tamil, Devanagari, Arabic, fullwidth …) to 0–9. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}\d]/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
}

/** Exceeds any typed number with separators. */
const LONGEST = 64

/**
 * Removes separators from a typed number: spaces, dashes, brackets, dots, invisible characters. Returns '' for longer
 * texts.
 */
export function withoutSeparators(text: string): string {
  return text.length > LONGEST ? '' : asciiDigits(text).replace(SEPARATOR, '')
}

const SEPARATOR = /[\s\p{Cc}\p{Cf}\p{Pd}\p{Ps}\p{Pe}\u2212\u2043.\u00B7\u2022\u2024\u2027\u30FB\uFF0E]/gu

/** Unicode has digits in ascending runs of ten; some runs are adjacent. */
function valueOf(point: number): number {
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (point - first) % 10
}
