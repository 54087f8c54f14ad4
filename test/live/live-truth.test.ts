// Longer: node test/live/live-truth.test.ts --seconds=60
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import test, { type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { openLiveRelay } from '#server/live/live-relay.ts'
import { openSharedLive, type ShareLive } from '#server/live/shared-live.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { preparedPlace } from '../database/databases.ts'
import { cleanup } from '../cleanup.ts'
import { type OpenPage, openPage } from './live-crowd.ts'
import { type LiveProcess, numbersAsTheyArrive, openLiveProcess, openPost } from './live-processes.ts'
import { newKey } from '../shop/open-test-shop.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '1' } }, strict: false })
const RUSH_MS = Number(values.seconds) * 1_000
const PROCESSES = 3
const PAGES = 30
const PRODUCTS = 8
const WORKERS = 6
const LATEST_MS = 80
/** A page may lag this far behind the last change. */
const QUIET_LIMIT_MS = 5_000

const chance = (percent: number) => randomInt(100) < percent
const oneOf = <Value>(choices: readonly Value[]): Value => choices[randomInt(choices.length)]!

/** Production code over a relay that delays, reorders and sometimes drops messages. */
const overABadWay: ShareLive = (needs) =>
  openSharedLive({
    ...needs,
    openRelay: (relay) =>
      openLiveRelay({
        ...relay,
        receive(notice) {
          if (!chance(5)) setTimeout(() => relay.receive(notice), randomInt(LATEST_MS))
        },
      }),
  })

/** The control, over a relay that only delays messages. */
function numbersComingLate(): ShareLive {
  const { join } = openPost()
  return numbersAsTheyArrive((hear) =>
    join(((sent: never) => setTimeout(() => hear(sent), randomInt(LATEST_MS))) as never),
  )
}

/** With `shareLive` several processes on PostgreSQL, without it one on SQLite. */
async function openCrowd(t: TestContext, shareLive?: ShareLive) {
  const place = await preparedPlace(shareLive ? 'postgres' : 'sqlite', t)
  const processes: LiveProcess[] = []
  while (processes.length < (shareLive ? PROCESSES : 1)) {
    processes.push(await openLiveProcess(t, place, shareLive ? { shareLive } : { isShared: false }))
  }
  const ids: string[] = []
  for (let number = 0; number < PRODUCTS; number += 1) {
    ids.push((await processes[0]!.shop.products.create({ ...goods.skyShots, stock: 500 })).id)
  }
  const anyOrigin = () => oneOf(processes).origin
  const pages = await Promise.all(Array.from({ length: PAGES }, () => openPage(anyOrigin)))
  cleanup(t, () => pages.forEach((page) => page.close()))
  return {
    processes,
    ids,
    pages,
    anyOrigin,
    endListening: shareLive ? await openEnding(t, place.databaseUrl) : async () => {},
  }
}

/** Ends about every other connection that listens. */
async function openEnding(t: TestContext, url: string | undefined) {
  const server = new Client(url)
  await server.connect()
  cleanup(t, () => server.end())
  return async () => {
    await server.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'shop live events' and datname = current_database() and random() < 0.5`)
  }
}

type Crowd = Awaited<ReturnType<typeof openCrowd>>

/** Acts of buyers and the owner, each at any process; they may fail. */
async function doSomething({ processes, ids }: Crowd) {
  const { products, orders } = oneOf(processes).shop
  const id = oneOf(ids)
  if (chance(60)) {
    const items = [id, oneOf(ids)].filter((one, at, all) => all.indexOf(one) === at)
    await orders.place(newKey(), { customer: lakshmi, items: items.map((one) => ({ id: one, quantity: 1 })) })
  } else if (chance(80)) await products.changeStock(id, randomInt(41) - 20)
  else {
    const product = await products.find(id)
    if (product) await products.edit(id, { ...product, stock: product.stock + 5 }, product)
  }
}

async function rush(crowd: Crowd) {
  const ends = performance.now() + RUSH_MS
  const isOver = () => performance.now() > ends
  const workers = Array.from({ length: WORKERS }, async () => {
    while (!isOver()) await doSomething(crowd).catch(() => {})
  })
  const breaking = (async () => {
    while (!isOver()) {
      await wait(50)
      oneOf(crowd.pages).drop()
      if (chance(15)) await crowd.endListening()
    }
  })()
  await Promise.all([...workers, breaking])
}

/** Pages whose stock differs from the database after `limitMs` without a change. */
async function wrongPages(crowd: Crowd, limitMs = QUIET_LIMIT_MS): Promise<string[]> {
  const rows = await crowd.processes[0]!.shop.products.all()
  const wrong = () =>
    crowd.pages.flatMap((page: OpenPage, number) =>
      rows.flatMap(({ id, stock }) =>
        page.shows(id) === stock ? [] : [`page ${number} shows ${page.shows(id)} of ${id}, there are ${stock}`],
      ),
    )
  const ends = performance.now() + limitMs
  while (performance.now() < ends && wrong().length > 0) await wait(50)
  // Late messages must not make a right page wrong.
  await wait(2 * LATEST_MS)
  return wrong()
}

for (const [where, shareLive] of [
  ['of several processes on PostgreSQL', overABadWay],
  ['of one process on SQLite', undefined],
] as const) {
  test(`every open page ${where} ends on the true stock`, async (t) => {
    const crowd = await openCrowd(t, shareLive)
    await rush(crowd)
    assert.deepEqual(await wrongPages(crowd), [])
    crowd.pages.push(await openPage(crowd.anyOrigin))
    assert.deepEqual(await wrongPages(crowd), [])
  })
}

test('the control: with numbers in the order of their arrival pages stay wrong', async (t) => {
  const crowd = await openCrowd(t, numbersComingLate())
  await rush(crowd)
  assert.notEqual((await wrongPages(crowd, 1_000)).length, 0)
})
