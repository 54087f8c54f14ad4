/** Advances of each script's letters, to break lines without drawing. */
import advances from '../fonts/advances.json' with { type: 'json' }
import { type Script, scriptOf } from './scripts.ts'

/**
 * In hundredths of the font size, from the script's first code point; null without a glyph. `joined` is for consonants
 * after a virama, and Arabic letters before another.
 */
type Advances = { alone: (number | null)[]; joined: (number | null)[] }

/** The offset of ra in every Indic block. */
const RA = 0x30

const tables = new Map<string, Advances>(Object.entries(advances))

export function scriptHasGlyph(letter: string): boolean {
  const script = scriptOf(letter)
  return script !== undefined && tableEntry(script, 'alone', letter) !== undefined
}

/** Returns advances by index in the text; undefined for letters of no script. */
export function scriptAdvances(text: string): (number | undefined)[] {
  const found: (number | undefined)[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    const script = scriptOf(letter)
    if (script)
      found[at] = joinsNext(script, text, at)
        ? 0
        : tableEntry(script, isJoined(script, text, at) ? 'joined' : 'alone', letter)
  }
  return found
}

/** A virama between two letters is invisible. */
function joinsNext(script: Script, text: string, at: number): boolean {
  return (
    text.charCodeAt(at) === script.virama &&
    /\p{L}/u.test(text[at + 1] ?? '') &&
    scriptOf(text[at + 1] ?? '') === script
  )
}

function isJoined(script: Script, text: string, at: number): boolean {
  // After ra the second letter stays whole.
  if (script.virama !== undefined)
    return text.charCodeAt(at - 1) === script.virama && text.charCodeAt(at - 2) !== script.first + RA
  const [next = ''] = /^\p{M}*(.)/u.exec(text.slice(at + 1, at + 8))?.slice(1) ?? []
  return /\p{L}/u.test(next) && scriptOf(next) === script
}

function tableEntry(script: Script, kind: keyof Advances, letter: string): number | undefined {
  const index = letter.charCodeAt(0) - script.first
  const table = tables.get(script.name)
  return table?.[kind][index] ?? table?.alone[index] ?? undefined
}
