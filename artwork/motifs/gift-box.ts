// An open box with a bow, full of everything the shop has.
import { at, box, closed, disc, moved, roundedBox, star } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import { glint, strewn } from '../svg/sparks.ts'
import { roll } from './cracker.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

export function giftBox(context: DrawingContext): string {
  const { palette, random, shape, flat } = context
  const peek = [-104, -52, 0, 52, 104].map((x, index) => {
    const kind = random.integer(0, 2)
    const fill = [palette.second, palette.third, palette.sparks[1]][(index + kind) % 3] as string
    const one =
      kind === 0
        ? roll(context, { width: 46, height: 130, fill, band: colours.lemon })
        : kind === 1
          ? shape(box(-20, -60, 40, 130), fill) +
            shape(
              closed([
                [-28, -58],
                [0, -112],
                [28, -58],
              ]),
              colours.lemon,
              5,
            )
          : context.trail('M0 70V-64', colours.ivory, 7) + shape(star(0, -74, 10, 40, 16), palette.sparks[0], 5)
    return moved(one, x, -44 - (index % 2) * 22, x * 0.16)
  })
  const chest = shape(box(-150, 20, 300, 166), palette.main, 7)
  const pattern = random.pick([
    () => flat([-112, -68, 68, 112].flatMap((x) => [70, 112, 154].map((y) => disc(x, y, 10))).join(''), colours.lemon),
    () => flat([-128, -88, -48, 44, 84, 124].map((x) => box(x - 6, 40, 12, 144)).join(''), colours.lemon),
    () => flat([-96, 96].map((x) => star(x, 112, 8, 38, 17)).join(''), colours.lemon),
  ])()
  const rim = shape(roundedBox(-166, 4, 332, 44, 8), palette.second, 7)
  const band = shape(box(-24, 4, 48, 182), palette.ribbon)
  const bow = ([-1, 1] as const)
    .map(
      (side) =>
        shape(
          `M0 26C${at(side * 40, -44)} ${at(side * 124, -46)} ${at(side * 112, 14)}C${at(side * 104, 62)} ${at(side * 40, 56)} 0 26Z`,
          palette.ribbon,
        ) +
        context.line(`M${at(side * 14, 26)}Q${at(side * 54, 6)} ${at(side * 84, 12)}`, 4) +
        shape(`M0 30L${at(side * 70, 96)}L${at(side * 36, 102)}L${at(side * 18, 122)}Z`, palette.ribbon),
    )
    .join('')
  const glints =
    glint(context, [-190, -120], 20, palette.sparks[0], 'twinkle') +
    glint(context, [190, -120], 20, palette.sparks[0], 'twinkle')
  return (
    strewn(context, random.integer(5, 8), 205, 232) +
    peek.join('') +
    chest +
    pattern +
    rim +
    band +
    bow +
    shape(disc(0, 28, 22), colours.lemon) +
    glints
  )
}
