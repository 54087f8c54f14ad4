/** Splits a line into runs of one font and direction, in visual order (UAX #9). */
import createBidi from 'bidi-js'
import { type Script, scriptOf } from './scripts.ts'

export type TextRun = {
  /** In reading order. */
  text: string
  /** For the font's shaper, which reverses right-to-left scripts only. */
  shaped: string
  /** From left to right: readers expect right-to-left letters in this order and reverse them. */
  seen: string
  /** Undefined for the font of Latin and Tamil. */
  script: Script | undefined
  /** The index among the line's runs, from the left. */
  place: number
}

type Part = { text: string; script: Script | undefined; level: number }

const bidi = createBidi()
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/
/** Latin and Tamil are one run. */
const OF_A_SCRIPT = /[\u0590-\u0B7F\u0C00-\u0D7F\uFB1D-\uFDFF\uFE70-\uFEFF\u200F]/
/** Uses the font of the previous letter. */
const JOINER = /[\p{Join_C}\u25CC]/u

/** In reading order; the first letter sets the line's direction. */
export function textRuns(line: string): TextRun[] {
  if (!OF_A_SCRIPT.test(line)) return [{ text: line, shaped: line, seen: line, script: undefined, place: 0 }]
  const levels = RIGHT_TO_LEFT.test(line) ? bidi.getEmbeddingLevels(line).levels : undefined
  const parts = partsOf(line, levels)
  const order = visualOrder(parts.map(({ level }) => level))
  return parts.map(({ text, script, level }, at) => {
    const isFromRight = level % 2 === 1
    const shaped = isFromRight === (script?.isRightToLeft === true) ? text : mirrored(reversed(text))
    const seen = isFromRight && script ? reversed(text) : text
    return { text, script, shaped, seen, place: order.indexOf(at) }
  })
}

function partsOf(line: string, levels: Uint8Array | undefined): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const letter of line) {
    const level = levels?.[at] ?? 0
    const open = parts.at(-1)
    const script = JOINER.test(letter) ? open?.script : (scriptOf(letter) ?? scriptOfSpace(line, at, open))
    if (open && open.script === script && open.level === level) open.text += letter
    else parts.push({ text: letter, script, level })
    at += letter.length
  }
  return parts
}

/** A space between two words of one script belongs to it. */
function scriptOfSpace(line: string, at: number, before: Part | undefined): Script | undefined {
  if (line[at] !== ' ' || !before?.script) return undefined
  return scriptOf(line[at + 1] ?? '') === before.script ? before.script : undefined
}

/** By rule L2. */
function visualOrder(levels: number[]): number[] {
  const order = levels.map((_, index) => index)
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start
      while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end += 1
      order.splice(start, end - start, ...order.slice(start, end).toReversed())
      start = Math.max(start, end)
    }
  }
  return order
}

function reversed(text: string): string {
  return [...text].toReversed().join('')
}

function mirrored(text: string): string {
  return [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('')
}
