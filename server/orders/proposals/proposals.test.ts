import assert from 'node:assert/strict'
import type { OrderEdit } from '#domain/revisions/order-edit.ts'
import { shownQuestion } from '#domain/revisions/proposal.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { openAsked } from '#test/shop/asked-order.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { people } from '#test/shop/people.ts'

onEachDatabase('an answer to a question that has ended counts for nothing else', async (kind, t) => {
  const { shop, orderId, link, proposals, ask, answer, save, order } = await openAsked(t, kind)
  await ask()
  await ask({ discount: '100' })
  assert.deepEqual(await answer('yes', 1), { outcome: 'over' }, 'another question has taken its place')
  assert.deepEqual(await answer('yes', 7), { outcome: 'over' }, 'never asked')
  assert.equal((await proposals.newest(orderId))?.state, 'open')
  assert.equal((await save({ discount: '50' })).outcome, 'done')
  assert.equal((await proposals.newest(orderId))?.state, 'ended')
  assert.deepEqual(await answer('no', 2), { outcome: 'over' })
  assert.equal(await proposals.countAnswers(), 0)
  await ask({ revision: 1 })
  await shop.orders.links.renew(orderId)
  assert.deepEqual(await answer('yes', 3), { outcome: 'gone' })
  assert.deepEqual(await answer('yes', 3, ''), { outcome: 'gone' })
  assert.deepEqual(await proposals.answer({ orderId: 'ORD1', number: 3, answer: 'yes', link }), { outcome: 'gone' })
  assert.equal((await order()).revision, 1)
})

onEachDatabase('it is not asked what the shop could not save, nor what the customer does not see', async (kind, t) => {
  const { shop, ids, orderId, proposals, swap, ask, history } = await openAsked(t, kind)
  const told = async (changes: Partial<OrderEdit>) => {
    const result = await ask(changes)
    return 'message' in result ? result.message : result.outcome
  }
  const lines = [
    { id: ids.pots, quantity: 4 },
    { id: ids.shots, quantity: 2 },
  ]
  assert.equal(await told({ lines }), 'You have not changed anything.')
  assert.match(await told({ lines, packingNote: 'two cartons' }), /^The customer sees products, discount and total/)
  assert.match(await told({ lines: [lines[0]!, { id: ids.shots, quantity: 4 }] }), /^Not enough stock: /)
  await shop.orders.links.end(orderId)
  assert.match(await told({}), /^The link of this order has ended/)
  await shop.orders.links.renew(orderId)
  await shop.orders.steps.take(orderId, 'packed')
  assert.match(await told({}), /already marked “Packed”/)
  await shop.orders.steps.takeBack(orderId, 'packed')
  assert.equal(await proposals.newest(orderId), undefined)
  const entries = (await history()).length
  shop.system.advance(366 * 86_400)
  assert.match(await told({}), /^This order is too old to ask about/)
  assert.deepEqual([await proposals.newest(orderId), (await history()).length], [undefined, entries])
  shop.system.advance(-366 * 86_400)
  const key = newKey()
  for (let time = 0; time < 3; time += 1) assert.deepEqual(await ask({}, key), { outcome: 'asked' })
  assert.equal((await proposals.newest(orderId))?.number, 1, 'a press that is sent again asks once')
  assert.equal((await proposals.ask('ORD1', swap, { who: 'ravi', key: newKey() })).outcome, 'gone')
})

onEachDatabase('a question that has ended since is not answered as asked; the next press asks', async (kind, t) => {
  const { shop, orderId, proposals, ask, answer, save, who } = await openAsked(t, kind)
  const ends = [
    () => proposals.withdraw(orderId, { who }),
    () => answer('no', 2),
    () => ask({ discount: '100' }),
    () => save({ discount: '50' }),
  ]
  for (const end of ends) {
    const key = newKey()
    for (let times = 0; times < 2; times += 1) assert.deepEqual(await ask({}, key), { outcome: 'asked' })
    shop.system.advance(60)
    await end()
    assert.deepEqual(await ask({}, key), {
      outcome: 'refused',
      message: 'This question was asked before, and has ended since. Look at the order. To ask again, press again.',
    })
  }
})

