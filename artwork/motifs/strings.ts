// Crackers joined by one fuse: hanging strings, rolled strings and giants side by side.
import { at, box, disc, moved, polar, roundedBox, star } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import { bang, ember, strewn } from '../svg/sparks.ts'
import { roll } from './cracker.ts'
import type { Point } from '../svg/paths.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

export function wala(context: DrawingContext): string {
  const { palette, random, shape, trail } = context
  const [bow, tilt, pairs] = [
    random.sign() * random.between(10, 56),
    random.sign() * random.between(0, 60),
    random.integer(9, 12),
  ]
  const place = (along: number): Point => [
    tilt * (1 - 2 * along) + bow * Math.sin(along * Math.PI * 2),
    -204 + along * 340,
  ]
  const spine = Array.from({ length: 25 }, (_, step) => place(step / 24))
  const fills = [palette.main, palette.second, palette.main, palette.third]
  const crackers = Array.from({ length: pairs }, (_, index) => {
    const along = (pairs - 1 - index + 0.2) / pairs
    const [x, y] = place(along)
    const [nextX, nextY] = place(along + 0.02)
    const lean = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI - 90
    return [-1, 1]
      .map((side) => {
        const one = moved(
          roll(context, {
            width: 34,
            height: 118,
            fill: fills[(index + (side > 0 ? 1 : 0)) % 4] as string,
            band: colours.lemon,
          }),
          0,
          66,
          180,
        )
        return moved(one, x, y, lean * 0.5 - side * 60)
      })
      .join('')
  })
  const braid = trail(`M${spine.map((point) => at(...point)).join('L')}`, colours.ivory, 9)
  const [endX, endY] = place(1)
  return (
    crackers.join('') +
    braid +
    shape(roundedBox(tilt - 34, -232, 68, 34, 8), palette.ribbon) +
    bang(context, [endX, endY + 18], 66, 10, palette.sparks[1]) +
    ember(context, [endX, endY + 18], 36)
  )
}

export function specialWala(context: DrawingContext): string {
  const { palette, random, shape, trail } = context
  const ring = (radius: number, count: number, length: number, fills: readonly string[]) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = polar(radius, (index * 360) / count)
      return moved(
        shape(roundedBox(-12, -length / 2, 24, length, 6), fills[index % fills.length] as string, 4) +
          shape(box(-12, -6, 24, 12), colours.lemon, 3),
        x,
        y - 20,
        (index * 360) / count,
      )
    }).join('')
  const side = random.sign()
  const tail = Array.from({ length: 4 }, (_, index) =>
    moved(
      shape(roundedBox(-12, -34, 24, 68, 6), index % 2 ? palette.second : palette.main, 4),
      side * (-150 + index * 36),
      148 + index * 4,
      8 * side,
    ),
  )
  const line = trail(`M${at(side * -168, 96)}Q${at(side * -60, 150)} ${at(side * 20, 150)}`, colours.ivory, 7)
  const outer = random.integer(28, 32)
  const hub =
    shape(disc(0, -20, 62), palette.third) +
    context.line(disc(0, -20, 50), 4, colours.lemon) +
    shape(star(0, -20, random.pick([5, 6, 8]), 40, 18), colours.lemon, 4)
  return (
    strewn(context, 9, 215, 232) +
    tail.join('') +
    line +
    shape(disc(0, -20, 196), colours.ivory) +
    ring(158, outer, 70, [palette.main, palette.second]) +
    ring(92, Math.round(outer * 0.58), 58, [palette.main, palette.third]) +
    hub +
    bang(context, [side * 34, 150], 54, 9, palette.sparks[1]) +
    ember(context, [side * 34, 150], 30)
  )
}

export function chorsa(context: DrawingContext): string {
  const { palette, random, shape, flat, line } = context
  const count = random.integer(5, 7)
  const step = 390 / count
  const lean = random.integer(-5, 5)
  const row = (shift: number, y: number, fills: readonly string[]) =>
    Array.from({ length: count }, (_, index) => {
      const x = (index - (count - 1) / 2) * step + shift
      return moved(roll(context, { width: step - 3, height: 236, fill: fills[index % fills.length] as string }), x, y)
    }).join('')
  const peaks = Array.from({ length: count * 2 + 1 }, (_, index): Point => [
    -195 + (index * 195) / count,
    index % 2 ? -152 : -112,
  ])
  const braid = context.trail(`M${peaks.map((point) => at(...point)).join('L')}`, colours.ivory, 8)
  const label = shape(box(-206, -8, 412, 92), palette.ribbon) + line(box(-198, 0, 396, 76), 3, colours.lemon)
  const stars = [-136, -68, 0, 68, 136]
    .map((x) => flat(star(x, 38, 8, x ? 20 : 30, x ? 9 : 13), x ? colours.ivory : colours.lemon))
    .join('')
  const fuse = context.trail(`M195 -112C235 -150 190 -190 165 -200`, colours.ivory, 6) + ember(context, [160, -202], 40)
  return moved(
    row(14, -22, [palette.third]) + row(0, 22, [palette.main, palette.second]) + label + stars + braid + fuse,
    0,
    20,
    lean,
    0.96,
  )
}
