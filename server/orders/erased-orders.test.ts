import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { cleanup } from '#test/cleanup.ts'
import { openDatabase } from '../database/open.ts'
import { erasedRefusal } from '../order-table/lock-order.ts'

const who = 'ravi@example.com'

onEachDatabase(
  '§6 an erased order takes no step, note, call, message, dispatch, press, payment or UTR',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const database = await openDatabase(shop.config, shop.system.now)
    cleanup(t, database.close)
    const { pots } = await stockUp(shop, { pots: { ...goods.flowerPots, stock: 50 } })
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 20 }] })
    const orderId = ('order' in placed && placed.order.orderId) || assert.fail('it was not placed')
    const draft = {
      method: 'upi' as const,
      utr: '',
      amountPaise: 100,
      receivedOn: '2026-10-28',
      isSeen: false,
      note: '',
    }
    const paid = await shop.payments.add(orderId, draft, { key: newKey(), who })
    const paymentId = (paid.outcome === 'done' && paid.payment.id) || assert.fail('it was not paid')
    await shop.orders.steps.take(orderId, 'cancelled', { who })
    assert.equal((await shop.customers.erase(lakshmi.mobile)).outcome, 'erased')

    const { steps } = shop.orders
    const office = { id: newKey() }
    await shop.dispatch.offices.add(office.id, {
      name: 'KPN',
      branch: 'Madurai',
      phone: '0452 234567',
      places: 'Madurai',
    })
    const details = { lr: 'MDU 4711', cases: 3, freight: 'to pay', freightPaise: 450_00, receiptUrl: '' } as const
    const acts = [
      steps.takeBack(orderId, 'cancelled', { who }),
      steps.take(orderId, 'paid', { who }),
      steps.verify(orderId, 'Verified', { who }),
      steps.addNote(orderId, 'Lakshmi, 98765 43210', { who }),
      steps.noAnswer(orderId, shop.system.now().toISOString(), { who }),
      shop.dispatch.keepMessage(orderId, 'dispatched', 'en', { who, key: newKey() }),
      shop.dispatch.record(orderId, { office, details }, { who, key: newKey() }),
      shop.payments.add(orderId, draft, { key: newKey(), who }),
      shop.payments.see(paymentId, { who, utr: '412345678901' }),
      shop.payments.takeBack(paymentId, 'mistake', { who }),
    ]
    for (const [index, result] of (await Promise.all(acts)).entries()) {
      assert.deepEqual(result, { outcome: 'refused', message: erasedRefusal() }, `act ${index}`)
    }
    assert.equal((await shop.orders.takeStockAgain(orderId)).outcome, 'erased')
    const press = { orderId, productId: pots.id, key: newKey(), state: 'ticked' as const, quantity: 20, there: 20 }
    const [pressed] = await shop.packing.press([{ ...press, at: shop.system.now().toISOString() }], {
      id: who,
      email: who,
      role: 'staff',
    })
    assert.equal(pressed?.isGone, true)
    const found = await sql<{ texts: string }>`select (select count(*) from order_steps where note <> '') as notes,
    (select count(*) from payments where utr is not null) as utrs, (select count(*) from packing_presses) as presses,
    (select count(*) from dispatches) as dispatches`.execute(database.db)
    assert.deepEqual(Object.values(found.rows[0]!).map(Number), [0, 0, 0, 0])
    assert.equal((await shop.products.find(pots.id))?.stock, 50)
  },
)
