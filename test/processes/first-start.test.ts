import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { productDefaults } from '#domain/product/product.ts'
import { demoProducts } from '#server/demo/catalogue.ts'
import { exclusiveLock, type ExclusiveLock } from '#server/database/exclusive-lock.ts'
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { openLive } from '#server/live/live.ts'
import { openProducts } from '#server/products/products.ts'
import { openShop } from '#server/shop.ts'
import { emptyPlace, onEachDatabase } from '../database/databases.ts'
import { startSupervised } from './supervised-child.ts'
import { cleanup } from '../cleanup.ts'
import { testConfig, testSystem } from '../shop/open-test-shop.ts'
import { compileCache } from '../settings.ts'
import { until } from '../until.ts'

const MAIN = join(import.meta.dirname, '../../main.ts')
const SHOPS = 4
const MOST_TRIES = 20
/** Demo products left to add, because each draws a picture. */
const MISSING = 2
/** The process stops when it announces the demo, and keeps its lock. */
const STOPS_AT_DEMO = {
  NODE_OPTIONS: `--import "data:text/javascript,const write=process.stdout.write;process.stdout.write=(text,...rest)=>{write.call(process.stdout,text,...rest);if(/Adding/.test(text))Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0)}"`,
}
const PASSWORD = /^ {2}Password (\S+) {3}\(shown only this once\)$/m

function startProcess(t: TestContext, place: DatabasePlace, env: Record<string, string>) {
  const kept = startSupervised(process.execPath, [MAIN], {
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      // Standard error then has warnings and errors only.
      LOG_LEVEL: 'warn',
      ...compileCache,
      ...env,
    },
  })
  const started = {
    said: '',
    complaints: '',
    origin: () => /http:\/\/localhost:\d+/.exec(started.said)?.[0],
    async kill() {
      process.kill(-(kept.process.pid ?? Number.NaN), 'SIGKILL')
      await kept.stop()
    },
  }
  kept.process.stdout?.on('data', (chunk: Buffer) => (started.said += chunk.toString()))
  kept.process.stderr?.on('data', (chunk: Buffer) => (started.complaints += chunk.toString()))
  cleanup(t, kept.stop)
  return started
}

type Started = ReturnType<typeof startProcess>

const untilOpen = (processes: readonly Started[]) =>
  until(
    async () => processes.every(({ origin, complaints }) => origin() !== undefined || complaints !== ''),
    60_000,
    async () => processes.map(({ said, complaints }) => said + complaints).join('\n---\n'),
  )

const isAdding = ({ said }: Started) => /^Adding the demo catalogue: \d+ of 231$/m.test(said)
const isWaiting = ({ said }: Started) => said.includes('Another process is preparing this shop: waiting for it …')

/** As after an earlier start that was ended before it had added all. */
async function addDemoBut(missing: number, place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place, () => new Date())
  const products = openProducts(database, openLive(), testSystem())
  for (const { code, ...draft } of demoProducts.slice(missing))
    await products.create({ ...productDefaults, ...draft, imageUrl: '' }, { code })
  await database.close()
}

async function held(place: DatabasePlace) {
  const { db, close } = await openDatabase(place, () => new Date())
  try {
    const [products, videos, admins] = await Promise.all([
      db.selectFrom('products').select('code').orderBy('code').execute(),
      db.selectFrom('videos').select('title').execute(),
      db.selectFrom('people').select('password_hash').execute(),
    ])
    // The production cost; tests in one process make cheaper hashes.
    for (const { password_hash: hash } of admins) assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    return { codes: products.map(({ code }) => code), videos: videos.length, admins: admins.length }
  } finally {
    await close()
  }
}

async function signsIn({ origin }: Started, password: string): Promise<boolean> {
  const body = new URLSearchParams({ email: 'admin@shop.example', password })
  const { status } = await fetch(`${origin()}/vinayagaadmin`, { method: 'POST', body, redirect: 'manual' })
  return status === 302
}

