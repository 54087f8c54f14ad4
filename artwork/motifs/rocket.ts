// Rockets on their sticks, flames below, stars about.
import { box, moved, star } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import { strewn } from '../svg/sparks.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

export function rocket(context: DrawingContext): string {
  const { palette, random, shape, flat, line } = context
  const count = random.integer(1, 3)
  const lean = random.sign() * random.integer(18, 32)
  const fins = random.pick([true, false])
  const fills = [palette.main, palette.second, palette.third]
  const one = (fill: string, band: string) => {
    const stick = context.trail('M52 -60V196', colours.lemon, 9)
    const fire =
      shape(
        'M-30 96C-66 130 -40 150 -34 186C-18 168 -14 176 0 216C14 176 18 168 34 186C40 150 66 130 30 96Z',
        palette.sparks[2],
      ) + shape('M-16 98C-34 122 -12 138 0 178C12 138 34 122 16 98Z', palette.sparks[0], 4)
    const wings = fins ? shape('M-42 20L-84 98L-42 86ZM42 20L84 98L42 86Z', band) : ''
    const body =
      shape(box(-42, -92, 84, 190), fill) +
      flat(box(-30, -88, 12, 182), colours.ivory) +
      line('M30 -88V94M20 -88V94', 3)
    const belts = shape(box(-42, -40, 84, 84), band, 5) + shape(star(0, 2, 5, 32, 13), colours.lemon, 4)
    const nose =
      shape('M-54 -90Q-30 -150 0 -208Q30 -150 54 -90Z', band) + flat('M-26 -100Q-14 -140 -2 -170V-100Z', colours.ivory)
    return stick + fire + wings + body + belts + nose
  }
  const set = Array.from({ length: count }, (_, index) => {
    const side = index - (count - 1) / 2
    return moved(
      one(fills[index] as string, fills[(index + 1) % 3] as string),
      side * (count === 2 ? 164 : 148),
      count === 3 && side ? 34 : -8,
      count === 1 ? lean : side * 18,
      [0, 1, 0.88, 0.76][count],
    )
  })
  const moon = random.pick([true, false])
    ? shape('M-150 -190A54 54 0 1 0 -96 -112A44 44 0 1 1 -150 -190Z', colours.lemon, 5)
    : ''
  return moon + strewn(context, random.integer(8, 11), 180, 238, random.pick(['star', 'twinkle'])) + set.join('')
}
