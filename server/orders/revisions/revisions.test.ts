import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { OrderEdit } from '#domain/revisions/order-edit.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

const who = 'ravi@example.com'
const ravi = () => ({ who, key: newKey() })
const priya = () => ({ who: 'priya@example.com', key: newKey() })

const edit = (lines: OrderEdit['lines'], changes: Partial<OrderEdit> = {}): OrderEdit => ({
  revision: 0,
  lines,
  discountUnit: 'rupees',
  discount: '',
  packingNote: '',
  freightNote: '',
  ...changes,
})

async function openWithOrder(t: TestContext, kind: DatabaseKind, pots = 4) {
  const shop = await openTestShop(t, kind)
  const stocked = await stockUp(shop, goods)
  const ids = { pots: stocked.flowerPots.id, shots: stocked.skyShots.id, crackers: stocked.lakshmiCrackers.id }
  const placed = await shop.orders.place(newKey(), {
    customer: lakshmi,
    items: [
      { id: ids.pots, quantity: pots },
      { id: ids.shots, quantity: 2 },
    ],
  })
  assert.ok('order' in placed)
  const { orderId } = placed.order
  const stock = async () =>
    Promise.all([ids.pots, ids.shots, ids.crackers].map(async (id) => (await shop.products.find(id))?.stock))
  const order = async () => (await shop.orders.find(orderId))!
  return { shop, ids, orderId, stock, order, revisions: shop.orders.revisions }
}

onEachDatabase('an edit changes lines, sums and notes, moves the difference, and is kept', async (kind, t) => {
  const { shop, ids, orderId, stock, order, revisions } = await openWithOrder(t, kind)
  const before = await stock()
  const result = await revisions.save(
    orderId,
    edit(
      [
        { id: ids.pots, quantity: 6 },
        { id: ids.crackers, quantity: 10, instead: ids.shots },
      ],
      { discountUnit: 'percent', discount: '10', packingNote: 'two cartons', freightNote: 'to pay' },
    ),
    { ...ravi(), note: 'no shots for the children' },
  )
  assert.deepEqual(result, { outcome: 'done', revision: 1 })
  const { items, ...edited } = await order()
  assert.deepEqual(
    items.map(({ name, quantity, substituteFor }) => [name, quantity, substituteFor]),
    [
      [goods.flowerPots.name, 6, undefined],
      [goods.lakshmiCrackers.name, 10, goods.skyShots.name],
    ],
  )
  assert.deepEqual(
    [edited.totalItems, edited.totalPaise, edited.discountPaise, edited.packingNote, edited.freightNote],
    [16, 1_800_00, 200_00, 'two cartons', 'to pay'],
  )
  assert.deepEqual([edited.revision, edited.revisedAt], [1, shop.now().toISOString()])
  assert.deepEqual(await stock(), [before[0]! - 2, before[1]! + 2, before[2]! - 10])
  const kept = await revisions.list(orderId)
  assert.deepEqual(
    kept.map((each) => [each.number, each.who, each.items.length, each.totalPaise, each.discount]),
    [
      [0, undefined, 2, 6_000_00, undefined],
      [1, who, 2, 1_800_00, { percent: 10 }],
    ],
  )
  const [entry] = await shop.orders.steps.read(orderId)
  assert.equal(entry?.kind, 'edit')
  assert.match(entry.note, /^Flower Pots Special: was 4, now 6\n120 Shots Colour Rain removed \(2\)\n/)
  assert.match(entry.note, /in place of 120 Shots Colour Rain: 10\n/)
  assert.match(entry.note, /\nno shots for the children$/)
})

onEachDatabase('an edit beyond the stock names the product and the shortage, and changes nothing', async (kind, t) => {
  const { ids, orderId, stock, order, revisions } = await openWithOrder(t, kind)
  const [before, whole] = [await stock(), await order()]
  const result = await revisions.save(
    orderId,
    edit([
      { id: ids.pots, quantity: 1 },
      { id: ids.shots, quantity: 5 },
    ]),
    ravi(),
  )
  assert.deepEqual(result, {
    outcome: 'refused',
    message: 'Not enough stock: 120 Shots Colour Rain (3 more wanted, 1 in stock). Nothing was changed.',
  })
  assert.deepEqual(await stock(), before)
  assert.deepEqual(await order(), whole)
  assert.deepEqual(await revisions.list(orderId), [])
})

