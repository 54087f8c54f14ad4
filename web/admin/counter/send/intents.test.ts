import assert from 'node:assert/strict'
import test from 'node:test'
import { goods } from '#test/fixtures/sample-data.ts'
import { senderOf } from '#test/fixtures/sender.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { admin, newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { addPeople, people } from '#test/shop/people.ts'
import { intents } from './intents.ts'

test('a sale that a device kept is its seller’s, and the list of changes names both seller and sender', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const { flowerPots } = await stockUp(shop, goods)
  const { staff, packer } = await addPeople(shop)
  const owner = (await shop.people.all()).find(({ email }) => email === admin.email)!
  async function send(seller: string, isLate: boolean) {
    const sale = counterSale([[flowerPots, 1]], { isLate })
    const form = new FormData()
    for (const [name, value] of Object.entries({ key: newKey(), sale: JSON.stringify(sale), seller }))
      form.set(name, value)
    const answer = await intents.sell(form, shop, senderOf(owner.id))
    assert.ok(answer.ok, answer.message)
    return [(await shop.counter.sale(sale.saleId))?.who, answer.about?.replace(sale.saleId, 'its number')]
  }
  assert.deepEqual(await send(staff, true), [people.staff.email, `its number, ${people.staff.email}`])
  for (const [name, seller, isLate] of [
    ['sold while the sender is signed in', staff, false],
    ['may not sell', packer, true],
    ['nobody', newKey(), true],
    ['of an earlier version', '', true],
    ['the sender', owner.id, true],
  ] as const)
    assert.deepEqual(await send(seller, isLate), [admin.email, undefined], name)
})
