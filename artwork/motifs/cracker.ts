// One cracker, part of many motifs: a paper roll with two ends, a band, engraved shade and perhaps a fuse.
import { at, ellipse, star } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import { ember } from '../svg/sparks.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

export type Roll = { width: number; height: number; fill: string; band?: string; fuse?: number }

export function roll(context: DrawingContext, { width, height, fill, band, fuse = 0 }: Roll): string {
  const [half, top, bottom, dip] = [width / 2, -height / 2, height / 2, width * 0.17]
  const wall = (from: number, to: number) =>
    `M${at(-half, from)}A${at(half, dip)} 0 0 0 ${at(half, from)}V${at(to)}A${at(half, dip)} 0 0 1 ${at(-half, to)}Z`
  const big = width > 50
  const key = big ? 6 : 4
  const body = context.shape(wall(top, bottom), fill, key)
  const shine = big
    ? context.flat(
        `M${at(-half * 0.66, top + dip * 1.6)}v${at(height - dip * 1.8)}h${at(half * 0.2)}v${at(-height + dip * 1.8)}Z`,
        colours.ivory,
      )
    : ''
  const belt = band ? context.shape(wall(top + height * 0.34, bottom - height * 0.3), band, key - 1) : ''
  const badge =
    band && big ? context.shape(star(0, dip + height * 0.02, 8, width * 0.23, width * 0.11), colours.lemon, 4) : ''
  const hatch = big
    ? context.line(
        [0.55, 0.7, 0.85]
          .map((part) => `M${at(half * part, top + dip * 1.4)}V${at(bottom + dip * (0.7 - part * 0.5))}`)
          .join(''),
        3,
      )
    : ''
  const lid =
    context.shape(ellipse(0, top, half, dip), colours.ivory, key) +
    (big ? context.line(ellipse(0, top, half * 0.5, dip * 0.45), 3) : '')
  return body + shine + belt + badge + hatch + lid + (fuse ? wick(context, top, fuse) : '')
}

/** A fuse that curls up from (0, y) and burns at its end. */
export function wick(context: DrawingContext, y: number, length: number, lean = 1, thickness = 5): string {
  const bend = length * 0.5 * lean
  return (
    context.trail(
      `M${at(0, y)}C${at(-bend * 0.7, y - length * 0.5)} ${at(bend * 0.6, y - length * 0.55)} ${at(bend, y - length)}`,
      colours.ivory,
      thickness,
    ) + ember(context, [bend, y - length], 26 + thickness)
  )
}
