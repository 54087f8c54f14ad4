// The background of the hero videos: the night with the rays of a sunburst, and the distant town under its hill.
import sharp from 'sharp'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { at, box, closed, disc, polar } from '../svg/paths.ts'
import type { Point } from '../svg/paths.ts'
import type { Scene } from './light.ts'

/** Drawn in the video's own pixels, painted at a scale. */
export async function paintScene(width: number, height: number, scale: number): Promise<Scene> {
  const paint = async (drawing: string, channels: 1 | 3) => {
    const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${drawing}</svg>`
    const image = sharp(Buffer.from(svg)).removeAlpha()
    return new Uint8Array(await (channels === 1 ? image.extractChannel(0) : image).raw().toBuffer())
  }
  const layers = (hillFill: string, townFill: string) =>
    `<path d="${hill(width, height)}" fill="${hillFill}"/><g fill="${townFill}">${town(width, height)}</g>`
  return {
    sky: await paint(night(width, height), 3),
    roofs: await paint(`<rect width="100%" height="100%" fill="#2a1f5c"/>${layers('#2c2263', '#191548')}`, 3),
    cover: await paint(`<rect width="100%" height="100%"/>${layers('#fff', '#fff')}`, 1),
  }
}

function night(width: number, height: number): string {
  const random = seededRandom('stars over Sivakasi')
  const middle: Point = [width / 2, height * 0.46]
  const far = width + height
  const rays = Array.from({ length: 36 }, (_, ray) =>
    closed([middle, polar(far, ray * 10, middle), polar(far, ray * 10 + 5, middle)]),
  )
  const stars = Array.from({ length: Math.round((width * height) / 9000) }, () =>
    disc(random.between(0, width), random.between(0, height * 0.7), random.between(0.4, 1.2)),
  )
  return (
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0d0b2b"/><stop offset="1" stop-color="#1f1b58"/></linearGradient>' +
    '<radialGradient id="dusk" cx=".5" cy="1" r=".75"><stop stop-color="#f7a81b" stop-opacity=".5"/>' +
    '<stop offset=".45" stop-color="#c8301a" stop-opacity=".26"/><stop offset="1" stop-color="#c8301a" stop-opacity="0"/></radialGradient>' +
    `${whole('sky')}<path d="${rays.join('')}" fill="#34308a" fill-opacity=".34"/>` +
    `<path d="${stars.join('')}" fill="#efe6ff" fill-opacity=".5"/>${whole('dusk')}`
  )
}

const whole = (fill: string) => `<rect width="100%" height="100%" fill="url(#${fill})"/>`

/** The base line of the distant roofs; on the page the shop's own roofs are in front. */
const groundOf = (width: number, height: number) => height * (width > height ? 0.8 : 0.86)

function hill(width: number, height: number): string {
  const ground = groundOf(width, height)
  const [first, second] = [ground - height * 0.13, ground - height * 0.11]
  return (
    `M0 ${height}V${at(ground - 34)}C${at(width * 0.1, first, width * 0.17, first - 8, width * 0.3, ground - 44)}` +
    `S${at(width * 0.6, ground - 30, width * 0.7, ground - 56)}S${at(width * 0.88, second, width, ground - 30)}V${height}Z`
  )
}

/** Houses, palms, chimneys and two temple towers, a path each. */
function town(width: number, height: number): string {
  const random = seededRandom('the town far off')
  const ground = groundOf(width, height)
  const parts = [box(0, ground - 10, width, height), temple(width * 0.2, ground, 118), temple(width * 0.8, ground, 96)]
  for (let x = -10; x < width;) {
    const [wide, tall] = [random.between(22, 46), random.between(10, 42)]
    parts.push(box(x, ground - tall, wide, height))
    if (random.between(0, 1) < 0.3) parts.push(box(x + wide * 0.6, ground - tall - 10, 4, 12))
    if (random.between(0, 1) < 0.28) parts.push(palm(x + wide, ground - tall - random.between(14, 34), height))
    x += wide + random.between(-2, 4)
  }
  return parts.map((part) => `<path d="${part}"/>`).join('')
}

/** A gopuram: steps that narrow towards a barrel roof with its row of finials. */
function temple(x: number, ground: number, tall: number): string {
  const step = tall / 7
  const storeys = Array.from({ length: 6 }, (_, storey) => {
    const half = (tall / 2.6) * (1 - storey * 0.115)
    return (
      box(x - half, ground - (storey + 1) * step, half * 2, tall) +
      box(x - half - 3, ground - storey * step, half * 2 + 6, 3)
    )
  })
  const top = ground - 6 * step
  const finials = [-12, -4, 4, 12].map((side) => box(x + side - 1, top - step - 5, 2, 12))
  return storeys.join('') + `M${at(x - 17, top)}Q${at(x, top - step * 1.9)} ${at(x + 17, top)}Z` + finials.join('')
}

function palm(x: number, top: number, height: number): string {
  const leaves = [-150, -110, -70, -30, 10, 60].map((turn) => {
    const [tipX, tipY] = polar(19, turn + 45, [x, top])
    return `M${at(x, top)}Q${at((x + tipX) / 2, Math.min(top, tipY) - 7)} ${at(tipX, tipY + 5)}Q${at((x + tipX) / 2, Math.min(top, tipY) - 1)} ${at(x, top)}Z`
  })
  return box(x - 1, top, 2.4, height) + leaves.join('')
}
