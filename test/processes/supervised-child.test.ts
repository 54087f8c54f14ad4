import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startSupervised } from './supervised-child.ts'
import { until } from '../until.ts'

const KEPT = join(import.meta.dirname, 'supervised-child.ts')

/** A program that records its process id and stays, and its folder. */
function stayingProgram() {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'))
  const pidFile = join(folder, 'pid')
  const script = `fs.writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => {}, 1000)`
  return { folder, args: ['--eval', script], pid: () => Number(existsSync(pidFile) && readFileSync(pidFile, 'utf8')) }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('stopping a program returns its exit code and removes its folder', async () => {
  const { folder, args, pid } = stayingProgram()
  const kept = startSupervised(process.execPath, args, { env: {}, removeAfter: folder })
  await until(async () => pid() > 0)
  const program = pid()
  assert.equal(await kept.stop(), 128 + 15)
  assert.equal(isAlive(program), false)
  assert.equal(existsSync(folder), false)
})

test('a program that exited by itself returns its own exit code', async () => {
  const kept = startSupervised(process.execPath, ['--eval', 'process.exit(7)'], { env: {} })
  await once(kept.process, 'exit')
  assert.equal(await kept.stop(), 7)
})

test('a program goes with its starter, though that is killed outright', async () => {
  const { folder, args, pid } = stayingProgram()
  const starter = join(folder, 'starter.mjs')
  const settings = { env: {}, removeAfter: folder }
  writeFileSync(
    starter,
    `import { startSupervised } from ${JSON.stringify(KEPT)}
     startSupervised(process.execPath, ${JSON.stringify(args)}, ${JSON.stringify(settings)})`,
  )
  const child = spawn(process.execPath, [starter])
  await until(async () => pid() > 0)
  const program = pid()
  assert.equal(isAlive(program), true)
  child.kill('SIGKILL')
  await until(async () => !isAlive(program) && !existsSync(folder))
})
