import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, murugan } from '#test/fixtures/sample-data.ts'
import { accepted, notPossible, openAsked } from '#test/shop/asked-order.ts'
import { newKey, NOON, testSystem } from '#test/shop/open-test-shop.ts'
import { people } from '#test/shop/people.ts'

const declined = { outcome: 'answered', state: 'declined', isFirst: true } as const

onEachDatabase('a question changes nothing until yes, which saves the edit as the shop would', async (kind, t) => {
  const { shop, orderId, proposals, ask, answer, stock, order, history } = await openAsked(t, kind)
  const [goodsBefore, before] = [await stock(), await order()]
  assert.deepEqual(await ask(), { outcome: 'asked' })
  assert.deepEqual([await stock(), await order()], [goodsBefore, before])
  const open = await proposals.newest(orderId)
  assert.deepEqual([open?.state, open?.number, open?.revision, open?.asked.who], ['open', 1, 0, people.staff.email])
  assert.deepEqual(
    open?.offer.lines.map(({ name, from, to, pricePaise, substituteFor }) => [
      name,
      from,
      to,
      pricePaise,
      substituteFor,
    ]),
    [
      [goods.skyShots.name, 2, 0, goods.skyShots.pricePaise, undefined],
      [goods.lakshmiCrackers.name, 0, 10, goods.lakshmiCrackers.pricePaise, goods.skyShots.name],
    ],
  )
  assert.equal(await proposals.countAnswers(), 0)
  shop.system.advance(60)
  assert.deepEqual(await answer('yes'), accepted)
  const after = await order()
  assert.deepEqual(
    [after.revision, after.totalPaise, after.items.map(({ name, quantity }) => [name, quantity])],
    [
      1,
      open?.offer.totalPaise.to,
      [
        [goods.flowerPots.name, 4],
        [goods.lakshmiCrackers.name, 10],
      ],
    ],
  )
  assert.deepEqual(await stock(), [goodsBefore[0], goodsBefore[1]! + 2, goodsBefore[2]! - 10])
  const at = shop.now().toISOString()
  const answered = await proposals.newest(orderId)
  assert.deepEqual([answered?.state, answered?.answeredAt], ['accepted', at])
  const revision = (await shop.orders.revisions.list(orderId)).at(-1)
  assert.deepEqual([revision?.who, revision?.at], ['The customer', at])
  const [asked, edited] = await history()
  assert.match(asked ?? '', /^Note \| selvi@shop\.test \| Asked the customer on the page of the order:\n120 Shots/)
  assert.match(asked ?? '', /\nno shots this year$/)
  assert.match(
    edited ?? '',
    /^Edited \| The customer \| 120 Shots[^]*\nThe customer said yes on the page of the order\.$/,
  )
})

onEachDatabase('a yes and its edit have one moment, however long the save takes', async (kind, t) => {
  let ticks = 0
  const system = testSystem({ now: () => new Date(NOON.getTime() + (ticks += 1)) })
  const { orderId, proposals, ask, answer, order } = await openAsked(t, kind, { system })
  await ask()
  assert.deepEqual(await answer('yes'), accepted)
  assert.equal((await proposals.newest(orderId))?.answeredAt, (await order()).revisedAt)
})

onEachDatabase('no leaves the order as it was, and says so to the shop', async (kind, t) => {
  const { orderId, proposals, ask, answer, stock, order, history } = await openAsked(t, kind)
  const [goodsBefore, before] = [await stock(), await order()]
  await ask()
  assert.deepEqual(await answer('no'), declined)
  assert.deepEqual([await stock(), await order()], [goodsBefore, before])
  assert.equal((await proposals.newest(orderId))?.state, 'declined')
  assert.match((await history())[1] ?? '', /^Note \| The customer \| The customer said no /)
})

onEachDatabase('the first of several answers counts, and each later one reads it', async (kind, t) => {
  const { proposals, ask, answer, order, history } = await openAsked(t, kind)
  for (let round = 1; round <= 6; round += 1) {
    const { revision = 0, items } = await order()
    assert.deepEqual(await ask({ revision, lines: swapped(items) }), { outcome: 'asked' })
    const entries = (await history()).length
    const said = await Promise.all(
      (round % 2 === 0 ? (['yes', 'no', 'yes', 'no'] as const) : (['no', 'yes', 'no', 'yes'] as const)).map((each) =>
        answer(each, round),
      ),
    )
    const states = said.map((each) => (each.outcome === 'answered' ? each.state : each.outcome))
    assert.equal(new Set(states).size, 1, states.join())
    const firsts = said.filter((each) => each.outcome === 'answered' && each.isFirst)
    assert.equal(firsts.length, 1)
    assert.equal((await history()).length, entries + 1)
    assert.equal((await order()).revision ?? 0, states[0] === 'accepted' ? revision + 1 : revision)
    assert.equal(await proposals.countAnswers(), 1, 'the earlier answer was seen with the next question')
  }
})

