// The printed sheet of a poster: paper, a beaded border between double rules, rays, coarse dots and corner fans.
import { at, box, closed, disc, petal, polar, roundedBox } from '../svg/paths.ts'
import type { Point } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

export type Sheet = { width: number; height: number; middle: Point; rays: number; swing: number }

/** From the sheet's edge to the picture. */
export const EDGE = 46

/** A poster as SVG: the drawing is in the window, centred on the sheet's middle. */
export function poster(context: DrawingContext, sheet: Sheet, drawing: string): string {
  const { width, height } = sheet
  const view = box(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<clipPath id="view"><path d="${view}"/></clipPath><g stroke-linejoin="round" stroke-linecap="round">` +
    border(context, sheet) +
    `<g clip-path="url(#view)"><path d="${view}" fill="${context.palette.ground}"/>${rays(context, sheet)}${dots(context, sheet)}${drawing}</g>` +
    context.line(view, 5) +
    fans(context, sheet) +
    '</g></svg>'
  )
}

function border({ palette, flat, line }: DrawingContext, { width, height }: Sheet): string {
  const beads: string[] = []
  const bead = (along: number, count: number, place: (share: number) => Point) => {
    for (let index = 0; index < count; index += 1) beads.push(disc(...place((index + 0.5) / count), along))
  }
  const [across, down] = [Math.round((width - 48) / 22), Math.round((height - 48) / 22)]
  for (const y of [31, height - 31]) bead(4.6, across, (share) => [24 + share * (width - 48), y])
  for (const x of [31, width - 31]) bead(4.6, down, (share) => [x, 24 + share * (height - 48)])
  return (
    `<path d="${box(0, 0, width, height)}" fill="${colours.ivory}"/>` +
    flat(roundedBox(10, 10, width - 20, height - 20, 8), palette.frame) +
    line(box(17, 17, width - 34, height - 34), 2.5, colours.ivory) +
    `<path d="${beads.join('')}" fill="${colours.lemon}"/>`
  )
}

/** Curved rays from the middle to beyond the edge. */
function rays({ palette, flat }: DrawingContext, { width, height, middle, rays: count, swing }: Sheet): string {
  const far = Math.hypot(width, height)
  const outline = Array.from({ length: count }, (_, ray) => {
    const [from, to] = [(ray * 360) / count, ((ray + 0.5) * 360) / count]
    const [a, b] = [polar(far, from + swing, middle), polar(far, to + swing, middle)]
    const [bendA, bendB] = [polar(far / 2, from - swing / 3, middle), polar(far / 2, to - swing / 3, middle)]
    return `M${at(...middle)}Q${at(...bendA)} ${at(...a)}L${at(...b)}Q${at(...bendB)} ${at(...middle)}Z`
  })
  return flat(outline.join(''), palette.ray)
}

/** Rings of dots that grow outwards, like a coarse halftone. */
function dots({ palette }: DrawingContext, { width, height, middle }: Sheet): string {
  const rings: string[] = []
  for (let ring = 0; ring < 22; ring += 1) {
    const radius = 250 + ring * 23
    const count = 48
    for (let dot = 0; dot < count; dot += 1) {
      const [x, y] = polar(radius, ((dot + (ring % 2) / 2) * 360) / count, middle)
      if (x > EDGE - 9 && x < width - EDGE + 9 && y > EDGE - 9 && y < height - EDGE + 9)
        rings.push(disc(x, y, Math.min(9.5, 1.5 + ring * 0.62)))
    }
  }
  return `<path d="${rings.join('')}" fill="${palette.ground}"/>`
}

/** A fan of petals in each corner, over the border. */
function fans({ palette, shape }: DrawingContext, { width, height }: Sheet): string {
  const fan =
    [92, 113.5, 135, 156.5, 178]
      .map((turn) => shape(petal(20, 20, turn === 135 ? 92 : 80, 19, turn), palette.ribbon, 4))
      .join('') +
    shape(disc(24, 24, 21), palette.sun, 4) +
    shape(disc(24, 24, 9), colours.ivory, 3)
  return [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(
      ([right = 1, down = 1]) =>
        `<g transform="matrix(${right} 0 0 ${down} ${right < 0 ? width : 0} ${down < 0 ? height : 0})">${fan}</g>`,
    )
    .join('')
}

/** A row of pennants under the upper edge. */
export function bunting({ palette, shape, line }: DrawingContext, width: number): string {
  const [left, right, count] = [EDGE, width - EDGE, 11]
  const string = (share: number): Point => [left + share * (right - left), EDGE + 18 + 190 * share * (1 - share)]
  const fills = [palette.main, palette.sun, palette.second, colours.ivory, palette.third]
  const flags = Array.from({ length: count }, (_, index) => {
    const [a, b] = [string((index + 0.1) / count), string((index + 0.9) / count)]
    return shape(closed([a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 52]]), fills[index % fills.length] as string, 4)
  })
  const bow = `M${at(...string(0))}Q${at((left + right) / 2, EDGE + 18 + 95)} ${at(...string(1))}`
  return flags.join('') + line(bow, 5)
}

/** Roofs with lit windows along the lower edge, by night. */
export function roofs({ shape, flat }: DrawingContext, { width, height }: Pick<Sheet, 'width' | 'height'>): string {
  const foot = height - EDGE
  const walls = [
    [40, 66, 58],
    [104, 58, 92],
    [160, 84, 46],
    [width - 240, 76, 50],
    [width - 166, 58, 88],
    [width - 110, 76, 60],
  ] as const
  const houses = walls.map(([x, wide, tall]) => shape(box(x, foot - tall, wide, tall + 20), colours.black, 4))
  const windows = walls.map(([x, wide, tall]) => box(x + wide / 2 - 7, foot - tall + 16, 14, 18))
  return houses.join('') + flat(windows.join(''), colours.marigold)
}
