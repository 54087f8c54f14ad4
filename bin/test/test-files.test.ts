import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, suite, test } from 'node:test'
import { promisify } from 'node:util'
import type { Outcome } from './run-worker.ts'

const RUNNER = join(import.meta.dirname, 'test-files.ts')
const heading = `import { suite, test } from 'node:test'\n`
/** Blocks its process like an endless loop, without using the processor. */
const BLOCKS = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`
/** Enough for a process to start and run a test on a busy machine. */
const LIMIT_S = 6
/** Some wait for their limit. */
const CASES_AT_ONCE = 4

type Case = { files: string[]; limitSeconds: number; mostAgain: number }

const folder = mkdtempSync(join(tmpdir(), 'runner-'))
after(() => rmSync(folder, { recursive: true }))
const cases: Case[] = []
let outcomes: Promise<Outcome[]> | undefined

/** One process runs all cases, as a test may not run tests. */
function outcomeOf(...texts: string[]): () => Promise<Outcome> {
  return outcomeAgain(0, ...texts)
}

function outcomeAgain(mostAgain: number, ...texts: string[]): () => Promise<Outcome> {
  const own = mkdtempSync(join(folder, 'case-'))
  const files = texts.map((text, index) => {
    const file = join(own, `${['some', 'other', 'third'][index]}.test.mjs`)
    writeFileSync(file, heading + text)
    return file
  })
  const limitSeconds = /Atomics|setInterval/.test(texts.join()) ? LIMIT_S : 60
  const place = cases.push({ files, limitSeconds, mostAgain }) - 1
  return async () => (await (outcomes ??= runCases()))[place] ?? assert.fail('it was not run')
}

async function runCases(): Promise<Outcome[]> {
  const script = join(folder, 'run.mjs')
  writeFileSync(
    script,
    `
    import { runTestFiles } from ${JSON.stringify(RUNNER)}
    const outcomes = []
    const waiting = ${JSON.stringify(cases)}.entries()
    async function work() {
      for (const [place, { mostAgain, ...kind }] of waiting)
        outcomes[place] = await runTestFiles([kind], { atOnce: kind.files.length === 2 ? 5 : 1, mostAgain })
    }
    await Promise.all(Array.from({ length: ${CASES_AT_ONCE} }, work))
    process.stdout.write(JSON.stringify(outcomes))`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: folder, env: {} })
  return JSON.parse(stdout) as Outcome[]
}

function countsOf(...texts: string[]) {
  const outcome = outcomeOf(...texts)
  return async () => {
    const { passed, failed, skipped } = await outcome()
    return { passed, failed, skipped }
  }
}

const waits = `test('waits', () => new Promise((go) => setTimeout(go, 100)))`
const failsLater = (name: string, unless: string) =>
  `test('${name}', () => { ${unless} setTimeout(() => Promise.reject(new Error('too late')), 20) })`

const counted = countsOf(
  `suite('s', () => { test('a', () => {}); test('b', { skip: true }, () => {}) }); test('c', () => {})`,
)
test('tests are counted, suites are not', async () => {
  assert.deepEqual(await counted(), { passed: 2, failed: 0, skipped: 1 })
})

suite('a file fails that', () => {
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
    'throws after its test': [`${failsLater('a', '')}; ${waits}`, 2],
  }
  for (const [what, [text, passed]] of Object.entries(failing)) {
    const counts = countsOf(text)
    test(what, async () => assert.deepEqual(await counts(), { passed, failed: 1, skipped: 0 }))
  }
})

suite('files that share a process keep their own results, even beside one that', () => {
  const good = `test('a', () => {})`
  const bad: Record<string, string> = {
    'ends it': `process.exit(3)`,
    'blocks it': BLOCKS,
    'ends it in a test': `test('a', () => process.exit(3))`,
    'does not parse': `this is no program`,
    'runs no test': ``,
  }
  for (const [what, text] of Object.entries(bad)) {
    const counts = countsOf(good, text, good)
    test(what, async () => assert.deepEqual(await counts(), { passed: 2, failed: 1, skipped: 0 }))
  }
})

const SCOPES = join(import.meta.dirname, '../../test')
const leftToTheEnd = countsOf(
  `test('a', () => {})`,
  `
    import { cleanup } from ${JSON.stringify(join(SCOPES, 'cleanup.ts'))}
    import { wholeProcess } from ${JSON.stringify(join(SCOPES, 'whole-process.ts'))}
    const open = setInterval(() => {}, 1000)
    cleanup(wholeProcess, () => clearInterval(open))
    test('b', () => {})`,
  `test('c', () => {})`,
)
test('resources that a file opens for its whole process are closed after the last file', async () => {
  assert.deepEqual(await leftToTheEnd(), { passed: 3, failed: 0, skipped: 0 })
})

const more = countsOf(`test('a', () => {})`, `test('b', () => {})`)
test('there may be more processes than files', async () => {
  assert.deepEqual(await more(), { passed: 2, failed: 0, skipped: 0 })
})

const told = outcomeOf(
  `suite('cart', () => test('total', () => { console.log('so far'); throw new Error('off by one') }))`,
)
test('a failure reports the file, the suites, the test, the error and the output', async () => {
  const { failures } = await told()
  for (const words of ['some.test.mjs › cart › total', 'off by one', 'so far']) {
    assert.ok(failures.join('\n').includes(words), failures.join('\n'))
  }
})

const failsOnce = `
  import { existsSync, writeFileSync } from 'node:fs'
  const mark = import.meta.filename + '.ran'
  const ranBefore = existsSync(mark)
  writeFileSync(mark, '')
  test('a', () => { if (!ranBefore) throw new Error('too busy') })
  test('b', () => {})`
const failsLateOnce = failsOnce.replace(/test\(.*/s, `${failsLater('a', 'if (!ranBefore)')}; ${waits}`)
const alwaysFails = `test('a', () => { throw new Error('off by one') })`
const [mended, mendedLate, red, tooMany] = [
  outcomeAgain(1, failsOnce),
  outcomeAgain(1, waits, failsLateOnce, waits),
  outcomeAgain(1, alwaysFails),
  outcomeAgain(1, failsOnce, alwaysFails),
]
test('a file that fails and passes when it runs again alone counts as passed, and its failure is kept', async () => {
  const { passed, failed, passedAgain = [] } = await mended()
  assert.deepEqual({ passed, failed }, { passed: 2, failed: 0 })
  assert.match(passedAgain.join(), /some\.test\.mjs › a\n.*too busy/)
})

test('an error after its test is the failure of that file, which runs again alone', async () => {
  const { passed, failed, passedAgain = [] } = await mendedLate()
  assert.deepEqual({ passed, failed }, { passed: 4, failed: 0 })
  assert.match(passedAgain.join(), /other\.test\.mjs › a\n.*too late/)
})

test('a file that fails twice fails, and so do all where more fail than may run again', async () => {
  for (const [outcome, passed, failed] of [[await red(), 0, 1] as const, [await tooMany(), 1, 2] as const]) {
    assert.deepEqual([outcome.passed, outcome.failed, outcome.passedAgain], [passed, failed, []])
  }
})
