import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goods } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { categoryTexts, type CategoryTexts } from '#domain/category/category-form.ts'
import { intents } from './intents.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { categories } from '#domain/words/en/office/goods/categories.ts'

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const send = (shop: TestShop, intent: keyof typeof intents, fields: Record<string, string>) =>
  intents[intent](formOf(fields), shop)

async function opened(shop: TestShop, name: string) {
  const category = (await shop.categories.all()).find((each) => each.name === name)
  assert.ok(category)
  return { id: category.id, texts: categoryTexts(category) }
}

const edit = (shop: TestShop, { id, texts }: { id: string; texts: CategoryTexts }, changes: Partial<CategoryTexts>) =>
  send(shop, 'edit', {
    id,
    ...texts,
    ...changes,
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [`seen.${field}`, text])),
  })

const blank = { tamilName: '', posterUrl: '', inFooter: '' }

test('a category is added once, and a taken name is reported at its field', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const id = newKey()
  const added = { ok: true, message: 'Sky added at the end of the list' }
  assert.deepEqual(await send(shop, 'add', { id, name: 'Sky', ...blank }), added)
  const repeated = await send(shop, 'add', { id, name: 'Sky', ...blank })
  assert.deepEqual(repeated, { ...added, isUnchanged: true }, 'the answer was lost')
  const taken = 'You already have a category Rocket. Enter another name.'
  assert.deepEqual(await send(shop, 'add', { id: newKey(), name: 'rockets', ...blank }), {
    ok: false,
    message: taken,
    errors: { name: taken },
  })
  const before = JSON.stringify([{ name: 'Sky', ...blank }])
  const again = await send(shop, 'add', { id, name: 'rockets', ...blank, before })
  assert.ok(!again.ok && again.errors === undefined, 'under another key there would be a second')
  assert.equal((await send(shop, 'add', { id: '', name: 'Sea', ...blank })).message, wordsOf(categories).failed)
  const missing = 'The image is no longer there. Please choose it again.'
  const lost = { id: newKey(), name: 'Sea', ...blank, posterUrl: '/media/image/upload/none.png' }
  assert.deepEqual(await send(shop, 'add', lost), { ok: false, message: missing, errors: { posterUrl: missing } })
})

test('an edit reports the number of its products, and another admin’s changes in between', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  await stockUp(shop, goods)
  const pots = await opened(shop, 'Flowers pots')
  assert.equal((await edit(shop, pots, { name: 'Pots' })).message, 'Pots saved. 1 product moved to the new name.')
  assert.deepEqual(await edit(shop, pots, { name: 'Fountains' }), {
    ok: false,
    message: 'Someone else has changed Category Name too. Choose “Use theirs” or “Keep mine”, then save.',
    errors: {},
    others: { ...pots.texts, name: 'Pots' },
  })
  const wala = await opened(shop, 'Wala')
  assert.equal((await edit(shop, wala, { tamilName: 'சரவெடி' })).ok, true, 'the drawn poster may stay')
  assert.equal((await edit(shop, { ...wala, id: 'none' }, {})).message, wordsOf(categories).gone)
})

test('a category with products is not deleted, but merged; one that is off explains its effect', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  await stockUp(shop, goods)
  const { id } = await opened(shop, 'Flowers pots')
  const { id: intoId } = await opened(shop, 'Bomb')
  const full = 'Flowers pots has 1 product. Choose where it goes.'
  assert.equal((await send(shop, 'remove', { id })).message, full)
  assert.equal((await send(shop, 'merge', { id, intoId: '' })).message, wordsOf(categories).chooseTarget)
  assert.deepEqual(await send(shop, 'merge', { id, intoId }), {
    ok: true,
    message: 'Merged into Bomb. 1 product moved.',
  })
  assert.equal((await send(shop, 'merge', { id, intoId })).message, wordsOf(categories).gone)
  const off = await send(shop, 'enable', { id: intoId, enabled: '' })
  assert.equal(off.message, 'Bomb is off. Visitors cannot see or order it.')
  assert.equal((await send(shop, 'move', { id: intoId, beforeId: '' })).ok, true)
  assert.equal((await shop.categories.all()).at(-1)?.name, 'Bomb')
  const { id: empty } = await opened(shop, 'Smoke')
  assert.equal((await send(shop, 'remove', { id: empty })).message, 'Smoke deleted')
})
