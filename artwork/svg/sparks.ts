// Sparks: stars at the end of trails, fountains, scattered stars and the bang of a cracker.
import { at, closed, disc, flower, polar, star } from './paths.ts'
import type { Point } from './paths.ts'
import type { DrawingContext } from './drawing-context.ts'

export type Tip = 'star' | 'flower' | 'bead' | 'twinkle'

export function glint(context: DrawingContext, [x, y]: Point, size: number, fill: string, tip: Tip = 'star'): string {
  const edge = context.night ? 2 : 4
  if (tip === 'flower')
    return (
      context.shape(flower(x, y, 5, size * 1.15), fill, edge) +
      context.flat(disc(x, y, size * 0.3), context.palette.main)
    )
  if (tip === 'bead') return context.shape(disc(x, y, size * 0.66), fill, edge)
  if (tip === 'twinkle') return context.shape(star(x, y, 4, size * 1.25, size * 0.36), fill, edge)
  return context.shape(star(x, y, 5, size, size * 0.44, context.random.between(0, 72)), fill, edge)
}

/** Trails thrown up from a mouth that bend over and end in glints. */
export function fountain(
  context: DrawingContext,
  mouth: Point,
  reach: number,
  height: number,
  count: number,
  tip: Tip,
): string {
  const [x, y] = mouth
  const trails: string[] = []
  const tips: string[] = []
  for (let index = 0; index < count; index += 1) {
    const side = count === 1 ? 0 : (index / (count - 1)) * 2 - 1
    const low = index % 2 ? 0.72 : 1
    const end: Point = [x + side * reach * (index % 2 ? 0.86 : 1), y - height * low * (1 - 0.62 * side * side)]
    const bend: Point = [x + side * reach * 0.42, y - height * low * (1.1 - 0.3 * Math.abs(side))]
    trails.push(`M${at(x, y)}Q${at(...bend)} ${at(...end)}`)
    tips.push(glint(context, end, index % 2 ? 13 : 19, context.palette.sparks[index % 3] as string, tip))
  }
  return context.trail(trails.join(''), context.palette.sparks[0], 5) + tips.join('')
}

/** The jagged cloud of a bang. */
export function bang(context: DrawingContext, middle: Point, radius: number, points: number, fill: string): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) =>
    polar(corner % 2 ? radius * 0.66 : radius * context.random.between(0.88, 1.12), (corner * 180) / points, middle),
  )
  return context.shape(closed(corners), fill)
}

/** A burning end: a small star in a bigger one. */
export function ember(context: DrawingContext, [x, y]: Point, size: number): string {
  return (
    context.shape(star(x, y, 8, size, size * 0.5, 10), context.palette.sparks[1], 4) +
    context.shape(star(x, y, 8, size * 0.55, size * 0.26, 30), context.palette.sparks[0], 3)
  )
}

/** Small glints strewn around the rim, away from the middle. */
export function strewn(
  context: DrawingContext,
  count: number,
  near: number,
  far: number,
  tip: Tip = 'twinkle',
): string {
  const turn = context.random.between(0, 360)
  return Array.from({ length: count }, (_, index) => {
    const place = polar(context.random.between(near, far), turn + (index * 360) / count + context.random.between(-8, 8))
    return glint(context, place, context.random.between(9, 17), context.palette.sparks[index % 3] as string, tip)
  }).join('')
}
