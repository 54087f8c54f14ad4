import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { type CopiedProject, copyProject } from '#test/processes/copied-project.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'

function run({ folder, env }: CopiedProject, args: string[], more: Record<string, string> = {}, input = '') {
  const command = [join(folder, 'bin/run.mjs'), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: { ...env, ...more },
    encoding: 'utf8',
    input,
  })
  return { status, said: stdout + stderr }
}

test('a production-only install starts, makes admins and backups and moves as it is, and installs nothing', async (t) => {
  const project = copyProject(t, { packages: 'production' })
  const { dataDir } = await emptyPlace('sqlite', t)
  const settings = { DATA_DIR: dataDir, DEMO: 'off', PORT: '0', HOST: '127.0.0.1' }
  const shop = spawn(process.execPath, [join(project.folder, 'bin/run.mjs'), 'bin/start.ts'], {
    cwd: project.folder,
    env: { ...project.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanup(t, () => shop.kill('SIGKILL'))
  let said = ''
  for await (const chunk of shop.stdout) {
    said += String(chunk)
    if (said.includes('/vinayagaadmin')) break
  }
  const origin = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? said
  assert.equal((await fetch(`${origin}/ordernow`)).status, 200)
  const { status, said: told } = run(project, ['bin/admin.ts', 'second@shop.test'], settings, 'hk4r9 mn2vt\n')
  assert.deepEqual([status, told.split('\n')[0]], [0, 'second@shop.test is an admin now.'])
  const backedUp = run(project, ['bin/backup/backup.ts'], settings)
  assert.equal(backedUp.status, 0, backedUp.said)
  shop.kill('SIGTERM')
  assert.deepEqual(await once(shop, 'exit'), [0, null])
  const copied = run(project, ['bin/move.ts', '--to', 'postgres'], settings)
  assert.deepEqual([copied.status, copied.said], [1, 'DATABASE_URL must name the PostgreSQL database.\n'])
  assert.deepEqual(project.npmCalls(), [])
})

test('a production-only install names missing packages, and installs production packages only', (t) => {
  const project = copyProject(t, { packages: 'production' })
  const tests = run(project, ['bin/test.ts'])
  assert.equal(tests.status, 1)
  assert.match(
    tests.said,
    /^bin\/test\.ts needs the development packages, and they were left out of this install: run npm ci/,
  )

  appendFileSync(join(project.folder, 'web/root.tsx'), '\n')
  const stale = run(project, ['bin/start.ts'])
  assert.equal(stale.status, 1)
  assert.match(
    stale.said,
    /^The build is not of this version \(web\/root\.tsx differs\), and this install has no development/,
  )

  rmSync(join(project.folder, 'build'), { recursive: true })
  const unbuilt = run(project, ['bin/start.ts'])
  assert.equal(unbuilt.status, 1)
  assert.match(
    unbuilt.said,
    /^The shop is not built yet, and this install has no development packages to build it with\. Run npm ci/,
  )

  assert.deepEqual(project.npmCalls(), [])
  project.forget('kysely')
  const lacking = run(project, ['bin/start.ts'])
  assert.equal(lacking.status, 1)
  assert.match(
    lacking.said,
    /^Installing the \d+ packages of package-lock\.json …\nThe packages could not be installed: /,
  )
  assert.match(project.npmCalls().join('\n'), /^ci --omit=dev --ignore-scripts /)
})

test('a whole install that lacks a package is installed whole', (t) => {
  const project = copyProject(t, { packages: 'all' })
  project.forget('vite')
  assert.equal(run(project, ['bin/start.ts']).status, 1)
  assert.match(project.npmCalls().join('\n'), /^ci --include=dev --ignore-scripts /)
})

test('every program starts with limits on its memory and with compiled code, unless the environment overrides them', () => {
  const names = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'NODE_COMPILE_CACHE']
  const print = `process.stdout.write(${JSON.stringify(names)}.map((name) => process.env[name]).join())`
  const compiled = join(import.meta.dirname, '../build/compiled')
  const started = (env: Record<string, string>) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'run.mjs'), '-e', print], { env, encoding: 'utf8' }).stdout
  assert.equal(started({}), `2,262144,${compiled}`)
  assert.equal(started({ MALLOC_ARENA_MAX: '7', NODE_COMPILE_CACHE: '/tmp/own' }), '7,262144,/tmp/own')
})
