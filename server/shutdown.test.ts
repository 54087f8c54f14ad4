import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import test from 'node:test'

/** Runs a program that ends as the shop does, with this as its `stop`, and returns its exit code and what it logged. */
async function ended(stop: string, act: string) {
  const program = `
    import { handleShutdown } from ${JSON.stringify(import.meta.resolve('./shutdown.ts'))}
    import { openLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
    setInterval(() => {}, 1_000)
    handleShutdown({ log: openLog(), limitMs: 300, stop: async () => { ${stop} } })
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
  assert.deepEqual(await ended('', TERM), { code: 0, logged: [] })
})

test('what never closes is not waited for', async () => {
  const { code, logged } = await ended('await new Promise(() => {})', TERM)
  assert.equal(code, 1)
  assert.deepEqual(
    logged.map(({ event }) => event),
    ['ended before everything was closed'],
  )
})

test('what fails while it closes is logged', async () => {
  const { code, logged } = await ended("throw new Error('the disk is gone')", TERM)
  assert.equal(code, 1)
  assert.match(logged[0]?.error ?? '', /^Error: the disk is gone\n +at /)
})

test('an uncaught error ends the process with 1, and one more on the way changes nothing', async () => {
  const { code, logged } = await ended(
    'await null; setImmediate(() => { throw new Error("second") }); await new Promise((later) => setTimeout(later, 50))',
    'setImmediate(() => { throw new Error("first") })',
  )
  assert.equal(code, 1)
  assert.deepEqual(
    logged.map(({ error }) => error?.split('\n')[0]),
    ['Error: first', 'Error: second'],
  )
})
