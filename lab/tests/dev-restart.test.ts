import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { copyProject } from '#test/processes/copied-project.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { until } from '#test/until.ts'

test('a change in server/ restarts the shop, which prints so, and an error there waits for its fix', async (t) => {
  const { folder, env } = copyProject(t, { packages: 'all' })
  const dataDir = join((await emptyPlace('sqlite', t)).dataDir, 'data')
  const dev = spawn(process.execPath, ['bin/run.mjs', 'bin/dev.ts'], {
    cwd: folder,
    env: { ...env, DATA_DIR: dataDir, DEMO: 'off', PORT: '0', HOST: '127.0.0.1' },
    // A process group: whatever fails, the shop ends with the program that restarts it.
    detached: true,
  })
  const closed = once(dev, 'close')
  cleanup(t, async () => {
    try {
      process.kill(-(dev.pid ?? Number.NaN), 'SIGKILL')
    } catch {
      // All have ended.
    }
    await closed
  })
  let said = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const untilSaid = (text: string) =>
    until(
      async () => said.includes(text),
      60_000,
      async () => said,
    )

  await untilSaid('is open.')
  assert.equal(statSync(dataDir).mode & 0o777, 0o700)
  const file = join(folder, 'server/start/startup-banner.ts')
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, `${source} a mistake`)
  await untilSaid('Waiting for file changes before restarting')
  assert.match(said, /Change detected in '.*server\/start\/startup-banner\.ts'\nRestarting/)
  writeFileSync(file, source.replaceAll('is open.', 'is mended.'))
  await untilSaid('is mended.')

  const [origin] = said.match(/http:\/\/localhost:\d+/g)?.slice(-1) ?? []
  assert.equal((await fetch(`${origin}/healthz`)).status, 200)
  dev.kill('SIGTERM')
  await closed
  await assert.rejects(fetch(`${origin}/healthz`))
})
