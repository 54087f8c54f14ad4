import assert from 'node:assert/strict'
import test from 'node:test'
import type { PackDraft } from '#domain/pack/pack-form.ts'
import { PACK_GOODS_MAX, PACKS_MAX } from '#domain/pack/pack.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { openShop } from '#server/shop.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'

const draft = (name: string, productId: string, more: Partial<PackDraft> = {}): PackDraft => ({
  name,
  tamilName: '',
  about: '',
  tamilAbout: '',
  enabled: true,
  goods: [{ productId, quantity: 2 }],
  ...more,
})

const names = async ({ packs }: TestShop) => (await packs.all()).map(({ name }) => name)

async function withPacks(shop: TestShop, ...all: string[]): Promise<string[]> {
  const { flowerPots } = await stockUp(shop, { flowerPots: goods.flowerPots })
  const ids = all.map(() => newKey())
  for (const [at, name] of all.entries()) await shop.packs.add(ids[at]!, draft(name, flowerPots.id))
  return ids
}

onEachDatabase(
  'a pack is added once with its goods in their order, and not beside one of its name',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { flowerPots, rockets } = await stockUp(shop, { flowerPots: goods.flowerPots, rockets: goods.rockets })
    const id = newKey()
    const both = [rockets, flowerPots].map((product, at) => ({ productId: product.id, quantity: at + 1 }))
    const family = draft('Family', '', { tamilName: 'குடும்பம்', about: 'Loud', tamilAbout: 'சத்தம்', goods: both })
    const heard: string[] = []
    shop.live.subscribe(({ topic }) => heard.push(topic))
    assert.deepEqual(await shop.packs.add(id, family), { outcome: 'done', pack: { id, ...family } })
    const unchanged = { outcome: 'done', pack: { id, ...family }, isUnchanged: true }
    assert.deepEqual(await shop.packs.add(id, family), unchanged)
    assert.deepEqual(await shop.packs.add(newKey(), draft('family', rockets.id)), { outcome: 'taken', name: 'Family' })
    assert.deepEqual(await shop.packs.all(), [{ id, ...family }])
    const more = { ...family, goods: [{ productId: rockets.id, quantity: 8 }] }
    assert.deepEqual(await shop.packs.add(id, more, [family]), { outcome: 'done', pack: { id, ...more } })
    assert.deepEqual(await shop.packs.all(), [{ id, ...more }])
    await shop.packs.enable({ id, enabled: false })
    const hidden = { id, ...more, enabled: false }
    assert.deepEqual(await shop.packs.add(id, more, [more]), { outcome: 'done', pack: hidden, isUnchanged: true })
    const again = { outcome: 'changed since', pack: hidden }
    assert.deepEqual(await shop.packs.add(id, family, [family, more]), again, 'not over what somebody else did')
    assert.deepEqual(await shop.packs.all(), [hidden])
    // Open pages ask again. PostgreSQL delivers the message after the transaction.
    await until(async () => heard.includes('products'))
  },
)

onEachDatabase(
  'an edit is merged with others’ changes; two that give one name, or change the goods, conflict',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const [id = '', other = ''] = await withPacks(shop, 'Family', 'Kids')
    const seen = (await shop.packs.all())[0]!
    await shop.packs.edit({ id, seen, edited: { ...seen, about: 'For ten' } })
    const one = { ...seen, goods: [{ ...seen.goods[0]!, quantity: 9 }] }
    const merged = await shop.packs.edit({ id, seen, edited: one })
    assert.deepEqual(merged, { outcome: 'done', pack: { ...one, about: 'For ten' } })
    assert.deepEqual(await shop.packs.all().then((all) => all[0]), { ...one, about: 'For ten' })
    const two = { ...seen, goods: [{ ...seen.goods[0]!, quantity: 5 }] }
    const conflict = await shop.packs.edit({ id, seen, edited: two })
    assert.deepEqual('conflicts' in conflict && conflict.conflicts, ['goods'])
    const kids = (await shop.packs.all())[1]!
    const taken = await shop.packs.edit({ id: other, seen: kids, edited: { ...kids, name: 'FAMILY' } })
    assert.deepEqual(taken, { outcome: 'taken', name: 'Family' })
    assert.deepEqual(await shop.packs.edit({ id: newKey(), seen, edited: seen }), { outcome: 'gone' })
  },
)

onEachDatabase('packs are moved, hidden, deleted and brought back to their place', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const [a = '', b = '', c = ''] = await withPacks(shop, 'A', 'B', 'C')
  await shop.packs.move({ id: c, beforeId: a })
  assert.deepEqual(await names(shop), ['C', 'A', 'B'])
  await shop.packs.move({ id: c, beforeId: undefined })
  assert.deepEqual(await names(shop), ['A', 'B', 'C'])
  assert.deepEqual(await shop.packs.move({ id: a, beforeId: newKey() }), { outcome: 'gone' })
  await shop.packs.enable({ id: b, enabled: false })
  const before = await shop.packs.all()
  assert.deepEqual(
    before.map(({ enabled }) => enabled),
    [true, false, true],
  )
  assert.equal((await shop.packs.remove(b)).outcome, 'done')
  assert.deepEqual(await names(shop), ['A', 'C'])
  assert.deepEqual(await shop.packs.remove(b), { outcome: 'gone' })
  assert.deepEqual(await shop.packs.add(b, draft('B', 'x')), { outcome: 'gone' }, 'a late retry of its form')
  for (let times = 0; times < 2; times += 1) assert.equal((await shop.packs.restore(b)).outcome, 'done')
  assert.deepEqual(await shop.packs.all(), before)
})

