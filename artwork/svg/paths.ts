// Shapes as SVG path data, to fill and outline separately.

export type Point = readonly [x: number, y: number]

const short = (value: number) => `${Math.round(value * 10) / 10}`
export const at = (...values: number[]) => values.map(short).join(' ')

/** The point at a distance and an angle; 0° is up, angles go clockwise. */
export function polar(radius: number, degrees: number, [x, y]: Point = [0, 0]): Point {
  const turn = ((degrees - 90) * Math.PI) / 180
  return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
}

export const open = (points: readonly Point[]) => `M${points.map((point) => at(...point)).join('L')}`
export const closed = (points: readonly Point[]) => `${open(points)}Z`

export const ellipse = (x: number, y: number, across: number, down: number) =>
  `M${at(x - across, y)}a${at(across, down)} 0 1 0 ${at(2 * across, 0)}a${at(across, down)} 0 1 0 ${at(-2 * across, 0)}Z`

export const disc = (x: number, y: number, radius: number) => ellipse(x, y, radius, radius)

export const box = (x: number, y: number, width: number, height: number) =>
  `M${at(x, y)}h${short(width)}v${short(height)}h${short(-width)}Z`

export const roundedBox = (x: number, y: number, width: number, height: number, radius: number) => {
  const corner = (right: number, down: number) => `a${at(radius, radius)} 0 0 1 ${at(right * radius, down * radius)}`
  const [across, along] = [short(width - 2 * radius), short(height - 2 * radius)]
  const topAndRight = `h${across}${corner(1, 1)}v${along}${corner(-1, 1)}`
  return `M${at(x + radius, y)}${topAndRight}h-${across}${corner(-1, -1)}v-${along}${corner(1, -1)}Z`
}

/** A star of `points` points; a gear of petals when the inner radius is near the outer one. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) =>
    polar(corner % 2 ? inner : outer, turn + (corner * 180) / points, [x, y]),
  )
  return closed(corners)
}

/** A round-petalled flower. */
export function flower(x: number, y: number, petals: number, radius: number, turn = 0): string {
  const half = Math.PI / petals
  const notch = radius / (Math.cos(half) + 1.45 * Math.sin(half))
  const start = polar(notch, turn, [x, y])
  const bulge = notch * Math.sin(half) * 1.08
  const rest = Array.from({ length: petals }, (_, index) => {
    const end = polar(notch, turn + ((index + 1) * 360) / petals, [x, y])
    return `A${at(bulge, bulge)} 0 1 1 ${at(...end)}`
  })
  return `M${at(...start)}${rest.join('')}Z`
}

/** A petal or leaf from its root, rotated. */
export function petal(x: number, y: number, length: number, width: number, turn = 0): string {
  const root: Point = [x, y]
  const [outX, outY] = polar(width, turn + 90)
  const [middleX, middleY] = polar(length * 0.55, turn, root)
  const there = `Q${at(middleX - outX, middleY - outY)} ${at(...polar(length, turn, root))}`
  const back = `Q${at(middleX + outX, middleY + outY)} ${at(x, y)}`
  return `M${at(x, y)}${there}${back}Z`
}

/** Rotates, scales and places markup drawn around (0, 0). */
export function moved(markup: string, x: number, y: number, turn = 0, scale = 1): string {
  const turned = turn ? ` rotate(${short(turn)})` : ''
  const scaled = scale === 1 ? '' : ` scale(${scale.toFixed(3)})`
  return `<g transform="translate(${at(x, y)})${turned}${scaled}">${markup}</g>`
}
