import assert from 'node:assert/strict'
import test from 'node:test'
import { packFormTexts, type PackFormTexts } from '#domain/pack/pack-form.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { intents } from './intents.ts'

function send(shop: TestShop, intent: keyof typeof intents, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return intents[intent](form, shop)
}

async function openWithGoods(t: Parameters<typeof openTestShop>[0]) {
  const shop = await openTestShop(t, 'sqlite')
  const { flowerPots } = await stockUp(shop, { flowerPots: goods.flowerPots })
  const texts = { tamilName: '', about: '', tamilAbout: '', enabled: 'on', goods: `[["${flowerPots.id}",2]]` }
  return { shop, texts }
}

test('a pack is added once, and a taken name is reported at its field', async (t) => {
  const { shop, texts } = await openWithGoods(t)
  const id = newKey()
  const added = { ok: true, message: 'Family added at the end of the list' }
  assert.deepEqual(await send(shop, 'add', { id, name: 'Family', ...texts }), added)
  const repeated = await send(shop, 'add', { id, name: 'Family', ...texts })
  assert.deepEqual(repeated, { ...added, isUnchanged: true }, 'the answer was lost')
  const taken = 'You already have a pack Family. Enter another name.'
  assert.deepEqual(await send(shop, 'add', { id: newKey(), name: 'family', ...texts }), {
    ok: false,
    message: taken,
    errors: { name: taken },
  })
  const other = { id: newKey(), ...texts }
  await send(shop, 'add', { ...other, name: 'Kids' })
  const correct = (name: string, ...before: object[]) =>
    send(shop, 'add', { ...other, name, before: JSON.stringify(before) })
  const again = await correct('Family', { name: 'Kids', ...texts })
  assert.deepEqual(again, { ok: false, message: taken }, 'without `errors`: under another key there would be a third')
  assert.equal((await correct('Kids 2', { name: 'Kids', ...texts })).message, 'Kids 2 added at the end of the list')
  assert.deepEqual(await correct('Kids 3', { name: 'Kids', ...texts }), {
    ok: false,
    message:
      'This form already added Kids 2, and someone has changed it since. Press Cancel, and change it in the list.',
  })
  const empty = await send(shop, 'add', { id: newKey(), name: 'Kids', ...texts, goods: '[]' })
  assert.deepEqual(empty, {
    ok: false,
    message: 'Add at least one product.',
    errors: { goods: 'Add at least one product.' },
  })
  assert.equal((await send(shop, 'add', { id: '', name: 'Kids', ...texts })).ok, false)
})

test('an edit without the seen texts is refused; one over another person’s says what they stored', async (t) => {
  const { shop, texts } = await openWithGoods(t)
  const id = newKey()
  await send(shop, 'add', { id, name: 'Family', ...texts })
  const [stored] = await shop.packs.all()
  assert.ok(stored)
  const seen: PackFormTexts = packFormTexts(stored)
  const edit = (changes: Partial<PackFormTexts>) =>
    send(shop, 'edit', {
      id,
      ...seen,
      ...changes,
      ...Object.fromEntries(Object.entries(seen).map(([field, text]) => [`seen.${field}`, text])),
    })
  assert.match((await send(shop, 'edit', { id, ...seen })).message, /^This page is out of date/)
  assert.deepEqual(await edit({ about: 'For ten' }), { ok: true, message: 'Family saved' })
  const conflict = await edit({ about: 'For twelve' })
  assert.match(conflict.message, /^Someone else has changed Short text too/)
  assert.equal(conflict.others?.about, 'For ten')
})

test('a pack is hidden, deleted and brought back, each with its sentence', async (t) => {
  const { shop, texts } = await openWithGoods(t)
  const id = newKey()
  await send(shop, 'add', { id, name: 'Family', ...texts })
  const saidAt = async (intent: keyof typeof intents, more = {}) => (await send(shop, intent, { id, ...more })).message
  assert.equal(await saidAt('enable', { enabled: '' }), 'Family is hidden from visitors')
  assert.equal(await saidAt('enable', { enabled: 'on' }), 'Family is shown to visitors')
  assert.equal(await saidAt('remove'), 'Family deleted')
  assert.equal(await saidAt('remove'), 'Someone else deleted this pack.')
  assert.equal(await saidAt('restore'), 'Family is back')
  assert.equal((await send(shop, 'restore', { id: newKey() })).message, 'This pack can no longer be brought back.')
})
