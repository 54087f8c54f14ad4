// The corner ornaments: fans, quarter wheels, tiles, rosettes and sprigs.
import { box, disc, ellipse, flower, petal, polar, star } from '../svg/paths.ts'
import { LABEL_SIZE } from './frame.ts'
import { colours } from '../svg/palettes.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

const quarter = (radius: number) => `M40 40H${40 + radius}A${radius} ${radius} 0 0 1 40 ${40 + radius}Z`

/** One ornament, drawn for the top left corner and used in all four. */
export function corners(context: DrawingContext, cut: number): string {
  const drawn = ornament(context)
  const places =
    cut === 2
      ? [
          [0, 0],
          [1, 0],
        ]
      : [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ]
  return places
    .map(([right, down]) => {
      const mirror = `matrix(${right ? -1 : 1} 0 0 ${down ? -1 : 1} ${right ? LABEL_SIZE : 0} ${down ? LABEL_SIZE : 0})`
      return `<g transform="${mirror}">${drawn}</g>`
    })
    .join('')
}

function ornament({ palette, random, shape, line, flat }: DrawingContext): string {
  const leaf = (turn: number, length: number, fill: string) => shape(petal(46, 46, length, 17, turn), fill, 4)
  return random.pick([
    () => {
      const fan = [95, 115, 135, 155, 175].map((turn) => leaf(turn, turn === 135 ? 76 : 64, palette.ribbon)).join('')
      return fan + shape(disc(50, 50, 19), palette.sun, 5)
    },
    () => {
      const beads = [105, 125, 145, 165].map((turn) => disc(...polar(53, turn, [40, 40]), 5)).join('')
      return shape(quarter(68), palette.ribbon, 5) + flat(beads, colours.ivory) + shape(quarter(38), palette.sun, 4)
    },
    () =>
      shape(box(38, 38, 62, 62), palette.ribbon, 5) +
      line(box(46, 46, 46, 46), 3, palette.sun) +
      shape(star(69, 69, 8, 22, 9), palette.sun, 3),
    () =>
      shape(flower(64, 64, 8, 34), palette.ribbon, 5) +
      shape(flower(64, 64, 8, 20, 22), colours.ivory, 3) +
      shape(disc(64, 64, 8), palette.sun, 3),
    () =>
      leaf(112, 86, palette.third) +
      leaf(158, 86, palette.third) +
      leaf(135, 72, palette.ribbon) +
      shape(ellipse(54, 54, 15, 15), palette.sun, 4),
  ])()
}
