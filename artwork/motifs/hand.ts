// Fireworks that spin on the floor or in the hand: chakkars, sparklers and twinkling stars.
import { at, closed, disc, moved, open, polar, star } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import { glint, strewn } from '../svg/sparks.ts'
import type { Point } from '../svg/paths.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

export function chakkar(context: DrawingContext): string {
  const { palette, random, shape, line } = context
  const [arms, spin, turns] = [random.integer(9, 14), random.sign(), random.integer(3, 4)]
  const trails: string[] = []
  const tips: string[] = []
  for (let arm = 0; arm < arms; arm += 1) {
    const turn = (arm * 360) / arms
    const far = arm % 2 ? 196 : 226
    const end = polar(far, turn + spin * 52)
    trails.push(`M${at(...polar(100, turn))}Q${at(...polar(far * 0.86, turn + spin * 14))} ${at(...end)}`)
    tips.push(
      glint(context, end, arm % 2 ? 13 : 20, palette.sparks[arm % 3] as string, random.pick(['star', 'twinkle'])),
    )
  }
  const coil = Array.from({ length: turns * 24 + 1 }, (_, step) =>
    polar(26 + (step / (turns * 24)) * 88, spin * step * 15),
  )
  const wheel =
    shape(disc(0, 0, 126), palette.main, 8) + context.trail(open(coil), palette.second, turns === 3 ? 14 : 9)
  const notches = Array.from({ length: 16 }, (_, notch) =>
    open([polar(112, notch * 22.5), polar(124, notch * 22.5)]),
  ).join('')
  const hub = shape(disc(0, 0, 32), colours.lemon) + shape(star(0, 0, random.pick([4, 5, 6]), 23, 10), palette.third, 3)
  return moved(
    context.trail(trails.join(''), palette.sparks[0], 7) + tips.join('') + wheel + line(notches, 4) + hub,
    0,
    -24,
    0,
    0.95,
  )
}

export function sparklers(context: DrawingContext): string {
  const { palette, random, shape } = context
  const count = random.integer(1, 3)
  const fans = count === 1 ? [random.sign() * 22] : count === 2 ? [-24, 24] : [-34, 0, 34]
  const root: Point = [count === 1 ? (fans[0] as number) * -3.2 : 0, 196]
  const wires = fans.map((turn) => context.trail(open([root, polar(150, turn, root)]), colours.ivory, 5)).join('')
  const coats = fans.map((turn, index) =>
    context.trail(
      open([polar(130, turn, root), polar(286 - (index === 1 ? -24 : 0), turn, root)]),
      [palette.main, palette.second, palette.third][index] as string,
      count === 1 ? 24 : 17,
    ),
  )
  const balls = fans.map((turn, index) => {
    const middle = polar(286 + (index === 1 && count === 3 ? 24 : 0), turn, root)
    const radius = count === 1 ? 136 : count === 2 ? 104 : 82
    const spokes = random.integer(14, 18)
    const prickles = Array.from({ length: spokes }, (_, spoke) =>
      open([
        polar(radius * 0.16, (spoke * 360) / spokes, middle),
        polar(radius * (spoke % 2 ? 0.72 : 0.94), (spoke * 360) / spokes, middle),
      ]),
    ).join('')
    const ends = Array.from({ length: spokes }, (_, spoke) =>
      glint(
        context,
        polar(radius * (spoke % 2 ? 0.78 : 1.04), (spoke * 360) / spokes, middle),
        spoke % 2 ? 9 : 13,
        palette.sparks[spoke % 3] as string,
        spoke % 2 ? 'bead' : 'twinkle',
      ),
    ).join('')
    return (
      context.trail(prickles, palette.sparks[index % 3] as string, 5) +
      ends +
      shape(star(...middle, 12, radius * 0.34, radius * 0.17), colours.ivory, 5) +
      context.flat(disc(...middle, radius * 0.12), palette.sparks[0])
    )
  })
  const grip =
    count > 1
      ? shape(
          closed([
            [-26, 150],
            [26, 150],
            [18, 186],
            [-18, 186],
          ]),
          palette.ribbon,
        )
      : ''
  return wires + coats.join('') + balls.join('') + grip
}

export function twinklingStar(context: DrawingContext): string {
  const { palette, random, shape, flat } = context
  const side = random.sign()
  const [points, outer] = [random.pick([5, 5, 6, 8]), 130]
  const inner = outer * (points === 5 ? 0.44 : 0.52)
  const turn = random.between(-10, 10)
  const middle: Point = [side * 40, -62]
  const facets = Array.from({ length: points }, (_, point) =>
    closed([
      middle,
      polar(outer, turn + (point * 360) / points, middle),
      polar(inner, turn + ((point + 0.5) * 360) / points, middle),
    ]),
  ).join('')
  const creases = Array.from({ length: points * 2 }, (_, corner) =>
    open([middle, polar(corner % 2 ? inner : outer, turn + (corner * 180) / points, middle)]),
  ).join('')
  const lash = `M${at(side * 4, 10)}C${at(side * -70, 60)} ${at(side * 120, 110)} ${at(side * 30, 138)}S${at(side * -150, 96)} ${at(side * -132, 172)}`
  const knots = (
    [
      [side * -20, 45],
      [side * 40, 84],
      [side * 58, 120],
      [side * -8, 146],
      [side * -84, 136],
    ] as const
  )
    .map((place, index) => glint(context, place, 18, palette.sparks[index % 3] as string, 'twinkle'))
    .join('')
  const handle = moved(
    shape('M-15 -40H15V40Q0 52 -15 40Z', palette.second) + shape('M-18 -14H18V2H-18Z', colours.lemon, 4),
    side * -136,
    160,
    side * 12,
  )
  const halo = shape(star(...middle, points, outer * 1.28, inner * 1.5, turn), colours.ivory)
  return (
    context.trail(lash, palette.third, 13) +
    knots +
    handle +
    halo +
    shape(star(...middle, points, outer, inner, turn), palette.main) +
    flat(facets, colours.lemon) +
    context.line(creases, 4) +
    shape(disc(...middle, 24), colours.ivory, 5) +
    strewn(context, 9, 200, 232)
  )
}
