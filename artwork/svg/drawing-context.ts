// The print style of an SVG: flat colours slightly out of register under dark outlines.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { type Palette, colours } from './palettes.ts'
import { at } from './paths.ts'

const OUTLINE_WIDTH = 6

export type DrawingContext = {
  palette: Palette
  random: SeededRandom
  /** By night the outlines of light are thin, so that it shines. */
  night: boolean
  shape(path: string, fill: string, outlineWidth?: number): string
  flat(path: string, fill: string): string
  line(path: string, width?: number, colour?: string): string
  /** A bright line with a dark edge, readable on any ground. */
  trail(path: string, colour: string, width?: number): string
}

const line = (path: string, width = OUTLINE_WIDTH, colour: string = colours.black) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export function createDrawingContext(palette: Palette, random: SeededRandom, night: boolean): DrawingContext {
  const offset = at(random.sign() * random.between(1.5, 4), random.sign() * random.between(1, 3))
  const flat = (path: string, fill: string) => `<path d="${path}" fill="${fill}" transform="translate(${offset})"/>`
  return {
    palette,
    random,
    night,
    flat,
    line,
    shape: (path, fill, outlineWidth) => flat(path, fill) + line(path, outlineWidth),
    trail: (path, colour, width = 7) => line(path, width + (night ? 3 : 7)) + line(path, width, colour),
  }
}
