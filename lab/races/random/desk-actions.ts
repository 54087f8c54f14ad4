// Payments, packing, dispatch.
import type { PaymentDraft } from '#domain/payments/payment-form.ts'
import { isoDay } from '#domain/dates/indian-date.ts'
import { correctDispatch } from '#test/shop/correct-dispatch.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { type Acting, type Actions, pressed, someOrder, someRow, who } from './act.ts'

const UTRS = 40

function draft({ shop, random }: Acting): PaymentDraft {
  const method = random.pick(['cash', 'upi', 'bank'] as const)
  return {
    method,
    utr: method === 'cash' ? '' : `4321567${10_000 + random.integer(1, UTRS)}`,
    amountPaise: random.integer(1, 900) * 100,
    receivedOn: isoDay(shop.now()),
    isSeen: random.oneIn(2),
    note: '',
  }
}

/** The office packs; every order is open to it. */
const packer = (acting: Acting) => ({ id: who(acting), email: who(acting), role: 'staff' }) as const

const PAYMENTS = 'select id, amount_paise from payments order by noted_at desc, id desc limit 12'

async function press(acting: Acting, orderId: string, state: 'any' | 'ticked') {
  const { shop, random } = acting
  const by = packer(acting)
  const order = await shop.packing.find(orderId, by)
  const lines = (order?.lines ?? []).filter(() => state === 'ticked' || random.oneIn(2))
  if (lines.length === 0) return
  const presses = lines.map(({ productId, quantity }) => {
    const said = state === 'any' ? random.pick(['ticked', 'short', 'open'] as const) : state
    const there = said === 'ticked' ? quantity : random.integer(0, quantity - 1)
    return { key: newKey(), orderId, productId, state: said, quantity, there, at: shop.now().toISOString() }
  })
  await shop.packing.press(presses, by)
}

/** Few numbers: two customers may have the same lorry receipt by mistake. */
function dispatchDraft({ random }: Acting) {
  const office = { name: 'Sivakasi Lorry Service', branch: random.pick(['Madurai', 'Salem']), phone: '', places: '' }
  const lr = `LR ${random.integer(1, 30)}`
  return {
    office: { typed: office },
    details: {
      lr,
      cases: random.integer(1, 5),
      freight: 'to pay' as const,
      receiptUrl: '',
    },
  }
}

export const deskActions: Actions = {
  payment: {
    weight: 6,
    act: (acting) =>
      someOrder(acting, (orderId) => {
        const payment = draft(acting)
        const isMoreMeant = acting.random.oneIn(3)
        return pressed(acting, (key) =>
          acting.shop.payments.add(orderId, payment, { key, who: who(acting), isMoreMeant }),
        )
      }),
  },
  refund: {
    weight: 3,
    act: (acting) =>
      someOrder(
        acting,
        (orderId) => {
          const payment = draft(acting)
          const isMoreMeant = acting.random.oneIn(3)
          return pressed(acting, (key) =>
            acting.shop.payments.giveBack(orderId, payment, { key, who: who(acting), isMoreMeant }),
          )
        },
        'received_paise > 0',
      ),
  },
  seen: {
    weight: 3,
    act: (acting) =>
      someRow(acting, PAYMENTS, ({ id, amount_paise }) => {
        const { random } = acting
        const utr = random.oneIn(3) ? { utr: draft(acting).utr } : {}
        const paise = random.oneIn(3) ? { paise: Number(amount_paise) + 100 } : {}
        return acting.shop.payments.see(String(id), { who: who(acting), ...paise, ...utr })
      }),
  },
  'payment taken back': {
    weight: 3,
    act: (acting) =>
      someRow(acting, PAYMENTS, ({ id }) =>
        acting.shop.payments.takeBack(String(id), acting.random.pick(['mistake', 'returned'] as const), {
          who: who(acting),
        }),
      ),
  },
  ticks: { weight: 5, act: (acting) => someOrder(acting, (orderId) => press(acting, orderId, 'any')) },
  packed: {
    weight: 5,
    act: (acting) =>
      someOrder(
        acting,
        async (orderId) => {
          await press(acting, orderId, 'ticked')
          await pressed(acting, (key) => acting.shop.packing.packed(orderId, 2, { who: packer(acting), key }))
        },
        `step in ('confirmed', 'paid')`,
      ),
  },
  dispatch: {
    weight: 5,
    act: (acting) =>
      someOrder(acting, (orderId) => {
        const dispatch = dispatchDraft(acting)
        return pressed(acting, (key) => acting.shop.dispatch.record(orderId, dispatch, { who: who(acting), key }))
      }),
  },
  'dispatch corrected': {
    weight: 3,
    act: (acting) =>
      someOrder(
        acting,
        async (orderId) => {
          const { lr, cases } = dispatchDraft(acting).details
          const by = { who: who(acting), key: newKey() }
          await correctDispatch(acting.shop, orderId, { lr, cases: `${cases}` }, { press: by })
        },
        `step in ('dispatched', 'delivered')`,
      ),
  },
}
