import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { openTestShop, stockUp, testSystem } from '#test/shop/open-test-shop.ts'
import { addPeople, people } from '#test/shop/people.ts'
import type { Database } from '../database/open.ts'
import { openAudit } from './audit.ts'

function broken(): never {
  throw new Error('no database')
}

const DAY_SECONDS = 86_400
const entry = { who: 'selvi@shop.test', kind: '/admin/orders verify', about: 'ORD1: Verified' }

onEachDatabase('entries are listed newest first, a page at a time, of one person or one kind', async (kind, t) => {
  const { audit, system } = await openTestShop(t, kind)
  // Several at the same time, with a page's end between them.
  for (let number = 0; number < 60; number += 1) {
    await audit.record({ ...entry, about: `ORD${number}` })
    if (number % 3 === 0) system.advance(1)
  }
  system.advance(1)
  await audit.record({ who: 'ravi@shop.test', kind: '/admin/products edit', about: 'Sky shots (PRD1234)' })
  const first = await audit.page({})
  assert.equal(first.entries.length, 50)
  assert.equal(first.entries[0]?.about, 'Sky shots (PRD1234)')
  const second = await audit.page({ before: first.next })
  assert.equal(second.next, undefined)
  const all = [...first.entries, ...second.entries].map(({ about }) => about)
  assert.deepEqual([all.length, new Set(all).size], [61, 61])
  assert.equal((await audit.page({ who: 'ravi@shop.test' })).entries.length, 1)
  assert.equal((await audit.page({ kinds: ['/admin/products edit', '/admin/products delete'] })).entries.length, 1)
  assert.equal((await audit.page({ kinds: ['/admin/products add-stock'] })).entries.length, 0)
  assert.equal((await audit.page({ before: 'no moment' })).entries.length, 50)
  assert.deepEqual(await audit.people(), ['ravi@shop.test', 'selvi@shop.test'])
})

onEachDatabase('a form that is sent again is one entry; other forms are others', async (kind, t) => {
  const { audit } = await openTestShop(t, kind)
  for (const sent of [
    ['key,k1', 'typed,9'],
    ['key,k1', 'typed,9'],
    ['key,k1', 'typed,10'],
    ['key,k2', 'typed,9'],
  ]) {
    await audit.record({ ...entry, sent })
  }
  for (let time = 0; time < 2; time += 1) await audit.record(entry)
  assert.equal((await audit.page({})).entries.length, 5)
})

onEachDatabase('things have the name that the database knows', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const { staff } = await addPeople(shop)
  const video = await shop.videos.create({ title: 'Sky shots', videoUrl: '/media/video/upload/sky.mp4' })
  const [category] = await shop.categories.all()
  assert.ok(category)
  const { audit } = shop
  assert.equal(await audit.nameOf({ what: 'product', id: skyShots.id }), `${skyShots.name} (${skyShots.code})`)
  assert.equal(await audit.nameOf({ what: 'person', id: staff, text: 'packer' }), `${people.staff.email}, packer`)
  assert.equal(await audit.nameOf({ what: 'category', id: category.id }), category.name)
  assert.equal(await audit.nameOf({ what: 'video', id: video.id }), 'Sky shots')
  assert.equal(await audit.nameOf({ what: 'product', id: 'gone' }), '')
  assert.equal(await audit.nameOf({ text: ' ORD1 ' }), 'ORD1')
})

onEachDatabase('after two years an entry goes', async (kind, t) => {
  const { audit, system } = await openTestShop(t, kind)
  await audit.record(entry)
  system.advance(729 * DAY_SECONDS)
  await audit.record({ ...entry, about: 'ORD2' })
  await audit.prune()
  assert.equal((await audit.page({})).entries.length, 2)
  system.advance(2 * DAY_SECONDS)
  await audit.prune()
  assert.deepEqual(
    (await audit.page({})).entries.map(({ about }) => about),
    ['ORD2'],
  )
})

test('an entry that cannot be written is logged, and nothing fails', async () => {
  const logged: unknown[] = []
  const audit = openAudit({
    database: { db: { insertInto: broken, selectFrom: broken } } as unknown as Pick<Database, 'db'>,
    system: testSystem(),
    log: { error: (fault) => void logged.push(fault) },
  })
  await audit.record(entry)
  assert.equal(await audit.nameOf({ what: 'product', id: 'p1' }), '')
  assert.equal(logged.length, 2)
})
