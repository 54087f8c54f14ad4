/** Reads digits in any script. */

/** Converts Unicode decimal digits (Tamil, Devanagari, Arabic, fullwidth …) to 0–9. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}\d]/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
}

/** Unicode has digits in ascending runs of ten; some runs are adjacent. */
function valueOf(point: number): number {
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (point - first) % 10
}
