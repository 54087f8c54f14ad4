// The animals of the children's boxes: the flying butterfly and the peacock with its wheel.
import { at, disc, flower, moved, open, petal, polar, star } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import { strewn } from '../svg/sparks.ts'
import type { Point } from '../svg/paths.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

export function butterfly(context: DrawingContext): string {
  const { palette, random, shape, flat, line } = context
  const [rise, eye] = [random.integer(-20, 16), random.pick(['disc', 'star', 'flower'] as const)]
  const spot = (x: number, y: number, size: number) =>
    eye === 'disc'
      ? disc(x, y, size)
      : eye === 'star'
        ? star(x, y, 5, size * 1.2, size * 0.5)
        : flower(x, y, 6, size * 1.15)
  const wings = ([-1, 1] as const).map((side) => {
    const upper = `M0 -10C${at(side * 40, -150)} ${at(side * 190, -200 + rise)} ${at(side * 212, -120 + rise)}C${at(side * 222, -40)} ${at(side * 120, 10)} 0 14Z`
    const lower = `M0 12C${at(side * 110, 8)} ${at(side * 186, 60)} ${at(side * 160, 122)}C${at(side * 138, 172)} ${at(side * 60, 160)} ${at(side * 44, 116)}C${at(side * 34, 90)} ${at(side * 10, 60)} 0 30Z`
    const veins = `M0 0Q${at(side * 80, -50)} ${at(side * 196, -120 + rise)}M0 0Q${at(side * 90, -20)} ${at(side * 190, -60)}M0 22Q${at(side * 70, 60)} ${at(side * 146, 130)}`
    return (
      shape(lower, palette.second, 7) +
      shape(upper, palette.main, 7) +
      line(veins, 4) +
      shape(spot(side * 132, -106 + rise * 0.6, 40), colours.lemon, 5) +
      shape(spot(side * 132, -106 + rise * 0.6, 18), palette.third, 4) +
      shape(spot(side * 100, 92, 28), colours.ivory, 5) +
      flat(
        [0, 1, 2].map((dot) => disc(side * (176 + dot * 12), -62 + dot * -26 + rise * 0.5, 6)).join(''),
        colours.ivory,
      )
    )
  })
  const feelers = context.trail('M-6 -84C-20 -140 -50 -150 -62 -132M6 -84C20 -140 50 -150 62 -132', colours.lemon, 5)
  const body =
    shape(
      'M0 -96C26 -96 24 -52 20 -30C30 30 14 130 0 150C-14 130 -30 30 -20 -30C-24 -52 -26 -96 0 -96Z',
      palette.third,
    ) + line('M-20 -22H20M-22 12H22M-18 48H18M-14 84H14', 5, colours.lemon)
  return (
    strewn(context, random.integer(7, 10), 205, 236, random.pick(['star', 'flower', 'twinkle'])) +
    wings.join('') +
    feelers +
    body
  )
}

export function peacock(context: DrawingContext): string {
  const { palette, random, shape, line } = context
  const feathers = random.pick([9, 11, 13])
  const root: Point = [0, 96]
  const fan = (length: number, count: number, fill: string, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const turn = ((index / (count - 1)) * 2 - 1) * 84
      const [x, y] = polar(length, turn, root)
      return (
        shape(petal(...root, length + size, size * 1.15, turn), fill, 5) +
        shape(disc(x, y - 2, size * 0.62), colours.lemon, 4) +
        shape(disc(x, y, size * 0.36), palette.third, 4)
      )
    }).join('')
  const tail = fan(232, feathers, palette.second, 50) + fan(150, feathers - 2, palette.main, 40)
  const face = random.sign()
  const body = `<g transform="scale(${face} 1)">${
    shape(
      'M-8 -66C34 -72 40 -30 30 -2C18 40 64 60 66 118C66 172 -60 176 -62 120C-62 70 -30 40 -34 -6C-36 -36 -30 -62 -8 -66Z',
      colours.indigo,
    ) +
    shape('M24 -48L66 -30L28 -20Z', colours.lemon, 5) +
    shape(disc(6, -38, 11), colours.ivory, 4) +
    `<path d="${disc(8, -38, 4)}" fill="${colours.black}"/>` +
    line('M-32 96Q0 120 36 92M-40 122Q0 150 50 116', 5, colours.lemon) +
    line('M-16 160V186M16 160V186M-16 186H-34M-16 186H0M16 186H0M16 186H36', 7)
  }</g>`
  const crest = [-24, 0, 24]
    .map(
      (turn) =>
        context.trail(open([[-6, -66], polar(44, turn, [-6, -66])]), colours.lemon, 4) +
        shape(disc(...polar(48, turn, [-6, -66]), 8), palette.sparks[1], 4),
    )
    .join('')
  return moved(tail + (face === 1 ? crest : `<g transform="scale(-1 1)">${crest}</g>`) + body, 0, -4)
}
