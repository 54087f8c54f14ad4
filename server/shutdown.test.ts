import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import test from 'node:test'

/** Returns exit code and log of a program with this `stop`. */
async function ended(stop: string, act: string) {
  const program = `
    import { handleShutdown } from ${JSON.stringify(import.meta.resolve('./shutdown.ts'))}
    import { openLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
    setInterval(() => {}, 1_000)
    handleShutdown({ log: openLog(), limitMs: 300, sameSignalMs: 50, stop: async () => { ${stop} } })
    ${act}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  const lines = said.split('\n').filter(Boolean)
  return { code, logged: lines.map((line) => JSON.parse(line) as { event: string; error?: string }) }
}

const TERM = "process.kill(process.pid, 'SIGTERM')"

test('a signal ends the process with 0 once everything is closed', async () => {
  const { code, logged } = await ended('', TERM)
  assert.equal(code, 0)
  assert.deepEqual(events(logged), ['stopping', 'stopped'])
})

const events = (logged: { event: string }[]) => logged.map(({ event }) => event)

test('the same signal from the terminal and from npm counts once', async () => {
  const { code } = await ended('await new Promise((later) => setTimeout(later, 20))', `${TERM}; ${TERM}`)
  assert.equal(code, 0)
})

test('a second signal ends the process at once', async () => {
  const { code, logged } = await ended(
    'await new Promise(() => {})',
    `${TERM}; setTimeout(() => process.kill(process.pid, 'SIGINT'), 100)`,
  )
  assert.equal(code, 1)
  assert.deepEqual(events(logged), ['stopping', 'ended by a second signal before everything was closed'])
})

test('a close that never resolves is not awaited', async () => {
  const { code, logged } = await ended('await new Promise(() => {})', TERM)
  assert.equal(code, 1)
  assert.deepEqual(events(logged), ['stopping', 'ended before everything was closed'])
})

test('a failure during the close is logged', async () => {
  const { code, logged } = await ended("throw new Error('the disk is gone')", TERM)
  assert.equal(code, 1)
  assert.match(logged[1]?.error ?? '', /^Error: the disk is gone\n +at /)
})

test('an uncaught error ends the process with 1, and one more on the way changes nothing', async () => {
  const { code, logged } = await ended(
    'await null; setImmediate(() => { throw new Error("second") }); await new Promise((later) => setTimeout(later, 50))',
    'setImmediate(() => { throw new Error("first") })',
  )
  assert.equal(code, 1)
  assert.deepEqual(
    logged.map(({ event, error = event }) => error.split('\n')[0]),
    ['Error: first', 'Error: second', 'stopped'],
  )
})
