import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import test from 'node:test'

const ROOT = join(import.meta.dirname, '../..')
/** Those of `npm test`. */
const tests = globSync('{bin,domain,lab,papers,server,test,web}/**/*.test.ts', {
  cwd: ROOT,
  exclude: ['lab/journeys/**', 'lab/tests/**'],
})
/** Of the comment above a detail: tests by the end of their path, journeys by name. */
const REFERENCE = /[\w./-]+\.test\.ts|(?<=`)[\w-]+(?=`)/g

/** Returns a sentence for each detail of a journey whose comment names no test, or one that is not there. */
function unprovenDetails(source: string): string[] {
  return [...source.matchAll(/((?:^ *\/\/.*\n)*)^ *await detail\((.*)$/gm)].flatMap(([, comment = '', name]) => {
    const references = [...comment.matchAll(REFERENCE)].map(([reference]) => reference)
    const missing = references.filter((reference) => !isThere(reference))
    if (comment.includes('In npm test:') && references.length > 0 && missing.length === 0) return []
    return [`${name} ${missing.join(', ')}`.trim()]
  })
}

function isThere(reference: string): boolean {
  if (!reference.endsWith('.test.ts')) return tests.includes(`test/journeys/${reference}.journey.test.ts`)
  return tests.some((path) => path === reference || path.endsWith(`/${reference}`))
}

for (const path of globSync('*.journey.test.ts', { cwd: import.meta.dirname })) {
  const source = readFileSync(join(import.meta.dirname, path), 'utf8')
  if (!source.includes('await detail(')) continue
  test(`each detail of ${basename(path, '.journey.test.ts')} names the test that proves its rule`, () => {
    assert.deepEqual(unprovenDetails(source), [])
  })
}

test('a detail that names no test, or a lost one, is found', () => {
  const found = unprovenDetails(`
    // In npm test: \`no/such.test.ts\`.
    await detail('lost', walk)
    await detail('silent', walk)
    // In npm test: lab/journeys/media.journey.test.ts.
    await detail('left to the lab', walk)
    // In npm test: \`journeys/details.test.ts\`,
    // and the \`buy\` journey.
    await detail('proven', walk)
  `)
  assert.deepEqual(found, [
    "'lost', walk) no/such.test.ts",
    "'silent', walk)",
    "'left to the lab', walk) lab/journeys/media.journey.test.ts",
  ])
})
