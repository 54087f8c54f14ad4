// An order with a link, and what the shop does with it from the call to the lorry.
import assert from 'node:assert/strict'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, stockUp, type TestShop } from './open-test-shop.ts'
import { addPeople } from './people.ts'

/** Each is the shop's own, and unique in the page of the order. */
export const shopSecrets = {
  packingNote: 'Thermocol-Unnikrishnan',
  freightNote: 'Thermocol-Lorry',
  stepNote: 'Thermocol-Step',
  paymentNote: 'Thermocol-Payment',
  utr: '432156789012',
} as const

/** `customer` placed it for ₹3,125 or more. */
export async function openLinkedOrder(shop: TestShop, customer: Customer = lakshmi) {
  const { flowerPots, skyShots } = await stockUp(shop, goods)
  const staff = await addPeople(shop)
  const who = staff.staff
  const key = newKey()
  const place = () =>
    shop.orders.place(key, { customer, items: [flowerPots, skyShots].map(({ id }) => ({ id, quantity: 2 })) })
  const placed = await place()
  assert.ok('order' in placed && placed.link !== undefined)
  const { order, link } = placed
  const { orderId } = order
  const take = (step: Parameters<typeof shop.orders.steps.take>[1]) =>
    shop.orders.steps.take(orderId, step, { who, note: shopSecrets.stepNote })
  return {
    order,
    orderId,
    link,
    repeat: place,
    take,
    edit: (quantity: number) =>
      shop.orders.revisions.save(
        orderId,
        {
          revision: 0,
          lines: [flowerPots, skyShots].map(({ id }, index) => ({ id, quantity: index === 0 ? quantity : 2 })),
          discountUnit: 'rupees',
          discount: '',
          packingNote: shopSecrets.packingNote,
          freightNote: shopSecrets.freightNote,
        },
        { who, key: newKey() },
      ),
    pay: (amountPaise: number) =>
      shop.payments.add(
        orderId,
        {
          method: 'upi',
          utr: shopSecrets.utr,
          amountPaise,
          receivedOn: '2026-10-28',
          isSeen: true,
          note: shopSecrets.paymentNote,
        },
        { key: newKey(), who },
      ),
    send: async () => {
      const office = { typed: { name: 'KPN Parcel', branch: 'Madurai', phone: '0452 234567', places: '' } }
      const details = { lr: 'MDU 4711', cases: 3, freight: 'to pay', freightPaise: 450_00, receiptUrl: '' } as const
      assert.equal((await take('packed')).outcome, 'done')
      return shop.dispatch.record(orderId, { office, details }, { who, key: newKey() })
    },
  }
}
