import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { demoProducts } from '#server/demo/catalogue.ts'
import { readList, type ReadLine } from './list-reader.ts'

const products = demoProducts.map((product) => ({ ...product, id: product.code }))
type Line = ReadLine<(typeof products)[number]>

type Hand = { name: string; text: string; expected: string[] }

/**
 * The lists of different hands. After `=>` is what the shop reads: `CODE QUANTITY`; `? QUANTITY CODE …` for a line that
 * it asks about, with products that it must offer; `-` for one that it does not know. A quantity `-` is asked.
 */
function hands(file: string): Hand[] {
  const text = readFileSync(new URL(`../../test/fixtures/pasted-lists/${file}`, import.meta.url), 'utf8')
  return text
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [head = '', expected = ''] = block.split('\n=>\n')
      const [name = '', ...lines] = head.split('\n')
      return { name, text: lines.join('\n'), expected: expected.trim().split('\n') }
    })
}

const read = (text: string) => readList(products, text).lines.filter(({ kind }) => kind !== 'aside')

function shownOf(line: Line): string {
  if (line.kind === 'understood') return `${line.product.code} ${line.quantity}`
  if (line.kind === 'asked') return `? ${line.quantity ?? '-'} ${line.candidates.map(({ code }) => code).join(' ')}`
  return '-'
}

/** True when the line is read as expected: a question may offer more products than it must. */
function isAsExpected(line: Line | undefined, expected: string): boolean {
  if (!line) return false
  const [kind, quantity, ...codes] = expected.split(' ')
  const shown = shownOf(line).split(' ')
  if (kind === '?') return shown[0] === '?' && shown[1] === quantity && codes.every((code) => shown.includes(code))
  return shown.join(' ') === expected
}

/** The second file was kept back until the rules were finished. */
const all = [...hands('seen.txt'), ...hands('kept-back.txt')]

for (const { name, text, expected } of all) {
  test(`a pasted list: ${name}`, () => {
    const lines = read(text)
    const wrong = lines.filter((line, at) => !isAsExpected(line, expected[at] ?? ''))
    const shown = () => lines.map((line) => `${line.typed}  =>  ${shownOf(line)}`).join('\n')
    assert.ok(wrong.length === 0 && lines.length === expected.length, `${shown()}\nexpected:\n${expected.join('\n')}`)
  })
}

test('of all lines of these lists no product and no quantity is wrong', (t) => {
  const counts = { understood: 0, asked: 0, unknown: 0, aside: 0 }
  const wrong: string[] = []
  for (const { text, expected } of all) {
    const lines = readList(products, text).lines
    for (const { kind } of lines) counts[kind] += 1
    for (const [at, line] of lines.filter(({ kind }) => kind !== 'aside').entries()) {
      if (line.kind === 'understood' && shownOf(line) !== expected[at]) wrong.push(`${line.typed} => ${shownOf(line)}`)
    }
  }
  t.diagnostic(`${all.length} lists: ${JSON.stringify(counts)}, wrong: ${wrong.length}`)
  assert.deepEqual(wrong, [])
  assert.ok(counts.understood > counts.asked && counts.unknown > 0, 'too few lines are understood to say so')
})

const ways: readonly ((name: string) => string)[] = [
  (name) => `${name} - 7`,
  (name) => `7 x ${name}`,
  (name) => `${name.toUpperCase()} 7 nos`,
  (name) => `• ${name.toLowerCase()}\t7 box`,
  (name) => `[12/10, 9:03 am] Ravi: ${name} = 7`,
]

/** Returns what is understood as something else than `product` and `quantity`. */
function misread(text: string, product: (typeof products)[number]): string[] {
  return read(text).flatMap((line) =>
    line.kind === 'understood' && (line.product !== product || line.quantity !== 7)
      ? [`${line.typed} => ${line.product.name} ${line.quantity}`]
      : [],
  )
}

test('a product written by its name is understood as it, and never as another', () => {
  for (const [at, way] of ways.entries()) {
    const texts = products.map((product) => ({ product, text: way(product.name) }))
    assert.deepEqual(
      texts.flatMap(({ product, text }) => misread(text, product)),
      [],
    )
    const understood = texts.filter(({ text }) => read(text)[0]?.kind === 'understood')
    assert.ok(understood.length > products.length * 0.9, `${understood.length} of ${products.length} in way ${at}`)
  }
})

test('a name without one of its letters is never understood as another product', () => {
  const texts = products.flatMap((product) =>
    [...product.name].flatMap((letter, at) =>
      /\p{L}/u.test(letter) ? [{ product, text: `${[...product.name].toSpliced(at, 1).join('')} - 7` }] : [],
    ),
  )
  assert.ok(texts.length > 2_000)
  assert.deepEqual(
    texts.flatMap(({ product, text }) => misread(text, product)),
    [],
  )
})

test('a line that is crossed out is asked', () => {
  for (const line of [
    'Rocket bomb ❌ 5',
    '❌ Rocket bomb 5',
    '1) ❌ Rocket bomb 5',
    '~Rocket bomb 5~',
    'Rocket bomb 🚫 5',
  ]) {
    const [crossed] = read(line)
    assert.ok(crossed?.kind === 'asked' && crossed.quantity === undefined, `${line} ${crossed && shownOf(crossed)}`)
  }
  assert.equal(read('✅ Rocket bomb 5')[0]?.kind, 'understood')
})
