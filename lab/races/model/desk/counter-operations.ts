// Counter operations: sell, take returns, close the day.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import type { PaymentMethod } from '#domain/counter/sale.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { number, oneOf, operation, type RealShop } from '../operation.ts'
import type { ShopModel } from '../shop-model.ts'
import { dayOperations } from './day-operations.ts'
import { type ModelSale, returnPieces, sell } from './model-sales.ts'

export const hasProducts = ({ products }: Readonly<ShopModel>) => products.length > 0
const hasSales = ({ desk }: Readonly<ShopModel>) => desk.sales.length > 0

export const picks = fc.uniqueArray(fc.record({ product: fc.nat(7), pieces: fc.integer({ min: 1, max: 9 }) }), {
  minLength: 1,
  maxLength: 2,
  selector: ({ product }) => product,
})

type NewSale = {
  list: readonly { product: number; pieces: number }[]
  method: PaymentMethod
  percent: number
  /** The customer's index; null if unknown. */
  whose: number | null
}

function newSale({ products, desk }: ShopModel, { list, method, percent, whose }: NewSale): ModelSale {
  const lines = list.map(({ product: which, pieces }) => {
    const product = oneOf(products, which)
    return { product, quantity: pieces, pricePaise: product.pricePaise }
  })
  const sold = lines.map(({ product: { id, name, pricePaise }, quantity }) => {
    const sample = { ...goods.flowerPots, id, name, pricePaise, code: 'FP1', createdAt: '', discount: 0 }
    return [sample, quantity] as const
  })
  const customer = whose === null ? undefined : oneOf(desk.customers, whose)
  const sent = counterSale(sold, {
    method,
    discount: { unit: 'percent', hundredths: percent * 100 },
    ...(customer && { customerName: customer.name, mobile: customer.mobile }),
  })
  const back = {
    returned: new Map(),
    lacking: new Map(),
    refundPaise: { cash: 0, upi: 0 },
    returns: { cash: 0, upi: 0 },
  }
  return { id: '', key: newKey(), sent, lines, mobile: sent.mobile, ...back }
}

const sellAgain = (real: RealShop, { key, sent }: ModelSale, who: string) =>
  real.process().counter.sell(sent, { key, who })

const saleOperations = [
  fc
    .record({
      list: picks,
      isAnyway: fc.boolean(),
      isAsked: fc.boolean(),
      method: fc.constantFrom('cash', 'upi'),
      percent: fc.constantFrom(0, 0, 7),
      whose: fc.option(number),
    })
    .map(({ isAnyway, isAsked, ...wanted }) => {
      const { list, method, percent } = wanted
      const text = list.map(({ product, pieces }) => `${pieces} × product ${product}`).join(' + ')
      return operation(
        `sell ${text} over the counter, ${method}, ${percent} % off${isAnyway ? ', anyway' : ''}${isAsked ? ', after the question' : ''}`,
        async (model, real) => {
          const sale = newSale(model, wanted)
          const who = model.desk.person()
          const press = async (isMeant: boolean) => {
            const lacking = sale.lines.filter(({ product, quantity }) => product.isDeleted || product.stock < quantity)
            const missing = lacking.map(({ product, quantity }) => [
              product.id,
              quantity,
              product.isDeleted ? undefined : product.stock,
            ])
            const { counter } = real.process()
            const sent = { ...sale.sent, isAnyway: isMeant }
            if (model.desk.day.closed) {
              assert.equal((await counter.sell(sent, { key: sale.key, who })).outcome, 'closed')
              return true
            }
            const isSold = sell(model.balance, sale, isMeant)
            const result = await counter.sell(sent, { key: sale.key, who })
            assert.equal(result.outcome, isSold ? 'sold' : 'short')
            const said = 'missing' in result ? result.missing : []
            assert.deepEqual(
              said.map(({ productId, sold, there }) => [productId, sold, there]),
              missing,
            )
            if ('saleId' in result) sale.id = result.saleId
            if (isSold) model.desk.sales.push(sale)
            return isSold
          }
          const isSold = await press(isAnyway)
          if (!isSold && isAsked) await press(true)
        },
        hasProducts,
      )
    }),
  number.map((which) =>
    operation(
      `send sale ${which} again`,
      async (model, real) => {
        const sale = oneOf(model.desk.sales, which)
        const who = model.desk.person()
        assert.deepEqual(await sellAgain(real, sale, who), { outcome: 'repeated', saleId: sale.id })
        // The key belongs to these goods only.
        const other = { ...sale, sent: { ...sale.sent, totalPaise: sale.sent.totalPaise + 100 } }
        assert.deepEqual(await sellAgain(real, other, who), { outcome: 'other' })
      },
      hasSales,
    ),
  ),
  fc
    .record({
      which: number,
      line: number,
      pieces: fc.integer({ min: 1, max: 5 }),
      method: fc.constantFrom('cash', 'upi'),
      press: fc.constantFrom('once', 'twice', 'by two at once'),
    })
    .map(({ which, line, pieces, method, press }) =>
      operation(
        `${pieces} of line ${line} of sale ${which} come back by ${method}, pressed ${press}`,
        async (model, real) => {
          const sale = oneOf(model.desk.sales, which)
          const { product } = oneOf(sale.lines, line)
          const key = newKey()
          const send = (under: string) =>
            real.process().counter.returnGoods({
              saleId: sale.id,
              pieces: { [product.id]: pieces },
              method,
              key: under,
              who: model.desk.person(),
            })
          const keys = press === 'by two at once' ? [key, newKey()] : [key]
          const results = await Promise.all(keys.map(send))
          const refunds: number[] = []
          // The successful one was first; the other returns the rest, if there is enough.
          for (const result of results.toSorted((a, b) => rank(a.outcome) - rank(b.outcome))) {
            const isOpen = model.desk.day.closed === undefined
            const refundPaise = isOpen ? returnPieces(model.balance, sale, { product, pieces, method }) : undefined
            assert.equal(result.outcome, refundPaise === undefined ? 'refused' : 'returned')
            if (refundPaise !== undefined) refunds.push(refundPaise)
          }
          const paid = results.flatMap((result) => ('refundPaise' in result ? [result.refundPaise] : []))
          assert.deepEqual(paid.toSorted(), refunds.toSorted())
          if (refunds.length > 0 && press === 'twice')
            assert.deepEqual(await send(key), { outcome: 'repeated', refundPaise: refunds[0] })
        },
        hasSales,
      ),
    ),
  fc.tuple(number, number).map(([which, line]) =>
    operation(
      `look at what sale ${which} lacked of line ${line}`,
      async (model, real) => {
        const sale = oneOf(model.desk.sales, which)
        const { product } = oneOf(sale.lines, line)
        await real.process().counter.settleShortfall(sale.id, product.id, model.desk.person())
        sale.lacking.delete(product)
      },
      hasSales,
    ),
  ),
]

const rank = (outcome: string) => (outcome === 'returned' ? 0 : 1)

export const counterOperations = [...saleOperations, ...dayOperations]
