import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, test, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { type CopiedProject, copyProject } from '#test/processes/copied-project.ts'
import { switchTo } from './compile/switch.ts'

function buildFolder(t: TestContext) {
  const all = mkdtempSync(join(tmpdir(), 'shop-build-'))
  t.after(() => rmSync(all, { recursive: true }))
  return {
    all,
    /** Switches to a build of these assets. Returns the kept assets of the previous build. */
    built(name: string, ...assets: string[]) {
      const folder = join(all, name)
      mkdirSync(join(folder, 'client/assets'), { recursive: true })
      for (const asset of assets) writeFileSync(join(folder, 'client/assets', asset), asset)
      writeFileSync(join(folder, 'sources.json'), '{}')
      switchTo(folder)
      return readdirSync(join(all, 'current/earlier/assets'))
    },
  }
}

suite('a new build', () => {
  test('keeps the assets of the build before for pages that are open, and no older ones', (t) => {
    const { built } = buildFolder(t)
    assert.deepEqual(built('v-1', 'first.js', 'same.js'), [])
    assert.deepEqual(built('v-2', 'second.js', 'same.js'), ['first.js'])
    assert.deepEqual(built('v-3', 'third.js', 'same.js'), ['second.js'])
  })

  test('leaves the four builds before whole for an open shop, and removes older ones', (t) => {
    const { all, built } = buildFolder(t)
    const names = ['v-1', 'v-2', 'v-3', 'v-4', 'v-5', 'v-6']
    for (const [index, name] of names.entries()) {
      built(name, `${name}.js`)
      // A file system may count in whole seconds.
      utimesSync(join(all, name), index, index)
    }
    assert.deepEqual(readdirSync(all).toSorted(), ['current', ...names.slice(1)])
    assert.equal(readFileSync(join(all, 'v-2/client/assets/v-2.js'), 'utf8'), 'v-2.js')
  })

  test('leaves an old build that was the current one until now', (t) => {
    const { all, built } = buildFolder(t)
    for (const name of ['v-1', 'v-2', 'v-3', 'v-4', 'v-5']) built(name)
    rmSync(join(all, 'current'))
    symlinkSync('v-1', join(all, 'current'))
    built('v-6')
    assert.ok(existsSync(join(all, 'v-1/client')))
  })

  test('leaves a build alone that is still being compiled', (t) => {
    const { all, built } = buildFolder(t)
    mkdirSync(join(all, 'v-other/client'), { recursive: true })
    const hourAgo = Date.now() / 1_000 - 3_600
    utimesSync(join(all, 'v-other'), hourAgo, hourAgo)
    for (const name of ['v-1', 'v-2', 'v-3', 'v-4', 'v-5', 'v-6']) built(name)
    assert.ok(existsSync(join(all, 'v-other/client')))
    assert.ok(!existsSync(join(all, 'v-1')), 'newer and complete, and removed all the same')
  })

  test('replaces a build that was copied with its links followed', (t) => {
    const { all, built } = buildFolder(t)
    built('v-1', 'first.js')
    rmSync(join(all, 'current'))
    cpSync(join(all, 'v-1'), join(all, 'current'), { recursive: true })
    assert.deepEqual(built('v-2', 'second.js'), ['first.js'])
    assert.ok(lstatSync(join(all, 'current')).isSymbolicLink())
  })
})

