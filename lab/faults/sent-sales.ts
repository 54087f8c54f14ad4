// Sells over the counter as a device does, each sale under a key of its own (28.8), and writes each answer into the acknowledgement log.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { counterLine, counterSaleId, saleSums } from '#domain/counter/sale.ts'
import type { SentSale } from '#domain/counter/sent-sale.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import type { Acknowledgements, Line } from '../audit/acknowledgements.ts'
import { type Answer, saidIn, type Submit } from './answers.ts'

const REPEATED_ONE_IN = 4
/** The others are refused where the stock does not have all of it. */
const ANYWAY_ONE_IN = 3
/** In hundredths of a percent: the sums are rounded to the rupee. */
const DISCOUNTS = [0, 0, 333, 1_000]

type Needs = {
  acknowledgements: Acknowledgements
  random: SeededRandom
  newKey(): string
  /** Random goods. */
  newLines(): Line[]
  submit: Submit
}

export function openSentSales({ acknowledgements, random, newKey, newLines, submit }: Needs) {
  const { expected, add } = acknowledgements

  async function send(key: string, isLate: boolean): Promise<Answer> {
    const sale = { ...expected.sales.get(key)?.sale, isLate }
    const answer = await submit('/admin/counter/send', { intent: 'sell', key, sale: JSON.stringify(sale) })
    if (typeof answer === 'string') return answer
    const { saleId, isShort } = saidIn(answer.body)
    if (saleId !== undefined) add({ is: 'sale answered', key, saleId })
    else if (isShort) add({ is: 'sale answered', key })
    return answer
  }

  function newSale(): SentSale {
    const product = { ...goods.skyShots, code: 'SKY120' }
    const lines = newLines().map(({ id, quantity }) => counterLine({ ...product, id }, quantity))
    const discount = { unit: 'percent', hundredths: random.pick(DISCOUNTS) } as const
    const { goodsPaise: _goods, ...sums } = saleSums(lines, discount, { roundOff: true })
    const now = new Date()
    return {
      saleId: counterSaleId(now, random.integer(0, 999)),
      soldAt: now.toISOString(),
      ...sums,
      method: random.pick(['cash', 'upi']),
      customerName: '',
      mobile: '',
      lines,
      isAnyway: random.oneIn(ANYWAY_ONE_IN),
      isLate: false,
    }
  }

  return {
    /** A new sale, or an acknowledged one once more. */
    async sell(): Promise<Answer> {
      const saved = [...expected.sales].filter(([, { saleId }]) => saleId !== undefined)
      if (saved.length > 0 && random.oneIn(REPEATED_ONE_IN)) return await send(random.pick(saved)[0], true)
      const key = newKey()
      add({ is: 'sale sent', key, sale: newSale() })
      return await send(key, false)
    },
    /** As from the queue of the device: the goods are gone. */
    unanswered: () =>
      [...expected.sales]
        .filter(([, { outcome }]) => outcome === undefined)
        .map(
          ([key]) =>
            () =>
              send(key, true),
        ),
  }
}
