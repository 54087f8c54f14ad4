// Toys: matches and cap guns.
import { box, closed, disc, ellipse, moved, polar, roundedBox, star } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import { bang, ember, strewn } from '../svg/sparks.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

export function matchBox(context: DrawingContext): string {
  const { palette, random, shape, flat, line } = context
  const side = random.sign()
  const heads = random.integer(6, 8)
  const tray = Array.from({ length: heads }, (_, index) => {
    const x = -84 + (index * 168) / (heads - 1)
    return (
      shape(box(x - 7, -104, 14, 90), colours.ivory, 4) +
      shape(ellipse(x, -108 - (index % 2) * 8, 13, 17), index % 2 ? palette.second : palette.sparks[1], 4)
    )
  }).join('')
  const drawer =
    shape(box(-112, -140, 224, 150), colours.lemon) +
    `<path d="${box(-98, -126, 196, 130)}" fill="${colours.black}"/>` +
    tray
  const rays = Array.from({ length: 12 }, (_, ray) =>
    closed([[0, 84], polar(72, ray * 30, [0, 84]), polar(72, ray * 30 + 15, [0, 84])]),
  ).join('')
  const label =
    shape(box(-124, -18, 248, 204), palette.main, 7) +
    shape(box(-104, 0, 208, 168), colours.ivory, 5) +
    line(box(-94, 10, 188, 148), 3) +
    flat(rays, palette.sparks[1]) +
    shape(star(0, 84, random.pick([5, 6, 8]), 44, 20), palette.third, 5)
  const strike = shape(box(124, -18, 30, 204), colours.black) + line('M132 -6V174M146 -6V174', 3, colours.marigold)
  const match = moved(
    shape(box(-9, -60, 18, 220), colours.ivory, 5) +
      shape('M0 -172C36 -126 54 -100 40 -66C30 -40 -30 -40 -40 -66C-54 -100 -14 -112 0 -172Z', palette.sparks[1]) +
      shape('M0 -124C18 -100 24 -84 18 -66C12 -52 -12 -52 -18 -66C-24 -84 -6 -94 0 -124Z', colours.lemon, 4) +
      shape(ellipse(0, -54, 15, 20), palette.second, 4),
    side * 148,
    -26,
    side * 24,
  )
  return (
    strewn(context, 6, 215, 235) +
    `<g transform="translate(${side * -26} 8) scale(0.98)"><g transform="scale(${side} 1)">${drawer + label + strike}</g></g>` +
    match
  )
}

export function rollCap(context: DrawingContext): string {
  const { palette, random, shape, line } = context
  const side = random.sign()
  const caps = random.pick([8, 10, 12])
  const ring = (x: number, y: number, radius: number, fill: string) => {
    const dots = Array.from({ length: caps }, (_, cap) =>
      shape(disc(...polar(radius, (cap * 360) / caps, [x, y]), radius * 0.26), fill, 4),
    ).join('')
    return (
      context.trail(disc(x, y, radius), colours.ivory, 8) +
      dots +
      shape(star(x, y, 6, radius * 0.4, radius * 0.2), colours.lemon, 4)
    )
  }
  const gun =
    shape('M40 0L132 0C150 60 168 120 178 170Q140 196 104 178C98 120 80 70 40 48Z', palette.second, 7) +
    line('M92 40L150 40M102 74L158 74M112 108L166 108M118 142L172 142', 4) +
    shape('M-4 40C-4 100 60 100 62 50', 'none', 9) +
    context.line('M28 38Q22 62 34 76', 8) +
    shape(
      'M-212 -78H96C112 -78 116 -98 136 -104L150 -66C144 -46 150 -20 134 8Q70 32 20 32H-40L-56 -10H-212Z',
      palette.main,
      7,
    ) +
    shape('M-212 -90H-190V2H-212Z', colours.lemon, 5) +
    shape('M-120 -96L-104 -78H-136Z', colours.black, 3) +
    shape(roundedBox(-6, -64, 84, 78, 18), colours.lemon) +
    line('M-6 -38H78M-6 -12H78', 5) +
    line('M-180 -60H-40', 4, colours.ivory) +
    shape(star(110, 20, 5, 18, 8), colours.lemon, 3)
  const puff = bang(context, [-206, -46], 66, 10, palette.sparks[1]) + ember(context, [-206, -46], 36)
  return (
    `<g transform="scale(${side} 1) translate(6 -24)">${moved(puff + gun, 10, -30, 6, 0.94)}${ring(-96, 116, 64, palette.third)}${ring(10, 158, 36, palette.sparks[1])}</g>` +
    strewn(context, 5, 205, 228)
  )
}
