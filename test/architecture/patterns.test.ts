// Strangers write the texts of these patterns.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { madePatterns } from '#domain/imports/category-heading.ts'
import { PRICE, TOKEN, unitPatterns } from '#domain/pasted-list/line-tokens.ts'
import { patternOf } from '#domain/product/product-search.ts'
import { superlinearText } from './pattern-growth.ts'
import { patternsOf } from './patterns.ts'
import { isModule, isTest, sourceFiles } from './source-files.ts'

const modules = Object.entries(sourceFiles()).filter(
  ([path]) => /^(domain|papers|server|web)\//.test(path) && isModule(path) && !isTest(path),
)
const found = modules.map(([path, code]) => patternsOf(path, code))
const literals = found.flatMap((module) => module.literals)

/** The modules that build patterns from text, each with its patterns. */
const made: Record<string, RegExp[]> = {
  'domain/checkout/phone-number.ts': [/^(?:(?:\+|00|0)?91)?0?([1-9]\d{9})$/],
  'domain/imports/category-heading.ts': madePatterns,
  'domain/notifications/push-subscription.ts': [/^[\w-]{87}={0,2}$/],
  'domain/pasted-list/line-tokens.ts': [...unitPatterns.map(([, pattern]) => pattern), TOKEN, PRICE],
  'domain/product/product-search.ts': [
    patternOf(['sky.shots', 'a', '100', '6', '4.5/2']),
    patternOf(['6'.repeat(200)]),
  ],
  'papers/pdf/pack-objects.ts': [/\/Root (\d+ 0 R|\[[^[\]]*\])/],
  'server/bucket/s3-client.ts': [/<Key>([^<]*)<\/Key>/g],
}

const writtenAs = ({ source, flags }: { source: string; flags: string }) => `/${source}/${flags}`

test('every regular expression of the program is found', () => {
  assert.ok(literals.length > 300)
  assert.deepEqual([...new Set(found.flatMap((module) => module.made.map(({ file }) => file)))], Object.keys(made))
})

test('no regular expression is slower than in proportion to the text, over 64 kB of the worst letters', () => {
  const different = new Map(
    [...literals, ...Object.values(made).flat()].map((pattern) => [writtenAs(pattern), pattern]),
  )
  const slow = [...different].flatMap(([written, pattern]) => {
    const text = superlinearText(pattern)
    const places = literals
      .filter((literal) => writtenAs(literal) === written)
      .map(({ file, line }) => `${file}:${line}`)
    return text === undefined ? [] : [`${places.join(', ')} ${written} over ${JSON.stringify(text)} …`]
  })
  assert.deepEqual(slow, [])
})

suite('the control: patterns that are slower than that are found', () => {
  for (const pattern of [
    /\s+$/,
    /\/+$/g,
    /^(.+?)\1+$/,
    /\(.*\)/,
    /"[^\n]*" is no number/,
    /(?:a|a)*b/,
    /^(?:[a-z]+\d*)*$/i,
    /[^\s@]+(?:@|%40)[^\s@]+\.[a-z]{2,}/i,
    /<b>([\s\S]*?)<\/b>/,
  ]) {
    test(writtenAs(pattern), () => assert.notEqual(superlinearText(pattern), undefined))
  }
})

suite('the control: patterns in proportion to the text pass', () => {
  for (const pattern of [/(?<!\s)\s+$/, /^\s+/, /(?<![a-z])[a-z]+\d/g, /(?<!x)x+y/, /^(?:[a-z]+\d+)*$/]) {
    test(writtenAs(pattern), () => assert.equal(superlinearText(pattern), undefined))
  }
})
