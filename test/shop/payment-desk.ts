// Two confirmed orders, and functions that record their payments.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { PaymentDraft } from '#domain/payments/payment-form.ts'
import type { PaymentResult } from '#server/payments/payments.ts'
import { openShop } from '#server/shop.ts'
import { cleanup } from '../cleanup.ts'
import type { DatabaseKind } from '../database/databases.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from './open-test-shop.ts'

export const who = 'ravi@example.com'
export const UTR = '432156789012'
export const OTHER_UTR = '987654321098'
export const draft: PaymentDraft = {
  method: 'upi',
  utr: UTR,
  amountPaise: 500_00,
  receivedOn: '2026-10-28',
  isSeen: false,
  note: '',
}

/** Two processes over one shop; the orders are confirmed. */
export async function openDesk(t: TestContext, kind: DatabaseKind) {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, { skyShots: { ...goods.skyShots, stock: 50 } })
  const place = async () => {
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
    assert.ok('order' in placed)
    await shop.orders.steps.take(placed.order.orderId, 'confirmed', { who })
    return placed.order
  }
  const [first, second] = [await place(), await place()]
  const add = (orderId: string, changes: Partial<PaymentDraft> = {}, options: object = {}) =>
    shop.payments.add(orderId, { ...draft, ...changes }, { key: newKey(), who, ...options })
  const secondProcess = async () => {
    const there = await openShop(shop.config, { system: shop.system })
    cleanup(t, there.close)
    return there
  }
  return { shop, payments: shop.payments, first, second, add, place, secondProcess }
}

export function paymentIn(result: PaymentResult) {
  assert.ok(result.outcome === 'done', JSON.stringify(result))
  return result.payment
}

export const messageIn = (result: PaymentResult) => ('message' in result ? result.message : result.outcome)
