// Orders placed, replaced, followed to the lorry, edited, cancelled and deleted.
import { recordedSteps } from '#domain/steps/steps.ts'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { type Acting, type Actions, pressed, someGoods, someOrder, someRow, who } from './act.ts'

const CUSTOMERS = 12

/** One of few, so that a mobile number has several orders. */
export function someCustomer({ random }: Acting): Customer {
  const number = random.integer(1, CUSTOMERS)
  return { ...random.pick([lakshmi, murugan]), name: `Customer ${number}`, mobile: `98765${40_000 + number}` }
}

async function place(acting: Acting, more: { kind?: 'trial'; supersedes?: string[]; customer?: Customer } = {}) {
  const { kind, customer = someCustomer(acting), supersedes } = more
  const items = (await someGoods(acting)).map(([{ id }, quantity]) => ({ id, quantity }))
  if (items.length === 0) return
  const body = { customer, items, ...(supersedes && { supersedes }) }
  await pressed(acting, (key) => acting.shop.orders.place(key, body, kind))
}

const RECENT = `select idempotency_key, mobile, orders.name from order_keys
  join orders on orders.order_id = order_keys.order_id
  where erased is null order by placed_at desc, orders.order_id desc limit 8`

const step = (acting: Acting, orderId: string) =>
  pressed(acting, (key) =>
    acting.shop.orders.steps.take(orderId, acting.random.pick(recordedSteps), { who: who(acting), key }),
  )

async function edit(acting: Acting, orderId: string) {
  const { shop, random } = acting
  const order = await shop.orders.find(orderId)
  if (!order) return
  const kept = order.items.filter(() => !random.oneIn(3)).map(({ productId }) => productId)
  const added = random.oneIn(2) ? (await someGoods(acting, 2)).map(([{ id }]) => id) : []
  const lines = [...new Set([...kept, ...added])].map((id) => ({ id, quantity: random.integer(1, 9) }))
  const discount = random.oneIn(3) ? String(random.integer(1, 15)) : ''
  const discountUnit = random.pick(['rupees', 'percent'] as const)
  const revision = random.oneIn(4) ? random.integer(0, 2) : (order.revision ?? 0)
  if (lines.length === 0) return
  const draft = { revision, lines, discountUnit, discount, packingNote: '', freightNote: '' }
  await pressed(acting, (key) => shop.orders.revisions.save(orderId, draft, { who: who(acting), key }))
}

export const orderActions: Actions = {
  order: { weight: 16, act: (acting) => place(acting) },
  'superseding order': {
    weight: 5,
    act: (acting) =>
      someRow(acting, RECENT, (row) =>
        place(acting, {
          supersedes: [String(row.idempotency_key)],
          customer: { ...lakshmi, name: String(row.name), mobile: String(row.mobile) },
        }),
      ),
  },
  'order in the place of two': {
    weight: 1,
    act: async (acting) => {
      const rows = await acting.query(RECENT)
      const [first] = rows
      const supersedes = rows.slice(0, 2).map((row) => String(row.idempotency_key))
      if (first) await place(acting, { supersedes: [...supersedes, newKey()] })
    },
  },
  'same key again': {
    weight: 3,
    act: (acting) =>
      someRow(acting, RECENT, async (row) => {
        const items = (await someGoods(acting)).map(([{ id }, quantity]) => ({ id, quantity }))
        await acting.shop.orders.place(String(row.idempotency_key), { customer: someCustomer(acting), items })
      }),
  },
  trial: { weight: 1, act: (acting) => place(acting, { kind: 'trial' }) },
  step: { weight: 10, act: (acting) => someOrder(acting, (orderId) => step(acting, orderId)) },
  'step back': {
    weight: 5,
    act: (acting) =>
      someOrder(acting, (orderId) =>
        acting.shop.orders.steps.takeBack(orderId, acting.random.pick(recordedSteps), { who: who(acting) }),
      ),
  },
  chip: {
    weight: 4,
    act: (acting) =>
      someOrder(acting, (orderId) => {
        const { steps } = acting.shop.orders
        return acting.random.oneIn(2)
          ? steps.verify(orderId, acting.random.pick(['Verified', 'Unverified'] as const))
          : steps.complete(orderId, acting.random.pick(['Complete', 'Pending'] as const))
      }),
  },
  note: {
    weight: 2,
    act: (acting) => someOrder(acting, (orderId) => acting.shop.orders.steps.addNote(orderId, 'Call after six')),
  },
  'no answer': {
    weight: 1,
    act: (acting) =>
      someOrder(acting, (orderId) => acting.shop.orders.steps.noAnswer(orderId, acting.shop.now().toISOString())),
  },
  edit: { weight: 10, act: (acting) => someOrder(acting, (orderId) => edit(acting, orderId)) },
  deletion: {
    weight: 4,
    act: (acting) => someOrder(acting, (orderId) => acting.shop.orders.remove(orderId, { who: who(acting) })),
  },
  'deletion with goods': {
    weight: 4,
    act: (acting) =>
      someOrder(acting, (orderId) => acting.shop.orders.remove(orderId, { returnGoods: true, who: who(acting) })),
  },
  'take stock': {
    weight: 5,
    act: (acting) =>
      someOrder(
        acting,
        (orderId) => acting.shop.orders.takeStockAgain(orderId, { who: who(acting) }),
        'short_of is not null',
      ),
  },
  erasure: { weight: 1, act: (acting) => acting.shop.customers.erase(someCustomer(acting).mobile) },
}