onEachDatabase(
  'two editors of one order lose nothing: the second gets a conflict, and saves over the newest',
  async (kind, t) => {
    const { ids, orderId, stock, order, revisions } = await openWithOrder(t, kind)
    const first = edit([
      { id: ids.pots, quantity: 5 },
      { id: ids.shots, quantity: 2 },
    ])
    const second = edit([
      { id: ids.pots, quantity: 4 },
      { id: ids.shots, quantity: 1 },
    ])
    const results = await Promise.all([
      revisions.save(orderId, first, ravi()),
      revisions.save(orderId, second, priya()),
    ])
    assert.deepEqual(results.map(({ outcome }) => outcome).toSorted(), ['changed', 'done'])
    const told = results.find(({ outcome }) => outcome === 'changed')
    assert.match('message' in told! ? told.message : '', /@example\.com changed this order \(revision 1, /)
    const both = { ...first, revision: 1, lines: [first.lines[0]!, second.lines[1]!] }
    assert.deepEqual(await revisions.save(orderId, both, priya()), { outcome: 'done', revision: 2 })
    assert.deepEqual(
      (await order()).items.map(({ quantity }) => quantity),
      [5, 1],
    )
    assert.deepEqual((await stock()).slice(0, 2), [5, 2])
  },
)

onEachDatabase('a save sent twice counts once, and one without a change is refused', async (kind, t) => {
  const { ids, orderId, stock, revisions } = await openWithOrder(t, kind)
  const lines = [{ id: ids.pots, quantity: 3 }]
  const press = ravi()
  for (let time = 0; time < 3; time += 1) {
    assert.deepEqual(await revisions.save(orderId, edit(lines), press), { outcome: 'done', revision: 1 })
  }
  assert.deepEqual((await stock()).slice(0, 2), [7, 3])
  assert.deepEqual(await revisions.save(orderId, edit(lines, { revision: 1 }), ravi()), {
    outcome: 'refused',
    message: 'You have not changed anything.',
  })
  assert.equal((await revisions.list(orderId)).length, 2)
})

onEachDatabase(
  'a save sent twice, with an edit of somebody else in between, is not answered as saved',
  async (kind, t) => {
    const { ids, orderId, order, revisions } = await openWithOrder(t, kind)
    const mine = [orderId, edit([{ id: ids.pots, quantity: 3 }]), ravi()] as const
    assert.deepEqual(await revisions.save(...mine), { outcome: 'done', revision: 1 })
    await revisions.save(orderId, edit([{ id: ids.pots, quantity: 5 }], { revision: 1 }), priya())
    const again = await revisions.save(...mine)
    assert.equal(again.outcome, 'changed')
    assert.match('message' in again ? again.message : '', /^priya@example\.com changed this order \(revision 2, /)
    assert.deepEqual(
      (await order()).items.map(({ quantity }) => quantity),
      [5],
    )
  },
)

onEachDatabase('a packed, deleted, cancelled, erased or replaced order is not edited', async (kind, t) => {
  const { shop, ids, orderId, revisions } = await openWithOrder(t, kind)
  const save = async () => {
    const result = await revisions.save(orderId, edit([{ id: ids.pots, quantity: 1 }]), ravi())
    return 'message' in result ? result.message : result.outcome
  }
  const { steps } = shop.orders
  await steps.take(orderId, 'packed', { who })
  assert.match(await save(), /^This order is already marked “Packed”\./)
  await steps.takeBack(orderId, 'packed', { who })
  await steps.take(orderId, 'cancelled', { who })
  assert.equal(await save(), 'This order is cancelled. Undo “Cancelled” first.')
  await shop.customers.erase(lakshmi.mobile)
  assert.equal(await save(), 'The details of this customer are erased. You can no longer change this order.')
  await shop.orders.remove(orderId)
  assert.equal(await save(), 'gone')
})

onEachDatabase('a product no longer sold may be lowered, not raised, and is not added', async (kind, t) => {
  const { shop, ids, orderId, stock, revisions } = await openWithOrder(t, kind)
  await shop.products.remove(ids.shots)
  await shop.products.remove(ids.crackers)
  const save = (lines: OrderEdit['lines']) => revisions.save(orderId, edit(lines), ravi())
  assert.deepEqual(await save([{ id: ids.shots, quantity: 3 }]), {
    outcome: 'refused',
    message: 'Not enough stock: 120 Shots Colour Rain (no longer sold). Nothing was changed.',
  })
  const added = await save([{ id: ids.crackers, quantity: 3 }])
  assert.match('message' in added ? added.message : '', /no longer sold/)
  assert.equal((await save([{ id: ids.shots, quantity: 1 }])).outcome, 'done')
  assert.deepEqual(await stock(), [10, undefined, undefined])
})

onEachDatabase('an order that ran short has its goods once it wants no more than there is', async (kind, t) => {
  const { shop, ids, stock, revisions } = await openWithOrder(t, kind)
  const short = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: ids.shots, quantity: 5 }] })
  assert.ok('orderId' in short)
  const orderId = short.orderId ?? ''
  const three = await revisions.save(orderId, edit([{ id: ids.shots, quantity: 3 }]), ravi())
  assert.deepEqual(three, { outcome: 'done', revision: 1, short: goods.skyShots.name })
  assert.equal((await shop.orders.find(orderId))?.stockDeducted, false)
  const one = await revisions.save(orderId, edit([{ id: ids.shots, quantity: 1 }], { revision: 1 }), ravi())
  assert.deepEqual(one, { outcome: 'done', revision: 2 })
  assert.equal((await shop.orders.find(orderId))?.stockDeducted, true)
  assert.equal((await stock())[1], 0)
})