onEachDatabase('two who ask at once: the second is refused until it has seen the first', async (kind, t) => {
  const { shop, orderId, proposals, swap, ask, answer, save, who, order } = await openAsked(t, kind)
  const press = (question: string, discount: string, key = newKey()) =>
    proposals.ask(orderId, { ...swap, discount }, { who, key, question })
  const both = await Promise.all([press('', '100'), press('', '200')])
  assert.deepEqual(both.map(({ outcome }) => outcome).toSorted(), ['asked', 'changed'])
  const refused = both.find(({ outcome }) => outcome === 'changed')
  assert.match(refused && 'message' in refused ? refused.message : '', /^Somebody else has asked the customer/)
  const first = await proposals.newest(orderId)
  assert.deepEqual([shownQuestion(first), (await shop.orders.steps.read(orderId)).length], ['1 open', 1])
  const key = newKey()
  assert.deepEqual(await press('1 open', '300', key), { outcome: 'asked' })
  assert.deepEqual(await press('2 open', '300', key), { outcome: 'asked' }, 'the answer to the press was lost')
  assert.equal(shownQuestion(await proposals.newest(orderId)), '2 open')
  await answer('no', 2)
  assert.equal((await press('2 open', '400')).outcome, 'changed', 'an answer that nobody has seen')
  assert.deepEqual([await proposals.countAnswers(), await press('2 declined', '400')], [1, { outcome: 'asked' }])
  await proposals.withdraw(orderId, { who })
  assert.deepEqual(await press('3 open', '500'), { outcome: 'asked' }, 'nobody waits for the withdrawn one')
  assert.equal((await save({ discount: '50' })).outcome, 'done')
  assert.deepEqual(await ask({ revision: (await order()).revision ?? 0 }), { outcome: 'asked' })
})

onEachDatabase('an answer waits until somebody has seen it, or changes the order', async (kind, t) => {
  const { shop, orderId, proposals, ask, answer, who } = await openAsked(t, kind)
  const listed = async () =>
    (await shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest', answers: 'new' })).orders.map(
      (each) => each.orderId,
    )
  await ask()
  assert.deepEqual([await listed(), await proposals.see(orderId, { who })], [[], false])
  await answer('no')
  assert.deepEqual([await listed(), await proposals.countAnswers()], [[orderId], 1])
  assert.deepEqual([...(await proposals.answered([orderId, 'ORD1']))], [orderId])
  assert.deepEqual([await proposals.see(orderId, { who }), await proposals.see(orderId, { who })], [true, false])
  assert.deepEqual([await listed(), await proposals.countAnswers()], [[], 0])
  assert.equal((await proposals.newest(orderId))?.seen?.who, people.staff.email)
  await ask()
  assert.ok(await proposals.withdraw(orderId, { who }))
  assert.equal(await proposals.withdraw(orderId, { who }), false)
  await ask()
  await answer('no', 3)
  await ask()
  assert.equal(await proposals.countAnswers(), 0)
})

onEachDatabase('a question goes with its deleted order, returns with it, and is erased', async (kind, t) => {
  const { shop, orderId, proposals, ask, answer } = await openAsked(t, kind)
  await ask()
  await answer('no')
  await ask()
  await shop.orders.remove(orderId)
  assert.deepEqual([await proposals.newest(orderId), await proposals.countAnswers()], [undefined, 0])
  assert.equal((await shop.orders.restore(orderId)).outcome, 'done')
  assert.equal((await proposals.newest(orderId))?.state, 'open')
  await shop.orders.steps.take(orderId, 'cancelled')
  assert.equal((await shop.customers.erase(lakshmi.mobile)).outcome, 'erased')
  assert.equal(await proposals.newest(orderId), undefined)
})