/** Another quantity of the first line. */
const swapped = (items: readonly { productId: string; quantity: number }[]) =>
  items.map(({ productId: id, quantity }, at) => ({ id, quantity: at > 0 ? quantity : quantity === 5 ? 6 : 5 }))

onEachDatabase('a yes that can no longer be done changes nothing, and the shop reads why', async (kind, t) => {
  const { shop, ids, orderId, proposals, ask, answer, stock, order, history, save } = await openAsked(t, kind)
  const { steps } = shop.orders
  const cases: [why: RegExp, change: () => Promise<unknown>, back: () => Promise<unknown>][] = [
    [
      /Not enough stock: .*\(10 more wanted, 9 in stock\)/,
      () => shop.products.changeStock(ids.crackers, -((goods.lakshmiCrackers.stock ?? 0) - 9)),
      () => shop.products.changeStock(ids.crackers, 200),
    ],
    [/already marked “Packed”/, () => steps.take(orderId, 'packed'), () => steps.takeBack(orderId, 'packed')],
    [/This order is cancelled/, () => steps.take(orderId, 'cancelled'), () => steps.takeBack(orderId, 'cancelled')],
    [
      /The question had ended before/,
      () =>
        save({
          lines: [
            { id: ids.pots, quantity: 5 },
            { id: ids.shots, quantity: 2 },
          ],
        }),
      async () => {},
    ],
    [/The question had ended before/, () => proposals.withdraw(orderId, { who: 'ravi' }), async () => {}],
    [
      /A price has changed/,
      () => shop.products.edit(ids.crackers, { ...goods.lakshmiCrackers, pricePaise: 60_00 }, goods.lakshmiCrackers),
      async () => {},
    ],
    // As the question named it, and nothing of an edit that nobody has open.
    [
      /Not enough stock: 4" Lakshmi \(no longer sold\)\. Nothing was changed\.$/,
      () => shop.products.remove(ids.crackers),
      async () => {},
    ],
  ]
  let number = 0
  for (const [why, change, back] of cases) {
    number += 1
    assert.deepEqual(await ask({ revision: (await order()).revision ?? 0 }), { outcome: 'asked' }, String(why))
    await change()
    const [goodsBefore, before] = [await stock(), await order()]
    assert.deepEqual(await answer('yes', number), notPossible, String(why))
    assert.deepEqual([await stock(), await order()], [goodsBefore, before], String(why))
    const newest = await proposals.newest(orderId)
    assert.match(newest?.reason ?? '', why)
    assert.match((await history()).at(-1) ?? '', why)
    assert.equal(await proposals.countAnswers(), 1)
    assert.deepEqual(await answer('no', number), { ...notPossible, isFirst: false })
    await back()
  }
})

onEachDatabase(
  'a yes counts when the order was confirmed and paid since, but not when it was dispatched',
  async (kind, t) => {
    const { shop, orderId, ask, answer, order } = await openAsked(t, kind)
    const { steps } = shop.orders
    await ask()
    for (const step of ['confirmed', 'paid'] as const) assert.equal((await steps.take(orderId, step)).outcome, 'done')
    assert.deepEqual(await answer('yes'), accepted)
    const { revision, items } = await order()
    assert.deepEqual(await ask({ revision: revision ?? 0, lines: swapped(items) }), { outcome: 'asked' })
    assert.equal((await steps.take(orderId, 'dispatched')).outcome, 'done')
    assert.deepEqual([await answer('yes', 2), (await order()).revision], [notPossible, revision])
  },
)

onEachDatabase('an order that waits for its goods takes them with a yes, or stays as it was', async (kind, t) => {
  const { shop, ids, swap } = await openAsked(t, kind)
  const short = await shop.orders.place(newKey(), { customer: murugan, items: [{ id: ids.shots, quantity: 50 }] })
  assert.ok('orderId' in short && short.orderId)
  const { orderId } = short
  const state = (await shop.orders.links.of([orderId])).get(orderId)
  assert.ok(state && 'link' in state)
  const edit = { ...swap, lines: [{ id: ids.crackers, quantity: 20, instead: ids.shots }] }
  const { proposals } = shop.orders
  const ask = () => proposals.ask(orderId, edit, { who: 'ravi', key: newKey() })
  const answer = (number: number) => proposals.answer({ orderId, number, answer: 'yes', link: state.link })
  assert.deepEqual(await ask(), { outcome: 'asked' })
  const there = (await shop.products.find(ids.crackers))?.stock ?? 0
  await shop.products.changeStock(ids.crackers, -(there - 19))
  assert.deepEqual(await answer(1), notPossible)
  assert.equal((await shop.orders.find(orderId))?.revision, undefined)
  await shop.products.changeStock(ids.crackers, 1)
  assert.deepEqual(await ask(), { outcome: 'asked' })
  assert.deepEqual(await answer(2), accepted)
  assert.equal((await shop.orders.find(orderId))?.stockDeducted, true)
  assert.equal((await shop.products.find(ids.crackers))?.stock, 0)
})
