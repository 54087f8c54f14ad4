import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import test from 'node:test'
import { databaseKinds, emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { askCommands } from '#test/processes/ask-commands.ts'
import { compileCache } from '#test/settings.ts'
import { admin, openTestShop, type TestShop } from '#test/shop/open-test-shop.ts'
import type { DatabasePlace } from '#server/database/open.ts'

const PROGRAM = join(import.meta.dirname, 'admin.ts')
const HOME = '203.0.113.5'

async function run(place: DatabasePlace, args: string[], piped = '') {
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', ...compileCache }
  const child = spawn(process.execPath, [PROGRAM, ...args], { env })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  child.stdin.on('error', () => {}).end(piped)
  const [code] = await once(child, 'close')
  return { code, ...said }
}

/** One after another, in one process. */
const runAll = (place: DatabasePlace, calls: readonly (readonly [args: string[], piped?: string])[]) =>
  askCommands(
    calls.map(([args, piped]) => ({ file: 'bin/admin.ts', args, ...(piped !== undefined && { piped }) })),
    { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' },
  )

// What a command does to the tables is proven on both databases in server/sign-in/admins.test.ts.
const signIn = (shop: TestShop, email: string, password: string) => shop.signIn.withPassword(email, password, HOME)

onEachDatabase('a forgotten password is set while the shop is open, and every session ends', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const before = await signIn(shop, admin.email, admin.password)
  assert.ok('token' in before)
  const { code, out, err } = await run(shop.config, ['Owner@shop.test'], 'hk4r9 mn2vt\n')
  assert.deepEqual([code, err], [0, ''])
  assert.match(out, /^owner@shop\.test has a new password, and every session under the old one has ended\.$/m)
  assert.doesNotMatch(out, /hk4r9/)
  assert.equal(await shop.signIn.session(before.token), undefined)
  assert.ok('token' in (await signIn(shop, admin.email, 'hk4r9 mn2vt')))
  assert.ok('message' in (await signIn(shop, admin.email, admin.password)))
})

test('adding a second admin prints the generated password once', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const { code, out } = await run(shop.config, ['selvi@shop.test', '--random'])
  assert.equal(code, 0)
  assert.match(out, /^selvi@shop\.test is an admin now\.$/m)
  const password = /Password (\S+) {3}\(shown only this once\)/.exec(out)?.[1] ?? ''
  assert.ok('token' in (await signIn(shop, 'selvi@shop.test', password)))
  assert.ok('token' in (await signIn(shop, admin.email, admin.password)))
})

test('a password that is refused changes nothing', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const refused = [
    ['12345\n', 'Password must be at least 6 characters long\n'],
    ['Sivakasi@123\n', 'This password is too easy to guess. Please choose another one.\n'],
    ['', 'Nothing was changed.\n'],
    ['\n', 'Nothing was changed.\n'],
  ] as const
  assert.deepEqual(
    await runAll(
      shop.config,
      refused.map(([piped]) => [[admin.email], piped]),
    ),
    refused.map(([, err]) => ({ code: 1, out: '', err })),
  )
  assert.ok('token' in (await signIn(shop, admin.email, admin.password)))
})

test('admins are listed, renamed and removed while the shop is open, but never the last one', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const before = await signIn(shop, admin.email, admin.password)
  assert.ok('token' in before)
  const [added, listed, renamed, taken, unasked] = await runAll(shop.config, [
    [['selvi@shop.test'], 'hk4r9 mn2vt\n'],
    [['--list']],
    [['--rename', admin.email, 'Kannan@shop.test']],
    [['--rename', 'kannan@shop.test', 'selvi@shop.test']],
    [['--remove', 'kannan@shop.test']],
  ])
  assert.equal(added?.code, 0)
  assert.match(listed?.out ?? '', /^owner@shop\.test {3}since 2026-10-28\nselvi@shop\.test {3}since \d{4}-\d\d-\d\d\n$/)
  assert.deepEqual([renamed?.code, renamed?.err], [0, ''])
  assert.equal((await shop.signIn.session(before.token))?.email, 'kannan@shop.test')
  assert.ok('token' in (await signIn(shop, 'kannan@shop.test', admin.password)))
  assert.deepEqual([taken?.code, taken?.err], [1, 'selvi@shop.test has an account already. Nothing was changed.\n'])
  assert.deepEqual([unasked?.code, unasked?.err], [1, 'Add --yes to remove without a question. Nothing was changed.\n'])

  const removals = await runAll(shop.config, [
    [['--remove', 'kannan@shop.test', '--yes']],
    [['--remove', 'kannan@shop.test', '--yes']],
    [['--remove', 'selvi@shop.test', '--yes']],
  ])
  assert.deepEqual(removals, [
    { code: 0, out: 'Removed kannan@shop.test and ended their sessions.\n', err: '' },
    { code: 1, out: '', err: 'There is no account kannan@shop.test. The accounts are: selvi@shop.test.\n' },
    {
      code: 1,
      out: '',
      err: 'selvi@shop.test is the only account: add another one first. Nothing was changed.\n',
    },
  ])
  assert.equal(await shop.signIn.session(before.token), undefined)
  assert.ok('message' in (await signIn(shop, 'kannan@shop.test', admin.password)))
  assert.ok('token' in (await signIn(shop, 'selvi@shop.test', 'hk4r9 mn2vt')))
})

test('a role is set, but the last owner keeps theirs; the list of changes records it', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const [made, set, listed, ...last] = await runAll(shop.config, [
    [['--role', 'packer', 'ravi@shop.test', '--random']],
    [['ravi@shop.test', '--role', 'staff']],
    [['--list']],
    [['--role', 'staff', admin.email]],
    [['--remove', admin.email, '--yes']],
  ])
  assert.deepEqual([made?.code, made?.err], [0, ''])
  assert.match(made?.out ?? '', /^ravi@shop\.test is a packer now\.$/m)
  assert.deepEqual([set?.code, set?.out], [0, 'ravi@shop.test has the role staff now, and must sign in again.\n'])
  assert.match(listed?.out ?? '', /^ravi@shop\.test {3}since \S+ {3}staff$/m)
  for (const { code, out, err } of last) {
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /^owner@shop\.test is the only owner who can sign in: make somebody else an owner first\./)
  }
  const { entries } = await shop.audit.page({})
  assert.deepEqual(
    entries.map(({ who, kind: act, about }) => [who, act, about]),
    [
      ['command line', 'command role', 'ravi@shop.test, staff'],
      ['command line', 'command add', 'ravi@shop.test, packer'],
    ],
  )
})

for (const kind of databaseKinds) {
  test(`a place without a shop stays without one (${kind})`, async (t) => {
    const place = await emptyPlace(kind, t)
    const { code, err } = await run(place, [admin.email, '--random'])
    assert.equal(code, 1)
    assert.match(err, /^There is no shop in .* yet: open it once with npm start, or set DATA_DIR or DATABASE_URL\n$/)
  })
}
