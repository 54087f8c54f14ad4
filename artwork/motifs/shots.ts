// Bursts in the night sky: single shots, cakes of many shots and grand cakes.
import { at, box, ellipse, moved, open, polar, star } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import { burst, burstForms } from '../svg/burst.ts'
import { glint, strewn } from '../svg/sparks.ts'
import { roll } from './cracker.ts'
import type { Point } from '../svg/paths.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'
import type { Tip } from '../svg/sparks.ts'

const tips: readonly Tip[] = ['star', 'bead', 'twinkle', 'flower']
const shades = [0, 1, 2] as const

export function singleShot(context: DrawingContext): string {
  const { palette, random } = context
  const lean = random.sign() * random.integer(0, 26)
  const middle: Point = [lean, -76]
  const tube = moved(roll(context, { width: 70, height: 112, fill: palette.main, band: palette.second }), 0, 132)
  const rise = context.trail(`M0 66Q${at(lean * 0.2, 0)} ${at(...middle)}`, palette.sparks[0], 8)
  const puffs = [-1, 1].map((side) => glint(context, [side * 40, 66], 15, palette.sparks[1], 'twinkle')).join('')
  return (
    strewn(context, 6, 215, 238) +
    rise +
    burst(context, {
      middle,
      radius: random.integer(142, 152),
      arms: random.integer(12, 17),
      tip: random.pick(tips),
      shade: random.pick([0, 1, 2]),
      form: random.pick(burstForms),
    }) +
    tube +
    puffs
  )
}

export function multiShots(context: DrawingContext): string {
  const { palette, random, shape, flat, line } = context
  const shots = random.pick([3, 4, 5])
  const spread = shots === 3 ? 50 : 62
  const [kind, form] = [random.pick(tips), random.pick(['spokes', 'petals', 'willow'] as const)]
  const ends = Array.from({ length: shots }, (_, index): Point => {
    const turn = ((index / (shots - 1)) * 2 - 1) * spread
    return polar((index % 2 ? 196 : 236) - Math.abs(turn) * 0.4, turn, [0, 80])
  })
  const trails = context.trail(ends.map((end) => open([[end[0] * 0.3, 74], end])).join(''), palette.sparks[0], 7)
  const bursts = ends
    .map((end, index) =>
      burst(context, {
        middle: end,
        radius: shots === 5 ? 66 : 82,
        arms: random.integer(8, 10),
        tip: kind,
        shade: shades[index % 3] as 0 | 1 | 2,
        form,
      }),
    )
    .join('')
  const tubes = [-84, -28, 28, 84]
    .map((x) => moved(roll(context, { width: 50, height: 70, fill: palette.second }), x, 74))
    .join('')
  const crate = shape(box(-122, 84, 244, 106), palette.main, 7) + line(box(-110, 96, 220, 82), 4, colours.lemon)
  const badge =
    shape(star(0, 137, 8, 36, 17), colours.lemon, 4) +
    flat([-78, 78].map((x) => star(x, 137, 5, 20, 8)).join(''), colours.ivory)
  return trails + bursts + tubes + crate + badge
}

export function specialMultiShots(context: DrawingContext): string {
  const { palette, random, shape, flat, line } = context
  const sides = ([-1, 1] as const)
    .map((side) =>
      burst(context, {
        middle: [side * 160, random.between(-14, 22)],
        radius: random.integer(68, 76),
        arms: 9,
        tip: 'bead',
        shade: 1,
        form: random.pick(burstForms),
      }),
    )
    .join('')
  const trails = context.trail(`M-60 90Q-120 60 -158 10M60 90Q120 60 158 10M0 90V-60`, palette.sparks[0], 7)
  const crown =
    burst(context, {
      middle: [0, -86],
      radius: 136,
      arms: random.integer(14, 18),
      tip: random.pick(tips),
      shade: 0,
      form: random.pick(['petals', 'spokes', 'willow']),
    }) +
    burst(context, { middle: [0, -86], radius: 66, arms: random.integer(8, 10), tip: 'bead', shade: 2, form: 'petals' })
  const drum =
    shape('M-146 102Q0 140 146 102V176Q0 214 -146 176Z', palette.main, 7) +
    shape(ellipse(0, 102, 146, 26), palette.third) +
    flat([-96, -58, -20, 20, 58, 96].map((x) => ellipse(x, 101, 15, 8)).join(''), colours.black)
  const zigzag = Array.from({ length: 13 }, (_, index): Point => [
    -132 + index * 22,
    (index % 2 ? 136 : 168) + 20 * (1 - ((index - 6) / 6) ** 2),
  ])
  return (
    strewn(context, 5, 222, 238) +
    trails +
    sides +
    crown +
    drum +
    line(`M${zigzag.map((point) => at(...point)).join('L')}`, 12) +
    line(`M${zigzag.map((point) => at(...point)).join('L')}`, 6, colours.lemon)
  )
}
