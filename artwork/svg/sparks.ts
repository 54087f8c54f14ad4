// What flies: stars at the end of trails, fountains, round bursts and the bang of a cracker.
import { at, closed, disc, flower, polar, star } from './paths.ts'
import type { Point } from './paths.ts'
import type { Pen } from './drawing-context.ts'

export type Tip = 'star' | 'flower' | 'bead' | 'twinkle'

/** One glittering thing. */
export function glint(pen: Pen, [x, y]: Point, size: number, fill: string, tip: Tip = 'star'): string {
  const edge = pen.night ? 2 : 4
  if (tip === 'flower')
    return pen.shape(flower(x, y, 5, size * 1.15), fill, edge) + pen.flat(disc(x, y, size * 0.3), pen.colours.main)
  if (tip === 'bead') return pen.shape(disc(x, y, size * 0.66), fill, edge)
  if (tip === 'twinkle') return pen.shape(star(x, y, 4, size * 1.25, size * 0.36), fill, edge)
  return pen.shape(star(x, y, 5, size, size * 0.44, pen.dice.between(0, 72)), fill, edge)
}

/** Trails thrown up from a mouth that bend over and end in glints. */
export function fountain(pen: Pen, mouth: Point, reach: number, height: number, count: number, tip: Tip): string {
  const [x, y] = mouth
  const trails: string[] = []
  const tips: string[] = []
  for (let index = 0; index < count; index += 1) {
    const side = count === 1 ? 0 : (index / (count - 1)) * 2 - 1
    const low = index % 2 ? 0.72 : 1
    const end: Point = [x + side * reach * (index % 2 ? 0.86 : 1), y - height * low * (1 - 0.62 * side * side)]
    const bend: Point = [x + side * reach * 0.42, y - height * low * (1.1 - 0.3 * Math.abs(side))]
    trails.push(`M${at(x, y)}Q${at(...bend)} ${at(...end)}`)
    tips.push(glint(pen, end, index % 2 ? 13 : 19, pen.colours.sparks[index % 3] as string, tip))
  }
  return pen.trail(trails.join(''), pen.colours.sparks[0], 5) + tips.join('')
}

/** The jagged cloud of a bang. */
export function bang(pen: Pen, middle: Point, radius: number, points: number, fill: string): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) =>
    polar(corner % 2 ? radius * 0.66 : radius * pen.dice.between(0.88, 1.12), (corner * 180) / points, middle),
  )
  return pen.shape(closed(corners), fill)
}

/** A burning end: a small star in a bigger one. */
export function ember(pen: Pen, [x, y]: Point, size: number): string {
  return (
    pen.shape(star(x, y, 8, size, size * 0.5, 10), pen.colours.sparks[1], 4) +
    pen.shape(star(x, y, 8, size * 0.55, size * 0.26, 30), pen.colours.sparks[0], 3)
  )
}

/** Small glints strewn around the rim, away from the middle. */
export function strewn(pen: Pen, count: number, near: number, far: number, tip: Tip = 'twinkle'): string {
  const turn = pen.dice.between(0, 360)
  return Array.from({ length: count }, (_, index) => {
    const place = polar(pen.dice.between(near, far), turn + (index * 360) / count + pen.dice.between(-8, 8))
    return glint(pen, place, pen.dice.between(9, 17), pen.colours.sparks[index % 3] as string, tip)
  }).join('')
}
