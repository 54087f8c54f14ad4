import assert from 'node:assert/strict'
import { mkdtempSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { freePort } from '#test/processes/free-port.ts'
import { startSupervised } from '#test/processes/supervised-child.ts'
import { until } from '#test/until.ts'

const SUPERVISOR = join(import.meta.dirname, 'supervisor.ts')

async function openTwo(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'supervisor-'))
  const node = join(folder, 'node')
  const starter = join(folder, 'starter.mjs')
  const main = join(folder, 'main.mjs')
  const port = await freePort()
  symlinkSync(process.execPath, node)
  writeFileSync(
    starter,
    `import { supervise } from ${JSON.stringify(SUPERVISOR)}
     process.execPath = ${JSON.stringify(node)}
     await supervise({ processes: 2, log: { level: 'info', format: 'json' } }, ${JSON.stringify(main)})`,
  )
  writeFileSync(
    main,
    `import { createServer } from 'node:http'
     process.on('SIGTERM', () => process.exit())
     createServer((_, answer) => answer.end(String(process.pid)))
       .listen(${port}, '127.0.0.1', () => process.send({ ready: true }))`,
  )
  const { process: child, stop } = startSupervised(process.execPath, [starter], { env: {}, removeAfter: folder })
  cleanup(t, stop)
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))

  const answering = async () => {
    const connection = { headers: { connection: 'close' } }
    return Number(await (await fetch(`http://127.0.0.1:${port}`, connection)).text())
  }
  const isLogged = (event: string) =>
    until(
      async () => said.includes(`"event":"${event}"`),
      undefined,
      async () => said,
    )
  await isLogged('processes started')
  return {
    supervisor: () => Number(/"event":"processes started","processes":2,"pid":(\d+)/.exec(said)?.[1]),
    stop,
    answering,
    isLogged,
    said: () => said,
    removeNode: () => unlinkSync(node),
    putNodeBack: () => symlinkSync(process.execPath, node),
  }
}

test('a process that cannot be started is tried again, and the other serves', async (t) => {
  const { removeNode, putNodeBack, answering, isLogged, said, stop } = await openTwo(t)
  removeNode()
  const ended = await answering()
  process.kill(ended, 'SIGKILL')
  await isLogged('process not started')
  assert.match(said(), /"event":"process not started","process":\d,"code":null,"signal":null,"reason":".*ENOENT/)
  const left = await answering()
  assert.notEqual(left, ended)

  putNodeBack()
  await until(async () => ![ended, left].includes(await answering()))
  assert.equal(await stop(), 0)
})

test('a restart whose first process cannot be started leaves both', async (t) => {
  const { supervisor, removeNode, answering, isLogged, stop } = await openTwo(t)
  removeNode()
  process.kill(supervisor(), 'SIGUSR2')
  await isLogged('not restarted')
  assert.ok(await answering())
  assert.equal(await stop(), 0)
})
