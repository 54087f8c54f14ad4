// The seals of the order link, in each language and wording, with the words as outlines.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'
import { shop as english } from '#domain/words/en/shop.ts'
import { shop as tamil } from '#domain/words/ta/shop.ts'
import { openFont } from '../fonts/open-font.ts'
import { at, star } from '../svg/paths.ts'
import { ROOT } from '../write-result.ts'

const wordings = ['order', 'enquiry'] as const
const said: Record<Language, Record<(typeof wordings)[number], string>> = { en: english.orderNow, ta: tamil.orderNow }
const scripts: Record<Language, string> = { en: 'latin', ta: 'tamil' }
const files = { order: '/order-now.svg', enquiry: '/enquire-now.svg' }

type Room = { middle: number; width: number; height: number }
/** The room for the letters between the two stars. */
const ROOMS: Record<number, readonly Room[]> = {
  1: [{ middle: 2, width: 70, height: 26 }],
  2: [
    { middle: -8, width: 68, height: 19 },
    { middle: 12, width: 56, height: 19 },
  ],
}
const EDGE = star(0, 0, 20, 59, 52)
const STARS = 'M0-34 2-28 8-26 2-24 0-18-2-24-8-26-2-28ZM0 22 2 28 8 30 2 32 0 38-2 32-8 30-2 28Z'

/** By path in the project. */
export function badges(): Map<string, string> {
  const drawn = new Map<string, string>()
  for (const language of languages) {
    for (const wording of wordings) {
      const name = `public/badges${pathIn(language, files[wording])}`
      drawn.set(name, drawBadge(said[language][wording], scripts[language]))
    }
  }
  return drawn
}

function drawBadge(words: string, script: string): string {
  const lines = words.toUpperCase().split(' ')
  const rooms = ROOMS[lines.length]
  if (!rooms) throw new Error(`No room for the lines of “${words}”`)
  const outlines = lines.map((line, index) => outline(line, script, rooms[index] as Room))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128" width="128" height="128">',
    `  <path fill="#261d3b" transform="translate(3 3)" d="${EDGE}"/>`,
    `  <path fill="#c8301a" stroke="#261d3b" stroke-width="2.5" stroke-linejoin="round" d="${EDGE}"/>`,
    '  <circle r="44.5" fill="none" stroke="#ffd36b" stroke-width="2.5"/>',
    '  <circle r="40.5" fill="none" stroke="#ffd36b" stroke-width="1"/>',
    `  <path fill="#ffd36b" d="${STARS}"/>`,
    ...outlines.map((path) => `  ${path}`),
    '</svg>\n',
  ].join('\n')
}

/** As large as the room, and in its middle. */
function outline(line: string, script: string, { width, height, middle }: Room): string {
  const file = `node_modules/@fontsource/baloo-thambi-2/files/baloo-thambi-2-${script}-700-normal.woff`
  const { glyphs, positions } = openFont(readFileSync(join(ROOT, file))).layout(line)
  let advance = 0
  const letters = glyphs.map(({ path }, index) => {
    const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const left = advance + xOffset
    advance += xAdvance
    return { path, left, box: path.bbox }
  })
  const lefts = letters.map(({ left, box }) => left + box.minX)
  const rights = letters.map(({ left, box }) => left + box.maxX)
  const [left, right] = [Math.min(...lefts), Math.max(...rights)]
  const [bottom, top] = [
    Math.min(...letters.map(({ box }) => box.minY)),
    Math.max(...letters.map(({ box }) => box.maxY)),
  ]
  const scale = Math.min(width / (right - left), height / (top - bottom))
  const shapes = letters.map((letter) => `<path transform="translate(${letter.left})" d="${letter.path.toSVG()}"/>`)
  const [x, y] = [(-(left + right) / 2) * scale, middle + ((top + bottom) / 2) * scale]
  const place = `translate(${at(x, y)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})`
  return `<g fill="#fff" transform="${place}">${shapes.join('')}</g>`
}
