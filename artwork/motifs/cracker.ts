// One cracker, the brick of many pictures: a paper roll with two ends, a band, engraved shade and perhaps a fuse.
import { at, ellipse, star } from '../svg/paths.ts'
import { inks } from '../svg/palettes.ts'
import { ember } from '../svg/sparks.ts'
import type { Pen } from '../svg/drawing-context.ts'

export type Roll = { width: number; height: number; fill: string; band?: string; fuse?: number }

/** A standing roll around (0, 0). */
export function roll(pen: Pen, { width, height, fill, band, fuse = 0 }: Roll): string {
  const [half, top, bottom, dip] = [width / 2, -height / 2, height / 2, width * 0.17]
  const wall = (from: number, to: number) =>
    `M${at(-half, from)}A${at(half, dip)} 0 0 0 ${at(half, from)}V${at(to)}A${at(half, dip)} 0 0 1 ${at(-half, to)}Z`
  const big = width > 50
  const key = big ? 6 : 4
  const body = pen.shape(wall(top, bottom), fill, key)
  const shine = big
    ? pen.flat(
        `M${at(-half * 0.66, top + dip * 1.6)}v${at(height - dip * 1.8)}h${at(half * 0.2)}v${at(-height + dip * 1.8)}Z`,
        inks.ivory,
      )
    : ''
  const belt = band ? pen.shape(wall(top + height * 0.34, bottom - height * 0.3), band, key - 1) : ''
  const badge = band && big ? pen.shape(star(0, dip + height * 0.02, 8, width * 0.23, width * 0.11), inks.lemon, 4) : ''
  const hatch = big
    ? pen.line(
        [0.55, 0.7, 0.85]
          .map((part) => `M${at(half * part, top + dip * 1.4)}V${at(bottom + dip * (0.7 - part * 0.5))}`)
          .join(''),
        3,
      )
    : ''
  const lid =
    pen.shape(ellipse(0, top, half, dip), inks.ivory, key) +
    (big ? pen.line(ellipse(0, top, half * 0.5, dip * 0.45), 3) : '')
  return body + shine + belt + badge + hatch + lid + (fuse ? wick(pen, top, fuse) : '')
}

/** A fuse that curls up from (0, y) and burns at its end. */
export function wick(pen: Pen, y: number, length: number, lean = 1, thickness = 5): string {
  const bend = length * 0.5 * lean
  return (
    pen.trail(
      `M${at(0, y)}C${at(-bend * 0.7, y - length * 0.5)} ${at(bend * 0.6, y - length * 0.55)} ${at(bend, y - length)}`,
      inks.ivory,
      thickness,
    ) + ember(pen, [bend, y - length], 26 + thickness)
  )
}
