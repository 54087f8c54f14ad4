// One great noise: single crackers and twine-wound bombs.
import { at, disc, moved, roundedBox, star } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import { bang } from '../svg/sparks.ts'
import { roll, wick } from './cracker.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

export function oneSound(context: DrawingContext): string {
  const { palette, random } = context
  const count = random.integer(1, 3)
  const width = [0, 124, 104, 90][count] as number
  const fills = [palette.main, palette.second, palette.third]
  const rolls = Array.from({ length: count }, (_, index) => {
    const side = index - (count - 1) / 2
    const one = roll(context, {
      width,
      height: 215 - Math.abs(side) * 20,
      fill: fills[index] as string,
      band: fills[(index + 1) % 3] as string,
      fuse: 58,
    })
    return moved(one, side * (width + 14), 48 + Math.abs(side) * 12, count === 1 ? random.sign() * 10 : side * 11)
  })
  return (
    bang(context, [0, 0], 222, random.integer(11, 15), colours.ivory) +
    bang(context, [0, 4], 166, 11, palette.sparks[2]) +
    rolls.join('')
  )
}

export function bomb(context: DrawingContext): string {
  const { palette, random, shape, line } = context
  const wide = random.pick([134, 142, 122])
  const tall = wide === 122 ? 146 : wide
  const outline = wide === 122 ? roundedBox(-wide, -tall + 30, wide * 2, tall * 2 - 20, 58) : disc(0, 34, wide)
  const turns = random.integer(5, 7)
  const winding = (tilt: number) =>
    Array.from({ length: turns }, (_, index) => {
      const bend = ((index + 0.5) / turns) * 2 - 1
      return `M${at(-wide * 1.1, 34 + tilt * wide + bend * 40)}Q${at(0, 34 + bend * wide * 1.5)} ${at(wide * 1.1, 34 - tilt * wide + bend * 40)}`
    }).join('')
  const clip = `<clipPath id="bomb"><path d="${outline}"/></clipPath>`
  const twine = `<g clip-path="url(#bomb)">${context.trail(winding(0.62), palette.second, 9)}${context.trail(winding(-0.62), colours.ivory, 7)}</g>`
  const seal =
    shape(disc(0, 40, 50), colours.lemon) + shape(star(0, 40, random.pick([5, 6, 8]), 40, 18), palette.third, 4)
  const flash =
    bang(context, [0, 6], 226, random.integer(12, 16), colours.ivory) +
    bang(context, [0, 10], 186, 12, palette.sparks[2])
  return (
    clip +
    flash +
    shape(outline, palette.main) +
    twine +
    line(outline, 8) +
    seal +
    moved(wick(context, 0, 78, random.sign(), 12), 0, (wide === 122 ? 36 : 40) - tall)
  )
}
