import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { specSentences } from '#test/spec-sentences.ts'

const ROOT = join(import.meta.dirname, '..')
const sentences = Object.values(specSentences).flat()

function sourcesOf(pattern: string, exclude: string[]): string[] {
  return globSync(pattern, { cwd: ROOT, exclude }).map((path) => readFileSync(join(ROOT, path), 'utf8'))
}

test('the product has every sentence', () => {
  const sources = sourcesOf('{domain,papers,server,web}/**/*.{ts,tsx}', ['**/*.test.{ts,tsx}']).map(withoutComments)
  assert.deepEqual(missingIn(sources), [])
})

test('a test looks for every sentence', () => {
  const tests = sourcesOf('{domain,papers,server,web,test}/**/*.test.{ts,tsx}', ['test/sentences.test.ts'])
  assert.deepEqual(missingIn(tests.map(withoutComments).map(withoutTitles)), [])
})

/** Sentences that no source has, neither in full nor as a template such as `${label} is required`. */
function missingIn(sources: string[], wanted = sentences): string[] {
  const texts = sources.map((source) => source.replaceAll('&rsquo;', '’').replaceAll(/\s+/g, ' '))
  const templates = texts.flatMap(templatesOf)
  return wanted.filter((sentence) => {
    const filled = sentence.replaceAll(/\{\w+\}/g, '7')
    const pattern = patternOf(sentence)
    return !texts.some((text) => pattern.test(text)) && !templates.some((template) => template.test(filled))
  })
}

/** Whole words; the first letter in either case. */
function patternOf(sentence: string): RegExp {
  const capital = sentence.charAt(0).toUpperCase() + sentence.slice(1)
  return new RegExp(`(?<!\\p{L})(?:${filledIn(sentence)}|${filledIn(capital)})(?!\\p{L})`, 'u')
}

/** The sentence as a pattern in which braces match anything. */
function filledIn(sentence: string): string {
  const parts = sentence.split(/₹?\{\w+\}/)
  return parts.map((part) => RegExp.escape(part)).join('.{1,80}?')
}

/** Template literals as patterns. With fewer than 4 own letters, one would match nearly anything. */
function templatesOf(text: string): RegExp[] {
  const quoted = [...text.matchAll(/`([^`]*\$\{[^`]*)`/g)].map(([, inner = '']) => inner.split(/\$\{[^}]*\}/))
  return quoted
    .filter((parts) => parts.join('').trim().length >= 4)
    .map((parts) => new RegExp(`^${parts.map(RegExp.escape).join('.+')}$`))
}

function withoutComments(source: string): string {
  return source.replaceAll(/^\s*(?:\{?\/\*[^]*?\*\/|\/\/.*$)/gm, '')
}

function withoutTitles(source: string): string {
  return source.replaceAll(/\b(?:test|suite|journey)\w*\(\s*(?:'[^'\n]*'|"[^"\n]*")/g, '')
}

suite('the check can find fault', () => {
  test('a sentence in full, over a line break, or with a capital', () => {
    assert.ok(!isMissing('<p>Only {stock}\n  left</p>', 'Only {n} left'))
    assert.ok(!isMissing('Limited time only', 'limited time only'))
    assert.ok(isMissing('<p>Only {stock} remain</p>', 'Only {n} left'))
    assert.ok(isMissing('Homepage', 'Home'))
  })
  test('a sentence from a template', () => {
    assert.ok(!isMissing('`${label} is required`', 'Name is required'))
    assert.ok(isMissing('`${label} is required`', 'Name is needed'))
    assert.ok(isMissing('`${a}${b}`', 'Name is needed'))
  })
  test('a comment is no source, and a test’s title is no check', () => {
    assert.ok(isMissing(withoutComments('// Home\n/** Home */'), 'Home'))
    assert.ok(isMissing(withoutTitles("test('Home', () => {})"), 'Home'))
    assert.ok(!isMissing(withoutTitles("test('it is shown', () => sees('Home'))"), 'Home'))
  })
})

function isMissing(source: string, sentence: string): boolean {
  return missingIn([source], [sentence]).length > 0
}
