// Removes the separators of a typed number.
import { asciiDigits } from './digits.ts'

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
