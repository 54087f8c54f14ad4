// Pots and towers that pour sparks from the ground.
import { at, box, disc, ellipse, flower, petal, roundedBox, star } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import { fountain, glint } from '../svg/sparks.ts'
import type { Point } from '../svg/paths.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

export function flowerPot(context: DrawingContext): string {
  const { palette, random, shape, line } = context
  const foot = random.integer(96, 118)
  const cone = `M-20 -8L${-foot} 168Q0 208 ${foot} 168L20 -8Z`
  const widthAt = (y: number) => 20 + ((foot - 20) * (y + 8)) / 176
  const band = (from: number, to: number, fill: string) =>
    shape(
      `M${at(-widthAt(from), from)}Q${at(0, from + 16)} ${at(widthAt(from), from)}L${at(widthAt(to), to)}Q${at(0, to + 22)} ${at(-widthAt(to), to)}Z`,
      fill,
      5,
    )
  const dress = random.pick([
    () => band(34, 66, palette.second) + band(104, 140, palette.third),
    () => band(50, 132, palette.second) + shape(star(0, 100, 8, 36, 16), colours.lemon, 4),
    () => band(20, 42, colours.lemon) + band(66, 88, palette.second) + band(114, 136, colours.lemon),
  ])()
  const base = shape(roundedBox(-foot - 16, 164, foot * 2 + 32, 26, 10), palette.third)
  const mouth = shape(ellipse(0, -8, 22, 8), colours.ivory, 5)
  const shade = line(`M14 6L${at(foot * 0.72, 172)}M10 30L${at(foot * 0.46, 178)}`, 3)
  const spray = fountain(
    context,
    [0, -12],
    random.integer(180, 215),
    random.integer(195, 220),
    random.pick([9, 11, 13]),
    random.pick(['star', 'bead', 'twinkle']),
  )
  return (
    spray + fountain(context, [0, -12], 92, 138, 5, 'bead') + shape(cone, palette.main) + dress + shade + base + mouth
  )
}

export function fancyFlowerPot(context: DrawingContext): string {
  const { palette, random, shape, flat, line } = context
  const body = 'M-44 14C-150 40 -150 158 -58 176H58C150 158 150 40 44 14Z'
  const belly = 'M-118 84Q0 122 118 84L117 112Q0 152 -117 112Z'
  const neck = shape('M-62 -14Q0 8 62 -14L44 22Q0 40 -44 22Z', palette.third)
  const petals = [-64, -32, 64, 32, 0]
    .map((turn) => shape(petal(0, 188, 74, 26, turn), turn % 64 ? colours.lemon : palette.third, 5))
    .join('')
  const marks = [-84, -42, 0, 42, 84]
    .map((x) => flat(flower(x, 117 - Math.abs(x) * 0.14, 6, 13), colours.lemon))
    .join('')
  const collar = [-48, -24, 0, 24, 48].map((x) => disc(x, 47 - Math.abs(x) * 0.1, 7)).join('')
  const spray = fountain(
    context,
    [0, -14],
    random.integer(185, 215),
    random.integer(195, 212),
    random.pick([7, 9]),
    'flower',
  )
  const inner = fountain(context, [0, -14], 96, 150, random.pick([4, 6]), random.pick(['flower', 'bead']))
  return (
    spray +
    inner +
    shape(body, palette.main) +
    shape(belly, palette.second, 5) +
    marks +
    flat(collar, colours.ivory) +
    line('M92 66Q112 96 84 146M72 56Q90 96 62 156', 3) +
    petals +
    neck
  )
}

export function highDuration(context: DrawingContext): string {
  const { palette, random, shape, flat, line } = context
  const tiers = random.integer(4, 5)
  const falls: string[] = []
  const tips: string[] = []
  for (let tier = 0; tier < tiers; tier += 1) {
    for (const side of [-1, 1]) {
      const reach = side * (64 + tier * 38)
      const end: Point = [reach * 1.12, -60 + tier * 58 - (tiers - 4) * 40]
      falls.push(`M0 -40C${at(reach * 0.2, -250)} ${at(reach * 0.95, -262 + tier * 18)} ${at(...end)}`)
      tips.push(glint(context, end, 18, palette.sparks[tier % 3] as string, random.pick(['twinkle', 'star'])))
    }
  }
  const step = (width: number, y: number, height: number, fill: string) =>
    shape(roundedBox(-width / 2, y, width, height, 8), fill)
  const tower = step(72, -44, 76, palette.main) + step(118, 26, 74, palette.second) + step(166, 94, 92, palette.main)
  const stars =
    shape(star(0, 139, 8, 34, 15), colours.lemon, 4) +
    flat([-46, 0, 46].map((x) => disc(x * 0.72, 63, 10)).join(''), colours.ivory) +
    flat(box(-30, -22, 60, 16), colours.lemon)
  const crown = ['M0 -48V-214', 'M0 -48Q-14 -130 -34 -190', 'M0 -48Q14 -130 34 -190'].join('')
  return (
    context.trail(falls.join(''), palette.sparks[0], 6) +
    tips.join('') +
    context.trail(crown, palette.sparks[1], 6) +
    glint(context, [0, -220], 26, palette.sparks[0], 'twinkle') +
    tower +
    stars +
    line('M72 108V176M62 108V176M50 40V90M26 -34V22', 3)
  )
}
