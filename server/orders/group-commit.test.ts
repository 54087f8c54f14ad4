import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { sql } from 'kysely'
import { preparedPlace, onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { NOON } from '#test/shop/open-test-shop.ts'
import { type Database, openDatabase, type Trx } from '../database/open.ts'
import { language } from '../language.ts'
import { inSavepoint, openGroupCommit } from './group-commit.ts'

type Kind = 'sqlite' | 'postgres'

type Work = (trx: Trx) => Promise<string>

async function openGroups(kind: Kind, t: TestContext, isolate?: typeof inSavepoint) {
  const database = await openDatabase(await preparedPlace(kind, t), () => NOON)
  cleanup(t, database.close)
  let commits = 0
  const counting: Database = {
    ...database,
    transaction(work, limits) {
      commits += 1
      return database.transaction(work, limits)
    },
  }
  const committed: string[][] = []
  const groups = openGroupCommit<Work, string>({
    database: counting,
    write: (trx, work) => work(trx),
    committed: (group) => committed.push(group),
    ...(isolate && { isolate }),
  })
  return { groups, database, committed, commits: () => commits, stored: () => storedIn(database) }
}

async function storedIn({ db }: Database) {
  const rows = await db.selectFrom('order_keys').select('idempotency_key').orderBy('idempotency_key').execute()
  return rows.map((row) => row.idempotency_key)
}

const write = (name: string) => async (trx: Trx) => {
  await trx.insertInto('order_keys').values({ idempotency_key: name, fingerprint: '', order_id: '' }).execute()
  return name
}

const fail =
  (name: string) =>
  async (trx: Trx): Promise<string> => {
    await write(name)(trx)
    throw new Error(`${name} is broken`)
  }

const names = (count: number) => Array.from({ length: count }, (_, place) => `order ${String(place).padStart(3, '0')}`)

onEachDatabase('one order that fails is rejected, and harms no other of its group', async (kind, t) => {
  const { groups, stored } = await openGroups(kind, t)
  const ended = await Promise.allSettled([
    groups.submit(write('a')),
    groups.submit(fail('b')),
    groups.submit(write('c')),
  ])
  assert.deepEqual(
    ended.map((end) => (end.status === 'fulfilled' ? end.value : String(end.reason))),
    ['a', 'Error: b is broken', 'c'],
  )
  assert.deepEqual(await stored(), ['a', 'c'])
})

/** `inSavepoint` without a savepoint. */
const together: typeof inSavepoint = async (_trx, work) => {
  try {
    return { result: await work() }
  } catch (error) {
    return { error }
  }
}

test('control: without a savepoint, the broken order’s writes stay', async (t) => {
  const { groups, stored } = await openGroups('sqlite', t, together)
  await Promise.allSettled([groups.submit(write('a')), groups.submit(fail('b')), groups.submit(write('c'))])
  assert.deepEqual(await stored(), ['a', 'b', 'c'])
})

test('a statement that breaks a rule of the database undoes its own order alone', async (t) => {
  const { groups, stored } = await openGroups('sqlite', t)
  const twice = await Promise.allSettled([
    groups.submit(write('a')),
    groups.submit(write('a')),
    groups.submit(write('b')),
  ])
  assert.deepEqual(
    twice.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
  assert.deepEqual(await stored(), ['a', 'b'])
})

test('orders submitted together share one commit and are published together', async (t) => {
  const { groups, committed, commits } = await openGroups('sqlite', t)
  const answers = await Promise.all(names(30).map((name) => groups.submit(write(name))))
  assert.deepEqual(answers, names(30))
  assert.equal(commits(), 1)
  assert.deepEqual(committed, [names(30)])
})

test('a group has 64 orders at the most', async (t) => {
  const { groups, committed } = await openGroups('sqlite', t)
  await Promise.all(names(150).map((name) => groups.submit(write(name))))
  assert.deepEqual(
    committed.map((group) => group.length),
    [64, 64, 22],
  )
})

test('an order that comes while a group is written is in the next one', async (t) => {
  const { groups, committed } = await openGroups('sqlite', t)
  const late: Promise<string>[] = []
  const first = groups.submit(async (trx) => {
    for (const name of ['b', 'c']) late.push(groups.submit(write(name)))
    return write('a')(trx)
  })
  await first
  await Promise.all(late)
  assert.deepEqual(committed, [['a'], ['b', 'c']])
})

test('a single order does not wait: no timer delays its commit', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  const { groups, stored } = await openGroups('sqlite', t)
  assert.equal(await groups.submit(write('a')), 'a')
  assert.deepEqual(await stored(), ['a'])
})

test('no order is answered before the commit', async (t) => {
  const { groups, database } = await openGroups('sqlite', t)
  const seen: number[] = []
  const look = async () => seen.push((await storedIn(database)).length)
  await Promise.all(names(3).map((name) => groups.submit(write(name)).then(look)))
  assert.deepEqual(seen, [3, 3, 3], 'a resolved submit finds the whole group stored')
})

/** Fails at the commit, by a deferred foreign key. */
const dangling = async (trx: Trx) => {
  await sql`insert into line values ('of no order')`.execute(trx)
  return 'dangling'
}

test('when the commit fails, every order of the group is rejected and none is stored', async (t) => {
  const { groups, database, committed, stored } = await openGroups('sqlite', t)
  await sql`create table line (order_id text references orders (order_id) deferrable initially deferred)`.execute(
    database.db,
  )
  const ended = await Promise.allSettled([
    groups.submit(write('a')),
    groups.submit(dangling),
    groups.submit(write('c')),
  ])
  for (const end of ended) assert.match(String(end.status === 'rejected' && end.reason), /FOREIGN KEY/)
  assert.deepEqual(await stored(), [])
  assert.deepEqual(committed, [])
  assert.equal(await groups.submit(write('d')), 'd', 'and the next group is written')
})

/** Makes SQLite roll back. */
const undone = async (trx: Trx) => {
  await sql`insert or rollback into order_keys values ('a', '', '')`.execute(trx)
  return 'undone'
}

test('when SQLite itself undoes the group, as on a full disk, no order of it is half done', async (t) => {
  const { groups, committed, stored } = await openGroups('sqlite', t)
  const ended = await Promise.allSettled([groups.submit(write('a')), groups.submit(undone), groups.submit(write('c'))])
  for (const end of ended) assert.match(String(end.status === 'rejected' && end.reason), /UNIQUE/, 'the true cause')
  assert.deepEqual(await stored(), [], 'c was not written outside the transaction')
  assert.deepEqual(committed, [])
})

const spoken = async () => language.current()

onEachDatabase('each order of a group is written in the language of its own request', async (kind, t) => {
  const { groups, commits } = await openGroups(kind, t)
  const submitted = (['ta', 'en', 'ta', 'en'] as const).map((own) => language.during(own, () => groups.submit(spoken)))
  assert.deepEqual(await Promise.all(submitted), ['ta', 'en', 'ta', 'en'])
  if (kind === 'sqlite') assert.ok(commits() < 4, 'they shared a group')
})