// On SQLite a killed backup releases the same lock (server/backup/killed.test.ts).
test('a process that dies while it adds the demo: another one finishes it, once', async (t) => {
  const place = await emptyPlace('postgres', t)
  await addDemoBut(MISSING, place)
  const dead = startProcess(t, place, { DEMO: 'on', ...STOPS_AT_DEMO })
  await until(async () => isAdding(dead), 60_000)
  const others = [1, 2].map(() => startProcess(t, place, { DEMO: 'on' }))
  await until(async () => others.every(isWaiting), 60_000)
  await dead.kill()
  await untilOpen(others)
  assert.deepEqual(
    others.map(({ complaints }) => complaints),
    ['', ''],
  )
  assert.equal(demoProducts.length, 231)
  assert.deepEqual(await held(place), { codes: demoProducts.map(({ code }) => code).toSorted(), videos: 3, admins: 1 })
  const passwords = others.map(({ said }) => PASSWORD.exec(said)?.[1]).filter((one) => one !== undefined)
  assert.equal(passwords.length, 1, others.map(({ said }) => said).join('\n'))
  for (const each of others) assert.ok(await signsIn(each, passwords[0] ?? ''))
})

onEachDatabase(
  'processes that open an empty place together make one admin and print one valid password; control: without the lock several',
  async (kind, t) => {
    const open = async (lockFirstStart: ExclusiveLock) => {
      const place = await emptyPlace(kind, t)
      return await Promise.all(
        Array.from({ length: SHOPS }, async (_, number) => {
          const config = { ...testConfig(place), adminEmail: `owner-${number}@shop.test`, adminPassword: undefined }
          const shop = await openShop(config, { lockFirstStart, system: testSystem() })
          cleanup(t, shop.close)
          return shop
        }),
      )
    }
    const shops = await open(exclusiveLock)
    const [{ email, password = '' } = assert.fail('no admin'), ...more] = shops.flatMap(
      ({ firstAdmin }) => firstAdmin ?? [],
    )
    assert.deepEqual(more, [])
    for (const { signIn } of shops) assert.ok('token' in (await signIn.withPassword(email, password, '203.0.113.5')))

    // One may finish before the others look, so places are opened until several have made an admin.
    let made = 0
    for (let tries = 0; tries < MOST_TRIES && made < 2; tries += 1) {
      let arrived = 0
      const together = Promise.withResolvers<void>()
      const noLock: ExclusiveLock = async () => {
        arrived += 1
        if (arrived === SHOPS) together.resolve()
        await together.promise
        return { async [Symbol.asyncDispose]() {} }
      }
      made = (await open(noLock)).filter(({ firstAdmin }) => firstAdmin !== undefined).length
    }
    assert.ok(made > 1, 'the control makes several admins')
  },
)

test('an own name in shop.json means no demo, unless DEMO=on', async (t) => {
  const { dataDir } = await emptyPlace('sqlite', t)
  const own = {
    name: 'Kannan Pattasu Kadai',
    address: '7 Car Street, Sivakasi 626123',
    phone: '+91 55555 01234',
    email: 'kannan@shop.example',
    website: 'kannan.example',
    whatsappNumber: '915555501234',
    upiId: 'kannan@example',
  }
  writeFileSync(join(dataDir, 'shop.json'), JSON.stringify(own))
  const lines: string[] = []
  const steps: string[] = []
  const progress = {
    say: (line: string) => void lines.push(line),
    step: (task: string, done: number, total: number) => void steps.push(`${task}: ${done} of ${total}`),
  }
  await assert.rejects(openShop({ ...testConfig({ dataDir }), demo: true }, { progress: breakingOff }), /broken off/)
  const shop = await openShop({ ...testConfig({ dataDir }), demo: undefined }, { progress })
  cleanup(t, shop.close)
  assert.deepEqual([await shop.products.all(), await shop.videos.all(), steps], [[], [], []])
  assert.deepEqual(lines, [
    'shop.json names a shop of its own, so it opens without the demo catalogue (DEMO=on adds it).',
  ])
})

/** Ends the first start after some products, like Ctrl+C. */
const breakingOff = {
  say() {},
  step(_task: string, done: number) {
    if (done >= 2) throw new Error('broken off')
  },
}

test('a demo that was broken off is taken away by a start without it', async (t) => {
  const place = await emptyPlace('sqlite', t)
  await assert.rejects(openShop({ ...testConfig(place), demo: true }, { progress: breakingOff }), /broken off/)
  assert.notDeepEqual((await held(place)).codes, [])
  const shop = await openShop(testConfig(place))
  cleanup(t, shop.close)
  assert.deepEqual(await held(place), { codes: [], videos: 0, admins: 1 })
})