onEachDatabase(
  'visitors’ packs are kept, and read again after each change, also of another process',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const [a = '', b = ''] = await withPacks(shop, 'A', 'B')
    const other = kind === 'postgres' ? await openShop(shop.config, { system: shop.system }) : shop
    if (other !== shop) cleanup(t, other.close)
    const { packs } = other
    let before = await shop.packs.enabled()
    const seen = before[0]!
    for (const change of [
      () => packs.edit({ id: a, seen, edited: { ...seen, goods: [{ ...seen.goods[0]!, quantity: 9 }] } }),
      () => packs.add(newKey(), draft('C', seen.goods[0]!.productId)),
      () => packs.move({ id: a, beforeId: undefined }),
      () => packs.enable({ id: b, enabled: false }),
      () => packs.remove(a),
      () => packs.restore(a),
    ]) {
      assert.equal(await shop.packs.enabled(), before, 'the same array without a change')
      assert.equal((await change()).outcome, 'done')
      const after = await shop.packs.enabled()
      assert.notDeepEqual(after, before)
      assert.deepEqual(
        after,
        (await packs.all()).filter(({ enabled }) => enabled),
      )
      before = after
    }
  },
)

onEachDatabase('a deleted pack comes back at its place, which a move has given to another', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, { flowerPots: goods.flowerPots })
  // Of the same position, 'pack-a' would be the first.
  for (const name of ['A', 'Z', 'C']) await shop.packs.add(`pack-${name.toLowerCase()}`, draft(name, flowerPots.id))
  await shop.packs.remove('pack-z')
  await shop.packs.move({ id: 'pack-c', beforeId: 'pack-a' })
  await shop.packs.restore('pack-z')
  assert.deepEqual(await names(shop), ['C', 'Z', 'A'])
})

onEachDatabase('a deleted pack is not brought back beside one that took its name, nor after a day', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const [a = '', b = ''] = await withPacks(shop, 'A', 'B')
  await shop.packs.remove(a)
  const { id: product } = (await shop.products.all())[0]!
  const taker = newKey()
  await shop.packs.add(taker, draft('a', product))
  assert.deepEqual(await shop.packs.restore(a), { outcome: 'taken', name: 'a' })
  await shop.packs.remove(taker)
  shop.system.advance(86_401)
  await shop.packs.remove(b)
  assert.deepEqual(await shop.packs.restore(a), { outcome: 'gone' })
  assert.equal((await shop.packs.restore(b)).outcome, 'done')
})

onEachDatabase('a pack keeps the name of a product that is deleted', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await withPacks(shop, 'A')
  const [{ id } = { id: '' }] = await shop.products.all()
  assert.deepEqual(await shop.packs.namesOfGone([id]), new Map())
  await shop.products.remove(id)
  assert.deepEqual(await shop.packs.namesOfGone([id]), new Map([[id, goods.flowerPots.name]]))
  assert.deepEqual((await shop.packs.all())[0]?.goods, [{ productId: id, quantity: 2 }])
})

test('a shop has up to 300 packs of 200 goods, and one more is refused', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const many = Array.from({ length: PACK_GOODS_MAX }, (_, at) => ({ productId: `product-${at}`, quantity: 1 + at }))
  await shop.packs.add('first-pack', draft('Pack 0', '', { goods: many }))
  assert.deepEqual((await shop.packs.all())[0]?.goods, many)
  for (let at = 1; at < PACKS_MAX; at += 1) await shop.packs.add(newKey(), draft(`Pack ${at}`, 'x'))
  assert.deepEqual(await shop.packs.add(newKey(), draft('One more', 'x')), { outcome: 'full' })
  await shop.packs.remove('first-pack')
  assert.equal((await shop.packs.add(newKey(), draft('One more', 'x'))).outcome, 'done')
  assert.deepEqual(await shop.packs.restore('first-pack'), { outcome: 'full' })
})

test('two people give two packs one name at once: the second is refused (postgres)', async (t) => {
  const shop = await openTestShop(t, 'postgres')
  const [id = ''] = await withPacks(shop, 'A')
  const held = await holdRows(
    t,
    shop.config,
    `insert into packs (id, name, tamil_name, about, tamil_about, position, enabled)
     select 'other', 'B', tamil_name, about, tamil_about, 9, 1 from packs`,
  )
  const seen = (await shop.packs.all())[0]!
  const edit = shop.packs.edit({ id, seen, edited: { ...seen, name: 'B' } })
  await held.untilWaitedFor()
  await held.commit()
  assert.deepEqual(await edit, { outcome: 'taken', name: 'B' })
})
