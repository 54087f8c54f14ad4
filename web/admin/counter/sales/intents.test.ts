import assert from 'node:assert/strict'
import test from 'node:test'
import { senderOf } from '#test/fixtures/sender.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { admin, newKey, openTestShop } from '#test/shop/open-test-shop.ts'
import { intents } from './intents.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a day is closed once, whatever the key', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const close = (fields: Record<string, string>) =>
    intents['close-day'](form({ day: '2026-10-28', note: '', ...fields }), shop, senderOf(admin.email))
  assert.deepEqual(await close({ counted: 'all of it', key: newKey() }), {
    ok: false,
    message: counterWords.countTheCash,
    errors: { counted: counterWords.countTheCash },
  })
  assert.equal((await close({ counted: '0', key: newKey() })).ok, true)
  const again = await close({ counted: '0', key: newKey() })
  assert.deepEqual([again.ok, again.message], [false, `${admin.email} already closed this day.`])
})