onEachDatabase('cancelled or deleted after an edit, an order returns its edited goods', async (kind, t) => {
  const { shop, ids, orderId, stock, revisions } = await openWithOrder(t, kind)
  await revisions.save(orderId, edit([{ id: ids.pots, quantity: 9 }]), ravi())
  assert.deepEqual((await stock()).slice(0, 2), [1, 3])
  await shop.orders.steps.take(orderId, 'cancelled', { who })
  assert.deepEqual((await stock()).slice(0, 2), [10, 3])
  await shop.orders.steps.takeBack(orderId, 'cancelled', { who })
  assert.deepEqual((await stock()).slice(0, 2), [1, 3])
  await shop.orders.remove(orderId, { returnGoods: true })
  assert.deepEqual((await stock()).slice(0, 2), [10, 3])
  assert.deepEqual(await revisions.list(orderId), [])
})

onEachDatabase('the search finds an edited order by its new goods, and no more by those it had', async (kind, t) => {
  const { shop, ids, orderId, revisions } = await openWithOrder(t, kind)
  await shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest' })
  await revisions.save(orderId, edit([{ id: ids.crackers, quantity: 40 }]), ravi())
  const found = async (search: string) =>
    (await shop.orders.list({ search, verified: '', completion: '', sort: 'newest' })).total
  assert.equal(await found(goods.lakshmiCrackers.name), 1)
  assert.equal(await found('Flower Pots'), 0)
})

onEachDatabase('erasing a customer erases the notes of edits', async (kind, t) => {
  const { shop, ids, orderId, order, revisions } = await openWithOrder(t, kind)
  await revisions.save(orderId, edit([{ id: ids.pots, quantity: 9 }], { packingNote: 'for Lakshmi' }), ravi())
  await shop.orders.steps.take(orderId, 'cancelled', { who })
  assert.equal((await shop.customers.erase(lakshmi.mobile)).outcome, 'erased')
  assert.deepEqual(await revisions.list(orderId), [])
  const { packingNote, revision, totalPaise } = await order()
  assert.deepEqual([packingNote, revision, totalPaise], [undefined, 1, 2_250_00])
})
