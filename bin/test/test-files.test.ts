import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { promisify } from 'node:util'
import type { Outcome } from './test-files.ts'

const RUNNER = join(import.meta.dirname, 'test-files.ts')
const heading = `import { suite, test } from 'node:test'\n`
/** Blocks its process as an endless loop does, and leaves the processor to others. */
const BLOCKS = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`
/** A process has to start and run a test within it, on a busy machine too. */
const LIMIT_S = 6

function running(files: string[], hangs: boolean): string {
  return `
    import { runTestFiles } from ${JSON.stringify(RUNNER)}
    const settings = { atOnce: 1, limitSeconds: ${hangs ? LIMIT_S : 60} }
    process.stdout.write(JSON.stringify(await runTestFiles(${JSON.stringify(files)}, settings)))`
}

/** What comes of test files with these texts that share a process; in a process of its own, as a test may not run tests. */
async function outcomeOf(...texts: string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'))
  try {
    const files = texts.map((text, index) => {
      const file = join(folder, `${['some', 'other', 'third'][index]}.test.mjs`)
      writeFileSync(file, heading + text)
      return file
    })
    const script = join(folder, 'run.mjs')
    writeFileSync(script, running(files, /Atomics|setInterval/.test(texts.join())))
    const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: folder, env: {} })
    return JSON.parse(stdout) as Outcome
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function countsOf(...texts: string[]) {
  const { passed, failed, skipped } = await outcomeOf(...texts)
  return { passed, failed, skipped }
}

test('tests are counted, suites are not', async () => {
  const text = `suite('s', () => { test('a', () => {}); test('b', { skip: true }, () => {}) }); test('c', () => {})`
  assert.deepEqual(await countsOf(text), { passed: 2, failed: 0, skipped: 1 })
})

// At once, as some of them wait for their limit.
suite('a file fails that', { concurrency: true }, () => {
  const failing: Record<string, [text: string, passed: number]> = {
    'has a failing test': [`test('a', () => {}); test('b', () => { throw new Error('no') })`, 1],
    'has a failing test in a test': [
      `test('a', async (t) => { await t.test('b', () => { throw new Error('no') }) })`,
      0,
    ],
    'hangs in a test': [`test('a', () => {}); test('b', () => new Promise(() => setInterval(() => {}, 1000)))`, 1],
    'never comes back': [BLOCKS, 0],
    'does not end': [`test('a', () => {}); setInterval(() => {}, 1000)`, 1],
    'ends too early': [`test('a', () => {}); process.exit(3)`, 0],
    'does not parse': [`this is no program`, 0],
    'runs no test': [``, 0],
  }
  for (const [what, [text, passed]] of Object.entries(failing)) {
    test(what, async () => assert.deepEqual(await countsOf(text), { passed, failed: 1, skipped: 0 }))
  }
})

suite('files that share a process keep their own results, even beside one that', { concurrency: true }, () => {
  const good = `test('a', () => {})`
  const bad: Record<string, string> = {
    'ends it': `process.exit(3)`,
    'blocks it': BLOCKS,
    'ends it in a test': `test('a', () => process.exit(3))`,
    'does not parse': `this is no program`,
    'runs no test': ``,
  }
  for (const [what, text] of Object.entries(bad)) {
    test(what, async () => assert.deepEqual(await countsOf(good, text, good), { passed: 2, failed: 1, skipped: 0 }))
  }
})

test('a failure tells the file, the suites, the test, the error and what was printed', async () => {
  const text = `suite('cart', () => test('total', () => { console.log('so far'); throw new Error('off by one') }))`
  const told = (await outcomeOf(text)).failures.join('\n')
  for (const words of ['some.test.mjs › cart › total', 'off by one', 'so far']) assert.ok(told.includes(words), told)
})
