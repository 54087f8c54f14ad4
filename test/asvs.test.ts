import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

type Row = { numbers: string[]; text: string; files: string[] }

/** Parses lines of a number and its level. */
function requirementsOf(list: string): string[] {
  return [...list.matchAll(/^(\d+\.\d+\.\d+) [12]$/gm)].map(([, number = '']) => number)
}

/** A row begins with numbers; 6.5.* is a section and 9.* a chapter. */
function rowsOf(document: string, requirements: readonly string[]): Row[] {
  return document
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [, first = '', ...rest] = line.split('|')
      const numbers = first.split(',').flatMap((entry) => {
        const number = entry.trim()
        const inside = requirements.filter((each) => number.endsWith('.*') && each.startsWith(number.slice(0, -1)))
        return inside.length > 0 ? inside : [number]
      })
      const files = [...line.matchAll(/`([\w./-]+\.(?:ts|tsx|md|conf|yaml|json))`/g)].map(([, file = '']) => file)
      return { numbers, text: rest.join('|'), files }
    })
}

function faultsOf(document: string, requirements: readonly string[], isThere: (file: string) => boolean): string[] {
  const [applying = '', rest] = document.split('## What does not apply')
  const rows = rowsOf(applying, requirements)
  const all = [...rows, ...rowsOf(rest ?? '', requirements)]
  const named = all.flatMap(({ numbers }) => numbers)
  return [
    ...requirements.filter((number) => !named.includes(number)).map((number) => `${number} has no row`),
    ...named.filter((number) => !requirements.includes(number)).map((number) => `${number} is no requirement`),
    ...named.filter((number, at) => named.indexOf(number) !== at).map((number) => `${number} has two rows`),
    ...all.flatMap(({ files }) => files.filter((file) => !isThere(file)).map((file) => `${file} is not there`)),
    ...rows.filter(({ files }) => files.length === 0).map(({ numbers }) => `${numbers.join()} names nothing`),
    ...rows
      .filter(
        ({ files, text }) => !files.some((file) => file.endsWith('.test.ts')) && !/\bdocs\/|Deviation|\.ts`/.test(text),
      )
      .map(({ numbers }) => `${numbers.join()} has neither a test nor a document nor a deviation`),
  ]
}

const requirements = requirementsOf(read('docs/asvs-5.0.0.txt'))

test('the list of ASVS has the 70 requirements of level 1 and the 183 of level 2', () => {
  const levels = [...read('docs/asvs-5.0.0.txt').matchAll(/^\d\S+ ([12])$/gm)].map(([, level]) => level)
  assert.deepEqual([levels.filter((level) => level === '1').length, levels.length], [70, 253])
  assert.equal(new Set(requirements).size, 253)
})

test('each requirement of ASVS 5.0.0 has one row with its evidence, a named deviation, or why it does not apply', () => {
  assert.deepEqual(
    faultsOf(read('docs/asvs.md'), requirements, (file) => existsSync(join(ROOT, file))),
    [],
  )
})

/** Of a document with these rows, for three requirements. */
function faults(rows: string): string[] {
  const document = `${rows}\n## What does not apply\n| 9.* | no tokens |\n`
  return faultsOf(document, ['1.1.1', '1.1.2', '9.1.1'], (file) => file === 'a.test.ts')
}

suite('the check can find fault', () => {
  const good = '| 1.1.1, 1.1.2 | so | `a.test.ts` |'
  test('none in a whole one', () => assert.deepEqual(faults(good), []))
  for (const [rows, fault] of [
    ['| 1.1.1 | so | `a.test.ts` |', '1.1.2 has no row'],
    [`${good}\n| 1.1.3 | so | \`a.test.ts\` |`, '1.1.3 is no requirement'],
    [`${good}\n| 1.1.2 | so | \`a.test.ts\` |`, '1.1.2 has two rows'],
    ['| 1.1.1, 1.1.2 | so | `a.test.ts`, `b.test.ts` |', 'b.test.ts is not there'],
    ['| 1.1.1, 1.1.2 | so | – |', '1.1.1,1.1.2 names nothing'],
  ] as const) {
    test(fault, () => assert.ok(faults(rows).includes(fault), faults(rows).join()))
  }
})
