// An operation on the model and the shop, which must give the same answer.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import type { Process } from '../steps/actions.ts'
import type { CounterClock } from './desk/counter-clock.ts'
import type { Desk } from './desk/open-desk.ts'
import type { ModelOrder } from './model-orders.ts'
import type { ShopModel } from './shop-model.ts'

export type RealShop = {
  process(): Process & Desk
  restart(): Promise<void>
  counterDay(): CounterClock
  compare(model: ShopModel): Promise<void>
  /** Stock, steps, totals, history, payments, sales, the counter's day and reports. */
  compareDesk(model: ShopModel): Promise<void>
  done(operation: string): void
}

export type Operation = fc.AsyncCommand<ShopModel, RealShop>

/** Chosen by number from the list at the time of the operation. */
export const oneOf = <T>(list: readonly T[], number: number): T => list[number % list.length]!
export const number = fc.nat(1_000)

export function orderOf({ orders }: ShopModel, which: number, isUsual: (order: ModelOrder) => boolean): ModelOrder {
  const usual = orders.filter((order) => !order.isDeleted && isUsual(order))
  return oneOf(usual.length > 0 && which % 4 > 0 ? usual : orders, which)
}

export function operation(text: string, run: Operation['run'], check: Operation['check'] = () => true): Operation {
  return {
    check,
    async run(model, real) {
      await run(model, real)
      real.done(text)
      assert.deepEqual(model.faults(), [])
      await real.compareDesk(model)
    },
    toString: () => text,
  }
}

export const hasOrders = ({ orders }: Readonly<ShopModel>) => orders.length > 0
