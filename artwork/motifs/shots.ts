// What bursts in the night sky: single shots, cakes of many shots and grand cakes.
import { at, box, ellipse, moved, open, polar, star } from '../svg/paths.ts'
import { inks } from '../svg/palettes.ts'
import { burst, burstForms } from '../svg/burst.ts'
import { glint, strewn } from '../svg/sparks.ts'
import { roll } from './cracker.ts'
import type { Point } from '../svg/paths.ts'
import type { Pen } from '../svg/drawing-context.ts'
import type { Tip } from '../svg/sparks.ts'

const tips: readonly Tip[] = ['star', 'bead', 'twinkle', 'flower']
const shades = [0, 1, 2] as const

export function singleShot(pen: Pen): string {
  const { colours, dice } = pen
  const lean = dice.sign() * dice.whole(0, 26)
  const middle: Point = [lean, -76]
  const tube = moved(roll(pen, { width: 70, height: 112, fill: colours.main, band: colours.second }), 0, 132)
  const rise = pen.trail(`M0 66Q${at(lean * 0.2, 0)} ${at(...middle)}`, colours.sparks[0], 8)
  const puffs = [-1, 1].map((side) => glint(pen, [side * 40, 66], 15, colours.sparks[1], 'twinkle')).join('')
  return (
    strewn(pen, 6, 215, 238) +
    rise +
    burst(pen, {
      middle,
      radius: dice.whole(142, 152),
      arms: dice.whole(12, 17),
      tip: dice.pick(tips),
      shade: dice.pick([0, 1, 2]),
      form: dice.pick(burstForms),
    }) +
    tube +
    puffs
  )
}

/** A box of tubes that fires a fan. */
export function multiShots(pen: Pen): string {
  const { colours, dice, shape, flat, line } = pen
  const shots = dice.pick([3, 4, 5])
  const spread = shots === 3 ? 50 : 62
  const [kind, form] = [dice.pick(tips), dice.pick(['spokes', 'petals', 'willow'] as const)]
  const ends = Array.from({ length: shots }, (_, index): Point => {
    const turn = ((index / (shots - 1)) * 2 - 1) * spread
    return polar((index % 2 ? 196 : 236) - Math.abs(turn) * 0.4, turn, [0, 80])
  })
  const trails = pen.trail(ends.map((end) => open([[end[0] * 0.3, 74], end])).join(''), colours.sparks[0], 7)
  const bursts = ends
    .map((end, index) =>
      burst(pen, {
        middle: end,
        radius: shots === 5 ? 66 : 82,
        arms: dice.whole(8, 10),
        tip: kind,
        shade: shades[index % 3] as 0 | 1 | 2,
        form,
      }),
    )
    .join('')
  const tubes = [-84, -28, 28, 84]
    .map((x) => moved(roll(pen, { width: 50, height: 70, fill: colours.second }), x, 74))
    .join('')
  const crate = shape(box(-122, 84, 244, 106), colours.main, 7) + line(box(-110, 96, 220, 82), 4, inks.lemon)
  const badge =
    shape(star(0, 137, 8, 36, 17), inks.lemon, 4) +
    flat([-78, 78].map((x) => star(x, 137, 5, 20, 8)).join(''), inks.ivory)
  return trails + bursts + tubes + crate + badge
}

/** The grand cake: a drum, one great chrysanthemum, two companions. */
export function specialMultiShots(pen: Pen): string {
  const { colours, dice, shape, flat, line } = pen
  const sides = ([-1, 1] as const)
    .map((side) =>
      burst(pen, {
        middle: [side * 160, dice.between(-14, 22)],
        radius: dice.whole(68, 76),
        arms: 9,
        tip: 'bead',
        shade: 1,
        form: dice.pick(burstForms),
      }),
    )
    .join('')
  const trails = pen.trail(`M-60 90Q-120 60 -158 10M60 90Q120 60 158 10M0 90V-60`, colours.sparks[0], 7)
  const crown =
    burst(pen, {
      middle: [0, -86],
      radius: 136,
      arms: dice.whole(14, 18),
      tip: dice.pick(tips),
      shade: 0,
      form: dice.pick(['petals', 'spokes', 'willow']),
    }) + burst(pen, { middle: [0, -86], radius: 66, arms: dice.whole(8, 10), tip: 'bead', shade: 2, form: 'petals' })
  const drum =
    shape('M-146 102Q0 140 146 102V176Q0 214 -146 176Z', colours.main, 7) +
    shape(ellipse(0, 102, 146, 26), colours.third) +
    flat([-96, -58, -20, 20, 58, 96].map((x) => ellipse(x, 101, 15, 8)).join(''), inks.ink)
  const zigzag = Array.from({ length: 13 }, (_, index): Point => [
    -132 + index * 22,
    (index % 2 ? 136 : 168) + 20 * (1 - ((index - 6) / 6) ** 2),
  ])
  return (
    strewn(pen, 5, 222, 238) +
    trails +
    sides +
    crown +
    drum +
    line(`M${zigzag.map((point) => at(...point)).join('L')}`, 12) +
    line(`M${zigzag.map((point) => at(...point)).join('L')}`, 6, inks.lemon)
  )
}
