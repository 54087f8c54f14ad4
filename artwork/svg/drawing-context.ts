// How a label is inked: colour plates that sit a little off their place, and a dark key plate over them.
import { at } from './paths.ts'
import { inks } from './palettes.ts'
import type { Dice } from '../seeded-random.ts'
import type { Palette } from './palettes.ts'

const KEY_WIDTH = 6

export type Pen = {
  colours: Palette
  dice: Dice
  /** By night the edges of light are thin, so that it shines. */
  night: boolean
  /** Colour under a key line. */
  shape(outline: string, fill: string, keyWidth?: number): string
  /** Colour alone. */
  flat(outline: string, fill: string): string
  /** A key line alone. */
  line(outline: string, width?: number, colour?: string): string
  /** A bright line with a dark edge, readable on any ground. */
  trail(outline: string, colour: string, width?: number): string
}

const line = (outline: string, width = KEY_WIDTH, colour: string = inks.ink) =>
  `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export function penOf(colours: Palette, dice: Dice, night: boolean): Pen {
  const offset = at(dice.sign() * dice.between(1.5, 4), dice.sign() * dice.between(1, 3))
  const flat = (outline: string, fill: string) =>
    `<path d="${outline}" fill="${fill}" transform="translate(${offset})"/>`
  return {
    colours,
    dice,
    night,
    flat,
    line,
    shape: (outline, fill, keyWidth) => flat(outline, fill) + line(outline, keyWidth),
    trail: (outline, colour, width = 7) => line(outline, width + (night ? 3 : 7)) + line(outline, width, colour),
  }
}
