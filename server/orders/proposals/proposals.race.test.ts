// What meets at one question: two answers, an answer and an edit, an answer and another order of the last box.
import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import type { OrderEdit } from '#domain/revisions/order-edit.ts'
import type { ProposalAnswer } from '#domain/revisions/proposal.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { cleanup } from '#test/cleanup.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestParts } from '#test/shop/open-test-shop.ts'
import { openDatabase } from '#server/database/open.ts'
import { lockOrder } from '#server/order-table/lock-order.ts'
import { openShop } from '#server/shop.ts'
import type { TakeStock } from '#server/stock/move-stock.ts'

const edit = (lines: OrderEdit['lines']): OrderEdit => ({
  revision: 0,
  lines,
  discountUnit: 'rupees',
  discount: '',
  packingNote: '',
  freightNote: '',
})

/** One box of sky shots is left; a question proposes to add it to an order of eight flower pots. */
async function openTwo(t: TestContext, kind: DatabaseKind, parts: TestParts = {}) {
  const here = await openTestShop(t, kind, parts)
  const there = await openShop(here.config, { system: here.system, ...parts })
  cleanup(t, there.close)
  const { pots, shots } = await stockUp(here, {
    pots: { ...goods.flowerPots, stock: 500 },
    shots: { ...goods.skyShots, stock: 1 },
  })
  const placed = await here.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 8 }] })
  assert.ok('order' in placed && placed.link !== undefined)
  const { link } = placed
  const { orderId } = placed.order
  const withShots = [
    { id: pots.id, quantity: 8 },
    { id: shots.id, quantity: 1 },
  ]
  const asked = await here.orders.proposals.ask(orderId, edit(withShots), { who: 'ravi', key: newKey() })
  assert.deepEqual(asked, { outcome: 'asked' })
  const answer = (shop: Pick<typeof there, 'orders'>, said: ProposalAnswer) =>
    shop.orders.proposals.answer({ orderId, number: 1, answer: said, link })
  return {
    here,
    there,
    orderId,
    yes: (shop: Pick<typeof there, 'orders'>) => answer(shop, 'yes'),
    no: (shop: Pick<typeof there, 'orders'>) => answer(shop, 'no'),
    save: (shop: Pick<typeof there, 'orders'>) =>
      shop.orders.revisions.save(orderId, edit([{ id: pots.id, quantity: 9 }]), { who: 'meena', key: newKey() }),
    takeLast: (shop: Pick<typeof there, 'orders'>) =>
      shop.orders.place(newKey(), { customer: murugan, items: [{ id: shots.id, quantity: 1 }] }),
    lockShots: () =>
      holdRows(t, here.config, 'update products set price_paise = price_paise where id = $1', [shots.id]),
    lockPots: () => holdRows(t, here.config, 'update products set price_paise = price_paise where id = $1', [pots.id]),
    lockOrderRow: () => holdRows(t, here.config, 'update orders set name = name where order_id = $1', [orderId]),
    /** Revision, boxes of sky shots of the order, and those left. */
    async standing() {
      const order = await here.orders.find(orderId)
      const boxes = order?.items.find(({ productId }) => productId === shots.id)?.quantity ?? 0
      return [order?.revision ?? 0, boxes, (await here.products.find(shots.id))?.stock]
    },
  }
}

type Two = Awaited<ReturnType<typeof openTwo>>
type Act = (shop: Two['here'] | Two['there']) => Promise<unknown>

/** Both wait for a row that another connection holds, the first before the second. */
async function inTurn(two: Two, held: Awaited<ReturnType<Two['lockPots']>>, first: Act, second: Act) {
  const one = first(two.here)
  await held.untilWaitedFor(1)
  const other = second(two.there)
  await held.untilWaitedFor(2)
  await held.commit()
  return Promise.all([one, other])
}

const answered = (state: string, isFirst = true) => ({ outcome: 'answered', state, isFirst })

type Played = { outcomes: unknown[]; standing: unknown[] }
type Turn = {
  hold: 'lockOrderRow' | 'lockPots' | 'lockShots'
  acts: [first: ActName, second: ActName]
  expected: Played
}
type ActName = 'yes' | 'no' | 'save' | 'takeLast'

/** `otherwise`: a wait that took too long was begun again behind the other, so that the turn is played once more. */
async function played(t: TestContext, { hold, acts, expected }: Turn, otherwise: Played): Promise<Two> {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const two = await openTwo(t, 'postgres')
    const results = await inTurn(two, await two[hold](), two[acts[0]], two[acts[1]])
    const outcomes = results.map(shortly)
    const standing = await two.standing()
    if (JSON.stringify([outcomes, standing]) === JSON.stringify([otherwise.outcomes, otherwise.standing])) continue
    assert.deepEqual({ outcomes, standing }, expected)
    return two
  }
  return assert.fail('the first never stayed the first')
}

/** Without the order that was placed, and the words of a refusal. */
function shortly(result: unknown): string {
  const { outcome, state, isFirst } = result as { outcome: string; state?: string; isFirst?: boolean }
  return state === undefined ? outcome : `${state}${isFirst ? '' : ' before'}`
}

test('yes and no at once: the one that came first counts, the other reads it (postgres)', async (t) => {
  const yesFirst = { outcomes: ['accepted', 'accepted before'], standing: [1, 1, 0] }
  const noBefore = { outcomes: ['declined before', 'declined'], standing: [0, 0, 1] }
  await played(t, { hold: 'lockOrderRow', acts: ['yes', 'no'], expected: yesFirst }, noBefore)
  const noFirst = { outcomes: ['declined', 'declined before'], standing: [0, 0, 1] }
  const yesBefore = { outcomes: ['accepted before', 'accepted'], standing: [1, 1, 0] }
  await played(t, { hold: 'lockOrderRow', acts: ['no', 'yes'], expected: noFirst }, yesBefore)
})

