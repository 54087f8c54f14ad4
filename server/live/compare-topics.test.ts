// Processes that lose all messages, as after a kill, still find each change.
import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { Kysely } from 'kysely'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { preparedPlace } from '#test/database/databases.ts'
import type { Reader } from '#server/database/engine.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { LIMITS, postgresDialect } from '#server/database/postgres/open.ts'
import type { Tables } from '#server/database/tables.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { compareTopics, type ComparedTopic, everything } from './compare-topics.ts'
import { openSharedLive } from './shared-live.ts'

const NEVER_MS = 2 ** 30

/** Without messages; returns the topics published. */
async function openDeaf(t: TestContext, place: DatabasePlace, compareMs: number) {
  const shop = await openTestShop(t, 'postgres', {
    place,
    shareLive: (needs) =>
      openSharedLive({ ...needs, compareMs, openRelay: async () => ({ publish() {}, close: async () => {} }) }),
  })
  const heard = new Set<string>()
  shop.live.subscribe(({ topic }) => heard.add(topic))
  return { shop, heard }
}

/** Two compare, one does not. */
async function openThree(t: TestContext) {
  const place = await preparedPlace('postgres', t)
  const writer = await openDeaf(t, place, 20)
  const { pots } = await stockUp(writer.shop, { pots: { ...goods.flowerPots, stock: 1_000 } })
  return { pots, writer, reader: await openDeaf(t, place, 20), control: await openDeaf(t, place, NEVER_MS) }
}

const by = () => ({ key: newKey(), who: 'owner@shop.test' })

const save = ({ settings, settingsVersions }: TestShop, edited: Record<string, unknown>) =>
  settingsVersions.save({ edited, seen: settingsJson(settings) }, by())

async function switchOff({ categories }: TestShop, name: string) {
  const category = (await categories.all()).find((each) => each.name === name) ?? assert.fail(name)
  await categories.enable({ id: category.id, enabled: false })
}

const shown = async ({ categories }: TestShop) =>
  (await categories.shown()).some(({ name }) => name === goods.flowerPots.category)

const place = ({ orders }: Pick<TestShop, 'orders'>, id: string) =>
  orders.place(newKey(), { customer: lakshmi, items: [{ id, quantity: 50 }] })

const changes: Record<ComparedTopic, (shop: TestShop, productId: string) => Promise<unknown>> = {
  products: (shop) => switchOff(shop, goods.flowerPots.category),
  videos: ({ videos }) => videos.create({ title: 'Night', videoUrl: 'https://videos.test/night.mp4' }),
  'saved settings': (shop) => save(shop, { tagline: 'Louder' }),
  async sessions({ people }) {
    const id = newKey()
    await people.add(id, { name: 'Kavin', email: 'kavin@shop.test', role: 'packer' }, 'deepavali-2026')
    await people.stop(id)
  },
  orders: place,
}

for (const { topic } of everything) {
  test(`a change of ${topic} without a message is found by the other process; the control finds none`, async (t) => {
    const { pots, writer, reader, control } = await openThree(t)
    await changes[topic as ComparedTopic](writer.shop, pots.id)
    await until(async () => reader.heard.has(topic))
    assert.equal(control.heard.has(topic), false)
  })
}

test('an order is charged by the settings, and offered by the categories, that another process saved unheard', async (t) => {
  const { pots, writer, reader, control } = await openThree(t)
  await save(writer.shop, { packing: { unit: 'percent', amount: 5 } })
  await until(async () => reader.heard.has('settings'))
  const [charged, free] = [await place(reader.shop, pots.id), await place(control.shop, pots.id)]
  assert.ok(charged.outcome === 'placed' && free.outcome === 'placed')
  assert.equal(charged.order.packingPaise, Math.round(50 * pots.pricePaise * 0.05))
  assert.equal(free.order.packingPaise, undefined, 'control: by the settings of before')

  await switchOff(writer.shop, goods.flowerPots.category)
  await until(async () => !(await shown(reader.shop)))
  assert.equal(await shown(control.shop), true, 'control: with the categories of before')
})

test('nothing is found where nothing has changed', async (t) => {
  const { writer, reader } = await openThree(t)
  await changes.videos(writer.shop, '')
  await until(async () => reader.heard.has('videos'))
  assert.deepEqual([...reader.heard], ['videos'])
})

test('a comparison that got no connection is repeated after the usual time', async (t) => {
  const { databaseUrl = '', ...files } = await preparedPlace('postgres', t)
  const writer = await openDeaf(t, { databaseUrl, ...files }, NEVER_MS)
  const limits = { ...LIMITS, connections: 1, connectMs: 1_000 }
  const db = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, limits) }) as Reader
  cleanup(t, () => db.destroy())
  const heard: string[] = []
  const failed: unknown[] = []
  const comparing = await compareTopics({
    db,
    changed: ({ topic }) => heard.push(topic),
    log: { error: (error) => failed.push(error) },
    compareMs: 20,
  })
  cleanup(t, comparing.close)

  const { promise, resolve } = Promise.withResolvers<void>()
  const holding = db.connection().execute(() => promise)
  await until(async () => failed.length > 0)
  resolve()
  await holding
  await changes.videos(writer.shop, '')
  await until(async () => heard.includes('videos'))
})