async function startShop(t: TestContext, project: CopiedProject, dataDir: string) {
  const shop = spawn(process.execPath, ['main.ts'], {
    cwd: project.folder,
    env: { ...project.env, DATA_DIR: dataDir, DEMO: 'off', PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanup(t, () => shop.kill('SIGKILL'))
  let printed = ''
  for await (const chunk of shop.stdout) {
    printed += String(chunk)
    if (printed.includes('/vinayagaadmin')) break
  }
  const origin = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? printed
  return { shop, origin, statusOf: async (path: string) => (await fetch(origin + path)).status }
}

const CURRENT = join(import.meta.dirname, '../build/current')

test('the server’s scripts are in ASCII', () => {
  const scripts = ['server', 'shop'].flatMap((folder) =>
    readdirSync(join(CURRENT, folder)).map((name) => join(CURRENT, folder, name)),
  )
  for (const path of scripts.filter((each) => each.endsWith('.js'))) {
    assert.match(readFileSync(path, 'utf8'), /^[\0-\x7F]*$/, `${path}: V8 keeps two bytes for each letter`)
  }
})

test('the shop loads no package at its start', () => {
  const entries = readdirSync(join(CURRENT, 'shop')).filter((name) => /^shop(-process-.*)?\.js$/.test(name))
  assert.equal(entries.length, 2)
  const loaded = new Set(entries.map((name) => `./${name}`))
  for (const from of loaded) {
    if (!from.startsWith('./')) continue
    const script = readFileSync(join(CURRENT, 'shop', from), 'utf8')
    for (const [, name = ''] of script.matchAll(/^import (?:.* from )?"([^"]+)";$/gm)) loaded.add(name)
  }
  const packages = [...loaded].filter((from) => !from.startsWith('./') && !isBuiltin(from))
  assert.ok(loaded.size > 20, 'the walk finds the scripts')
  assert.deepEqual(packages, [], 'what bin/compile/shop.ts leaves apart is loaded by `import()`')
})

test('a build runs without the sources, and with its own migrations beside newer ones', async (t) => {
  const project = copyProject(t, { packages: 'production' })
  const { dataDir } = await emptyPlace('sqlite', t)
  for (const file of globSync('{domain,papers,server,web}/**/*.{ts,tsx}', { cwd: project.folder })) {
    rmSync(join(project.folder, file))
  }
  writeFileSync(join(project.folder, 'server/database/migrations/999-of-a-newer-version.sql'), 'drop table products')
  const { origin } = await startShop(t, project, dataDir)

  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
  const order = await fetch(`${origin}/orders`, { method: 'POST', headers, body: '{}' })
  assert.equal(order.status, 422, 'the order worker refuses it')
  const priceList = await fetch(`${origin}/pricelist.pdf`)
  assert.deepEqual([priceList.status, priceList.headers.get('content-type')], [200, 'application/pdf'])
})

test('a change in the server alone leaves the pages as they are, with the assets of builds before', async (t) => {
  const { folder, env } = copyProject(t, { packages: 'all' })
  const current = join(folder, 'build/current')
  const listed = () => readdirSync(join(current, 'client'), { recursive: true }).toSorted()
  writeFileSync(join(current, 'earlier/assets/open-page.js'), '')
  const before = { build: realpathSync(current), files: listed() }
  appendFileSync(join(folder, 'server/closing.ts'), "\nprocess.env['MARK_OF_A_CHANGE']\n")
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'bin/build.ts')], { env })
  assert.match(stdout, /^Building the shop …\n  the shop’s program\nBuilt in /)
  assert.notEqual(realpathSync(current), before.build)
  assert.deepEqual(listed(), before.files)
  assert.ok(existsSync(join(current, 'earlier/assets/open-page.js')))
  const program = readdirSync(join(current, 'shop')).filter((name) => name.endsWith('.js'))
  assert.ok(program.some((name) => readFileSync(join(current, 'shop', name), 'utf8').includes('MARK_OF_A_CHANGE')))
})

test('an open shop goes on with its build beside a new one, and the next start keeps its assets', async (t) => {
  const project = copyProject(t, { packages: 'production' })
  const { dataDir } = await emptyPlace('sqlite', t)
  const builds = join(project.folder, 'build')
  const [asset = ''] = readdirSync(join(builds, 'current/client/assets')).filter((name) => name.endsWith('.js'))
  const before = await startShop(t, project, dataDir)

  const next = join(builds, 'v-next')
  cpSync(realpathSync(join(builds, 'current')), next, { recursive: true })
  rmSync(join(next, 'client/assets', asset))
  writeFileSync(join(next, 'client/assets/new.js'), 'export {}')
  switchTo(next)
  assert.equal(await before.statusOf(`/assets/${asset}`), 200)
  assert.equal(await before.statusOf('/assets/new.js'), 200, 'for a page of a process that replaces this one')
  assert.equal(await before.statusOf('/ordernow'), 200)
  before.shop.kill('SIGTERM')
  assert.deepEqual(await once(before.shop, 'exit'), [0, null])

  const after = await startShop(t, project, dataDir)
  assert.equal(await after.statusOf(`/assets/${asset}`), 200, 'a page that is open loads its script')
  assert.equal(await after.statusOf('/assets/new.js'), 200)
  assert.equal(await after.statusOf('/licences.txt'), 200)
})
