// What makes one great noise: single crackers and twine-wound bombs.
import { at, disc, moved, roundedBox, star } from '../svg/paths.ts'
import { inks } from '../svg/palettes.ts'
import { bang } from '../svg/sparks.ts'
import { roll, wick } from './cracker.ts'
import type { Pen } from '../svg/drawing-context.ts'

export function oneSound(pen: Pen): string {
  const { colours, dice } = pen
  const count = dice.whole(1, 3)
  const width = [0, 124, 104, 90][count] as number
  const fills = [colours.main, colours.second, colours.third]
  const rolls = Array.from({ length: count }, (_, index) => {
    const side = index - (count - 1) / 2
    const one = roll(pen, {
      width,
      height: 215 - Math.abs(side) * 20,
      fill: fills[index] as string,
      band: fills[(index + 1) % 3] as string,
      fuse: 58,
    })
    return moved(one, side * (width + 14), 48 + Math.abs(side) * 12, count === 1 ? dice.sign() * 10 : side * 11)
  })
  return (
    bang(pen, [0, 0], 222, dice.whole(11, 15), inks.ivory) +
    bang(pen, [0, 4], 166, 11, colours.sparks[2]) +
    rolls.join('')
  )
}

/** The twine-wound bomb, round or as a barrel. */
export function bomb(pen: Pen): string {
  const { colours, dice, shape, line } = pen
  const wide = dice.pick([134, 142, 122])
  const tall = wide === 122 ? 146 : wide
  const outline = wide === 122 ? roundedBox(-wide, -tall + 30, wide * 2, tall * 2 - 20, 58) : disc(0, 34, wide)
  const turns = dice.whole(5, 7)
  const winding = (tilt: number) =>
    Array.from({ length: turns }, (_, index) => {
      const bend = ((index + 0.5) / turns) * 2 - 1
      return `M${at(-wide * 1.1, 34 + tilt * wide + bend * 40)}Q${at(0, 34 + bend * wide * 1.5)} ${at(wide * 1.1, 34 - tilt * wide + bend * 40)}`
    }).join('')
  const clip = `<clipPath id="bomb"><path d="${outline}"/></clipPath>`
  const twine = `<g clip-path="url(#bomb)">${pen.trail(winding(0.62), colours.second, 9)}${pen.trail(winding(-0.62), inks.ivory, 7)}</g>`
  const seal = shape(disc(0, 40, 50), inks.lemon) + shape(star(0, 40, dice.pick([5, 6, 8]), 40, 18), colours.third, 4)
  const flash = bang(pen, [0, 6], 226, dice.whole(12, 16), inks.ivory) + bang(pen, [0, 10], 186, 12, colours.sparks[2])
  return (
    clip +
    flash +
    shape(outline, colours.main) +
    twine +
    line(outline, 8) +
    seal +
    moved(wick(pen, 0, 78, dice.sign(), 12), 0, (wide === 122 ? 36 : 40) - tall)
  )
}