test('control: read before the order is locked, both answers count (postgres)', async (t) => {
  const two = await openTwo(t, 'postgres')
  const database = await openDatabase(two.here.config, two.here.system.now)
  cleanup(t, database.close)
  const unlocked = (state: 'accepted' | 'declined') => async () => {
    const open = await database.db
      .selectFrom('order_proposals')
      .select('number')
      .where('order_id', '=', two.orderId)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (!open) return answered(state, false)
    await database.transaction(async (trx) => {
      await lockOrder(trx, two.orderId)
      await trx
        .updateTable('order_proposals')
        .set({ state, answered_at: two.here.now().toISOString() })
        .where('order_id', '=', two.orderId)
        .where('number', '=', open.number)
        .execute()
    })
    return answered(state)
  }
  const said = await inTurn(two, await two.lockOrderRow(), unlocked('accepted'), unlocked('declined'))
  assert.deepEqual(said, [answered('accepted'), answered('declined')])
})

test('yes while the desk saves an edit: the edit stays, and the shop calls (postgres)', async (t) => {
  const expected = { outcomes: ['done', 'not possible'], standing: [1, 0, 1] }
  const otherwise = { outcomes: ['changed', 'accepted'], standing: [1, 1, 0] }
  const two = await played(t, { hold: 'lockPots', acts: ['save', 'yes'], expected }, otherwise)
  assert.equal((await two.here.orders.proposals.newest(two.orderId))?.reason, 'The question had ended before.')
})

test('an edit while a yes is saved: the desk sees the conflict (postgres)', async (t) => {
  const expected = { outcomes: ['accepted', 'changed'], standing: [1, 1, 0] }
  const otherwise = { outcomes: ['not possible', 'done'], standing: [1, 0, 1] }
  const two = await played(t, { hold: 'lockShots', acts: ['yes', 'save'], expected }, otherwise)
  const saved = await two.save(two.there)
  assert.match('message' in saved ? saved.message : '', /^The customer changed this order \(revision 1, /)
})

const takenBefore = { outcomes: ['placed', 'not possible'], standing: [0, 0, 0] }
const takenByYes = { outcomes: ['accepted', 'refused'], standing: [1, 1, 0] }
const turned = ({ outcomes, standing }: Played) => ({ outcomes: outcomes.toReversed(), standing })

test('another order takes the last box before the yes: nothing of the order changes (postgres)', async (t) => {
  const turn: Turn = { hold: 'lockShots', acts: ['takeLast', 'yes'], expected: takenBefore }
  const two = await played(t, turn, turned(takenByYes))
  const reason = (await two.here.orders.proposals.newest(two.orderId))?.reason
  assert.equal(reason, 'Not enough stock: 120 Shots Colour Rain (1 more wanted, 0 in stock). Nothing was changed.')
})

test('the yes takes the last box before another order, which is short (postgres)', async (t) => {
  await played(t, { hold: 'lockShots', acts: ['yes', 'takeLast'], expected: takenByYes }, turned(takenBefore))
})

/** Takes without asking whether there is enough. */
const takeAnyway: TakeStock = async () => ({ stock: {} })

async function lastBoxGone(t: TestContext, kind: DatabaseKind, parts: TestParts = {}) {
  const two = await openTwo(t, kind, parts)
  await two.here.products.changeStock((await two.here.products.all()).find(({ stock }) => stock === 1)?.id ?? '', -1)
  return { said: await two.yes(two.there), standing: await two.standing() }
}

onEachDatabase('the last box is gone: the yes is not possible, and no box is promised twice', async (kind, t) => {
  const { said, standing } = await lastBoxGone(t, kind)
  assert.deepEqual([said, standing], [answered('not possible'), [0, 0, 0]])
})

onEachDatabase('control: taken without asking for the stock, the box is promised twice', async (kind, t) => {
  const { said, standing } = await lastBoxGone(t, kind, { takeStock: takeAnyway })
  assert.deepEqual([said, standing], [answered('accepted'), [1, 1, 0]])
})

onEachDatabase('many at once from two processes: one answer, and goods and order agree', async (kind, t) => {
  for (let round = 0; round < 4; round += 1) {
    const two = await openTwo(t, kind)
    const acts: Act[] = [two.yes, two.no, two.save, two.takeLast, two.yes, two.no]
    const at = (index: number) => (index % 2 === 0 ? two.here : two.there)
    const shuffled = acts.map((_, index) => acts[(index + round * 2) % acts.length]!)
    const results = await Promise.all(shuffled.map((act, index) => act(at(index))))
    const said = results.filter((each) => (each as { outcome: string }).outcome === 'answered')
    const firsts = said.filter((each) => (each as { isFirst?: boolean }).isFirst)
    assert.ok(firsts.length <= 1, JSON.stringify(results))
    const [revision, boxes, left] = await two.standing()
    const others = results.filter((each) => (each as { outcome: string }).outcome === 'placed').length
    assert.equal(Number(boxes) + others + Number(left), 1, JSON.stringify(results))
    assert.ok(Number(revision) <= 1)
    const state = (await two.here.orders.proposals.newest(two.orderId))?.state
    assert.equal(boxes === 1, state === 'accepted')
  }
})
