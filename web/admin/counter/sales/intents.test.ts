import assert from 'node:assert/strict'
import test from 'node:test'
import { senderOf } from '#test/fixtures/sender.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { readableText } from '#test/readable-text.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { admin, newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
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

test('only a sale sent later says that the shop’s price at that time is not known', async (t) => {
  const { shop, send, signIn } = await openTestWeb(t)
  const { flowerPots, skyShots } = await stockUp(shop, goods)
  await shop.products.edit(flowerPots.id, { ...flowerPots, pricePaise: 320_00 }, flowerPots, { key: 'rises' })
  await shop.products.remove(skyShots.id)
  const cookie = await signIn()
  const shown = async (sale: ReturnType<typeof counterSale>) => {
    const sold = await shop.counter.sell(sale, { key: newKey(), who: admin.email })
    assert.ok(sold.outcome === 'sold', sold.outcome)
    const text = readableText(await (await send(`/admin/counter/sales?sale=${sold.saleId}`, { cookie })).text())
    return [counterWords.latePricesTitle, counterWords.changedPricesTitle].filter((title) => text.includes(title))
  }
  const typed = { ...counterSale([[skyShots, 1]]).lines[0]!, shopPricePaise: 2_000_00 }
  assert.deepEqual(await shown(counterSale([[flowerPots, 1]], { isLate: true })), [counterWords.latePricesTitle])
  assert.deepEqual(await shown(counterSale([[skyShots, 1]], { isAnyway: true })), [], 'of deleted goods')
  assert.deepEqual(await shown(counterSale([[skyShots, 1]], { isLate: true })), [], 'deleted before the sale came')
  assert.deepEqual(await shown({ ...counterSale([[skyShots, 1]], { isLate: true }), lines: [typed] }), [
    counterWords.changedPricesTitle,
  ])
})
