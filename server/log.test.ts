import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import test from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { type Log, logLevels, type LogSettings, openLog } from './log.ts'

function logged(work: (log: Log) => void, settings?: LogSettings) {
  const lines: string[] = []
  work(openLog((line) => lines.push(line), settings))
  return lines
}

test('an event is one line of JSON, whatever is in it', () => {
  const lines = logged((log) => log.info('upload refused', { reason: 'two\nlines', bytes: 7 }))
  assert.equal(lines.length, 1)
  assert.match(lines[0] ?? '', /^[^\n]*\n$/)
  const { at, ...entry } = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  assert.deepEqual(entry, { level: 'info', event: 'upload refused', reason: 'two\nlines', bytes: 7 })
  assert.ok(!Number.isNaN(Date.parse(String(at))))
})

test('an error is logged with its stack and its cause, and without its other properties', () => {
  const cause = Object.assign(new Error('no connection'), { detail: 'Failing row contains (Kannan, 9876543210)' })
  const [line = ''] = logged((log) => log.error(new Error('disk full', { cause }), { during: 'the sweep' }))
  const entry = JSON.parse(line) as Record<string, string>
  assert.equal(entry.during, 'the sweep')
  assert.match(entry.error ?? '', /disk full\n\s+at [^]*\nCaused by: Error: no connection\n\s+at /)
  assert.doesNotMatch(line, /Kannan|98765/)
})

test('each line of a request carries its id, whatever awaits in between, and no other line does', async () => {
  const lines: string[] = []
  const log = openLog((line) => lines.push(line))
  const request = (id: string) =>
    log.during(id, async () => {
      await wait(1)
      log.info(`in ${id}`)
    })
  await Promise.all([request('a'), request('b')])
  log.info('outside')
  const ids = lines.map((line) => JSON.parse(line) as { event: string; requestId?: string })
  assert.deepEqual(Object.fromEntries(ids.map(({ event, requestId }) => [event, requestId])), {
    'in a': 'a',
    'in b': 'b',
    outside: undefined,
  })
})

function logEverything(log: Log) {
  log.debug('a')
  log.info('b')
  log.warn('c')
  log.error('d')
}

test('events below the level are not written', () => {
  const counts = logLevels.map((level) => logged(logEverything, { level, format: 'json' }).length)
  assert.deepEqual(counts, [4, 3, 2, 1])
})

test('at a terminal a line is for a person', () => {
  const text = logged(
    (log) => {
      log.info('order placed', { orderId: 'X7', lines: 3, note: 'two words' })
      log.error('no disk', { path: '/orders' })
    },
    { level: 'info', format: 'text' },
  )
  assert.match(text[0] ?? '', /^\d\d:\d\d:\d\d info {2}order placed {2}orderId=X7 lines=3 note="two words"\n$/)
  assert.match(text[1] ?? '', /^\d\d:\d\d:\d\d error error {2}path=\/orders\nno disk\n$/)
})

test('a log that cannot be written ends nothing', () => {
  const program = `
    import { openLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
    openLog().error(new Error('disk full'))
    process.stdout.write('alive')`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
  })
  assert.deepEqual([String(stdout), status], ['alive', 0])
})
