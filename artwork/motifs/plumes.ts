// Fireworks that rise from a stick or a tin: the fire of pencils, the clouds of smoke.
import { at, box, closed, disc, ellipse, moved, roundedBox, star } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import { fountain, strewn } from '../svg/sparks.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

export function pencil(context: DrawingContext): string {
  const { palette, random, shape, flat } = context
  const count = random.integer(1, 3)
  const width = count === 1 ? 92 : 72
  const fills = [palette.main, palette.second, palette.third]
  const one = (fill: string, cap: string) => {
    const [half, third] = [width / 2, width / 6]
    return (
      shape(box(-half, -40, width, 220), fill) +
      flat(box(-third, -40, third * 2, 220), colours.ivory) +
      context.line(`M${at(-third, -40)}V180M${at(third, -40)}V180`, 4) +
      shape(
        `M${-half} -40L-12 -112H12L${half} -40Q${at(half * 0.66, -58)} ${at(third, -40)}Q0 -58 ${at(-third, -40)}Q${at(-half * 0.66, -58)} ${-half} -40Z`,
        colours.lemon,
      ) +
      shape(
        closed([
          [-12, -112],
          [0, -136],
          [12, -112],
        ]),
        cap,
        5,
      ) +
      shape(box(-half - 4, 128, width + 8, 24), colours.lemon, 5) +
      shape(roundedBox(-half, 150, width, 38, 12), cap)
    )
  }
  const spray = (reach: number, amount: number) =>
    moved(fountain(context, [0, 0], reach, 108, amount, random.pick(['star', 'twinkle', 'bead'])), 0, -132)
  const set = Array.from({ length: count }, (_, index) => {
    const side = index - (count - 1) / 2
    const turn = count === 1 ? random.sign() * 24 : side * 26
    return moved(
      spray(count === 1 ? 126 : 84, count === 1 ? 11 : 7) +
        one(fills[index] as string, fills[(index + 1) % 3] as string),
      side * 96,
      24 + Math.abs(side) * 14,
      turn,
      count === 1 ? 1.08 : 0.94,
    )
  })
  return strewn(context, 8, 205, 235) + set.join('')
}

export function smoke(context: DrawingContext): string {
  const { palette, random, shape, flat, line } = context
  const drift = random.sign() * random.integer(24, 46)
  const puffs: readonly (readonly [number, number, number])[] = [
    [0, -8, 46],
    [drift * 0.8 - 44, -52, 58],
    [drift + 46, -66, 62],
    [drift * 1.2 - 96, -118, 66],
    [drift * 1.3 + 8, -130, 78],
    [drift * 1.2 + 104, -132, 62],
    [drift * 1.5 - 46, -188, 54],
    [drift * 1.5 + 56, -192, 56],
  ]
  const tints = random.pick([
    [palette.second, colours.ivory],
    [colours.ivory, palette.second],
    [palette.third, palette.second],
    [palette.sparks[1], palette.main],
  ])
  const cloud = (grow: number) => puffs.map(([x, y, radius]) => disc(x, y, radius + grow)).join('')
  const filled = puffs
    .map(([x, y, radius], index) =>
      flat(disc(x, y, radius), tints[[0, 0, 1, 0, 0, 1, 0, 1][index] as number] as string),
    )
    .join('')
  const curls = puffs
    .map(
      ([x, y, radius]) =>
        `M${at(x - radius * 0.55, y + radius * 0.2)}A${at(radius * 0.55, radius * 0.55)} 0 1 1 ${at(x + radius * 0.2, y + radius * 0.5)}`,
    )
    .join('')
  const can =
    shape('M-74 44Q0 68 74 44V170Q0 204 -74 170Z', palette.main) +
    shape('M-74 84Q0 108 74 84V136Q0 164 -74 136Z', palette.third, 5) +
    shape(star(0, 123, 8, 24, 11), colours.lemon, 4)
  const lid = shape(ellipse(0, 44, 74, 18), colours.ivory) + shape(ellipse(0, 42, 30, 8), colours.black, 3)
  return `<path d="${cloud(6)}" fill="${colours.black}"/>${filled}${line(curls, 5)}${can}${line('M52 64V176M62 60V172', 3)}${lid}`
}
