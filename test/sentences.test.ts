// Keeps the table of sentences true: each row's test is there and looks for the sentence, and the shop can say it.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

type Row = { spec: string; sentence: string; file: string; name: string }

function rowsOf(table: string): Row[] {
  return table.split('\n').flatMap((line) => {
    const [, spec = '', sentence = '', file = '', name = ''] = line.split('|').map((cell) => cell.trim())
    return spec.startsWith('§') ? [{ spec, sentence, file: file.replaceAll('`', ''), name }] : []
  })
}

const sources = globSync('{domain,papers,server,web}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*test*'] }).map(read)

test('the tables have every part of the shop that speaks, to visitors and to the admin', () => {
  const tables = read('docs/sentences.md').split('## What the admin reads').map(rowsOf)
  for (const [index, atLeast] of [60, 100].entries()) {
    const sentences = (tables[index] ?? []).map(({ sentence }) => sentence)
    assert.ok(sentences.length >= atLeast, `${sentences.length} sentences`)
    assert.equal(new Set(sentences).size, sentences.length, 'a sentence stands there twice')
  }
})

for (const { spec, sentence, file, name } of rowsOf(read('docs/sentences.md'))) {
  test(`${spec}: ${sentence}`, () => {
    assert.ok(looksFor(read(file), name, sentence), `${file} has no test "${name}" that looks for it`)
    assert.ok(
      sources.some((source) => says(source, sentence)),
      'the shop never says it',
    )
  })
}

/** Whether a file has that test and holds the sentence outside of its name. */
function looksFor(file: string, name: string, sentence: string): boolean {
  const quoted = [`'${name}'`, `"${name}"`].find((each) => file.includes(each))
  return quoted !== undefined && isIn(plain(file.replace(quoted, '')), sentence)
}

/** Whether the sentence stands in a source as it is, or is made there by a template like `${label} is required`. */
function says(source: string, sentence: string): boolean {
  const text = plain(source)
  const said = sentence.replaceAll(/\{\w+\}/g, '7')
  return isIn(text, sentence) || templatesOf(text).some((template) => template.test(said))
}

/** What is quoted with holes in it, as patterns; one that is nearly all hole would say anything. */
function templatesOf(text: string): RegExp[] {
  const quoted = [...text.matchAll(/`([^`]*\$\{[^`]*)`/g)].map(([, inner = '']) => inner.split(/\$\{[^}]*\}/))
  return quoted
    .filter((parts) => parts.join('').trim().length >= 5)
    .map((parts) => new RegExp(`^${parts.map(RegExp.escape).join('.+')}$`))
}

/** It may begin with a capital where it stands alone. */
function isIn(text: string, sentence: string): boolean {
  const begun = sentence.charAt(0).toUpperCase() + sentence.slice(1)
  return [sentence, begun].some((each) => patternOf(each).test(text))
}

/** Whole words; the source may break the line, and may have anything in place of the braces. */
function patternOf(sentence: string): RegExp {
  const words = sentence.split(/₹?\{\w+\}/).map((part) => RegExp.escape(part))
  return new RegExp(`(?<!\\p{L})${words.join('.{1,80}?')}(?!\\p{L})`, 'u')
}

function plain(text: string): string {
  return text.replaceAll('&rsquo;', '’').replaceAll(/\s+/g, ' ')
}

suite('the check can find fault', () => {
  const file = "test('it is shown', () => seen('Only 3 left'))"
  test('a test that is not there, or looks for something else', () => {
    assert.ok(looksFor(file, 'it is shown', 'Only {n} left'))
    assert.ok(!looksFor(file, 'it is shown', 'Only {n} right'))
    assert.ok(!looksFor(file, 'it is seen', 'Only {n} left'))
    assert.ok(!looksFor("test('Only 3 left', () => {})", 'Only 3 left', 'Only 3 left'), 'a name looks for nothing')
  })
  test('a sentence that nothing says', () => {
    assert.ok(says('<p>Only {stock} left</p>', 'Only {n} left'))
    assert.ok(says('`${label} is required`', 'Name is required'))
    assert.ok(!says('`${label} is required`', 'Name is needed'))
    assert.ok(!says('`${a}${b}`', 'Name is needed'))
  })
})
