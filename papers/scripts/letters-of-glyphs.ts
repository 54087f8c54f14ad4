/** Assigns a text's letters to its glyphs, so that PDF readers extract the original text. */

export type ShapedGlyph = { readonly codePoints: readonly number[]; readonly isWide: boolean }

/** A glyph with its letter, or either alone. */
export type ReadGlyph = { at: number | undefined; letter: string }

/** Drawn as a space without width. */
const UNSEEN = /[\u200B-\u200F]/g
const ABOVE_OR_BELOW = /\p{Mn}/u

/**
 * Returns the glyphs in order, one letter each; joined, the letters are the text. Where a syllable's glyphs have
 * another order, its letters are assigned from left to right. A surplus letter follows its glyph alone, a surplus glyph
 * has ''.
 */
export function lettersOfGlyphs(text: string, glyphs: readonly ShapedGlyph[]): ReadGlyph[] {
  const letters = [...text]
  const found: ReadGlyph[] = []
  /** How much oftener a part of a letter occurs in the glyphs than in the text, since the last cut. */
  const surplus = new Map<string, number>()
  const count = (parts: readonly string[], by: number) => {
    for (const part of parts) {
      const sum = (surplus.get(part) ?? 0) + by
      if (sum === 0) surplus.delete(part)
      else surplus.set(part, sum)
    }
    return parts.length
  }
  const cut = { glyph: 0, letter: 0 }
  let [drawn, read, letter] = [0, 0, 0]
  for (const [at, { codePoints }] of glyphs.entries()) {
    drawn += count(partsOf(String.fromCodePoint(...codePoints)), 1)
    while (read < drawn && letter < letters.length) read += count(partsOf(letters[letter++] ?? ''), -1)
    const isLast = at === glyphs.length - 1
    if (surplus.size > 0 && !isLast) continue
    found.push(
      ...dealt(letters.slice(cut.letter, isLast ? undefined : letter), glyphs.slice(cut.glyph, at + 1), cut.glyph),
    )
    Object.assign(cut, { glyph: at + 1, letter })
  }
  return found
}

/** A two-part vowel sign is two glyphs. */
function partsOf(letters: string): string[] {
  return [...letters.replace(UNSEEN, ' ').normalize('NFD')]
}

function dealt(letters: readonly string[], glyphs: readonly ShapedGlyph[], first: number): ReadGlyph[] {
  const own = glyphs.map(({ codePoints }) => Array.from(codePoints, (code) => String.fromCodePoint(code)))
  if (own.flat().join('') === letters.join('')) return own.flatMap((parts, index) => alone(parts, first + index))
  let wideLeft = glyphs.filter(({ isWide }) => isWide).length
  const left = letters.filter(isSpacing).length < wideLeft ? [...letters.join('').normalize('NFD')] : [...letters]
  const found = glyphs.flatMap(({ isWide }, index) => {
    const spacing = left.filter(isSpacing).length
    if (isWide) wideLeft -= 1
    else if (isSpacing(left[0] ?? '') && spacing <= wideLeft) return alone([], first + index)
    const skipped = isWide && spacing > 0 ? left.findIndex(isSpacing) : 0
    const before = left.splice(0, skipped).map((letter) => ({ at: undefined, letter }))
    return [...before, ...alone(left.splice(0, 1), first + index)]
  })
  return [...found, ...left.map((letter) => ({ at: undefined, letter }))]
}

function alone([letter = '', ...others]: readonly string[], at: number): ReadGlyph[] {
  return [{ at, letter }, ...others.map((other) => ({ at: undefined, letter: other }))]
}

/** True for a letter that readers give no width. */
export function isFlat(letter: string): boolean {
  return !isSpacing(letter)
}

function isSpacing(letter: string): boolean {
  return letter !== '' && !ABOVE_OR_BELOW.test(letter)
}
