/** Scripts with a font each; Latin and Tamil share the font 'paper'. */

export type Script = {
  /** Of the fonts papers/fonts/{name}-400.woff and {name}-600.woff. */
  name: string
  /** The script's most common language, for screen readers. */
  language: string
  first: number
  last: number
  /** Joins two consonants; undefined in a script without conjuncts. */
  virama?: number
  isRightToLeft?: true
  /** Scales the font size so that letters look as large as Latin ones. */
  scale: number
}

const BLOCK = 0x80

export const scripts: readonly Script[] = [
  { name: 'arabic', language: 'ur', first: 0x600, last: 0x6ff, isRightToLeft: true, scale: 1.2 },
  indic('devanagari', 'hi', 0x900),
  indic('bengali', 'bn', 0x980),
  indic('gurmukhi', 'pa', 0xa00),
  indic('gujarati', 'gu', 0xa80),
  indic('oriya', 'or', 0xb00),
  indic('telugu', 'te', 0xc00),
  indic('kannada', 'kn', 0xc80),
  indic('malayalam', 'ml', 0xd00),
]

/** The Indic scripts share one plan of 128 code points. */
function indic(name: string, language: string, first: number): Script {
  return { name, language, first, last: first + BLOCK - 1, virama: first + 0x4d, scale: 1 }
}

/** Returns undefined for Latin, Tamil and unsupported scripts. */
export function scriptOf(letter: string): Script | undefined {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x600 || code > 0xd7f ? undefined : scripts.find(({ first, last }) => code >= first && code <= last)
}

export function scriptsIn(text: string): Script[] {
  return scripts.filter(({ first, last }) => {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code >= first && code <= last) return true
    }
    return false
  })
}
