// Chooses the next act at random from the acknowledged data, with the rows it must leave.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { counterLine, counterSaleId, saleSums } from '#domain/counter/sale.ts'
import { isoDay } from '#domain/dates/indian-date.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import {
  type Expected,
  type Line,
  linesIn,
  linesText,
  savedOf,
  type SentAct,
  type Thing,
} from '../audit/acknowledgements.ts'
import type { Chosen } from './actions.ts'

const REPEATED_ONE_IN = 4
export const MOST_UNITS = 5
const MOST_RUPEES = 300
/** More than any order of the driver costs: the shop refuses it. */
const TOO_MANY_RUPEES = 95_000
const REFUSED_ONE_IN = 5
const TAKEN_BACK_ONE_IN = 3
/** Other sales are refused when stock is short. */
const ANYWAY_ONE_IN = 3
/** In hundredths of a percent: totals are rounded to the rupee. */
const DISCOUNTS = [0, 0, 333, 1_000]
const MOST_COUNTED_RUPEES = 90_000
/** The id of the only payment in an encoded answer. */
const PAYMENT_ID = /"id","([\w-]{16})"/
const CLOSED_AT = /"closedAt","([^"]+)"/

type Needs = {
  expected: Expected
  random: SeededRandom
  newKey(): string
  newLines(): Line[]
  /** Reads a page's data as the admin; '' without an answer. */
  read(path: string): Promise<string>
}

export function openAdmin({ expected, random, newKey, newLines, read }: Needs) {
  const { sent } = expected
  const paymentIds = new Map<string, string>()

  /** Now and then an acknowledged act, like a double press. */
  function again(act: Thing): Chosen | undefined {
    const saved = savedOf(expected, act)
    return saved.length > 0 && random.oneIn(REPEATED_ONE_IN)
      ? { act, sent: random.pick(saved), isAgain: true }
      : undefined
  }

  function statesOf(act: 'lines' | 'seen' | 'taken back', of: string): SentAct[] {
    return [...sent[act].values()].filter((each) => each.of === of)
  }

  async function paymentId({ key, fields }: SentAct): Promise<string | undefined> {
    const [, id] = paymentIds.has(key)
      ? []
      : (PAYMENT_ID.exec(await read(`/admin/money.data?search=${fields.utr}`)) ?? [])
    if (id !== undefined) paymentIds.set(key, id)
    return paymentIds.get(key)
  }

  function returnable(): [saleId: string, productId: string, most: number][] {
    const back = [...sent.return.values()].filter(({ outcome }) => outcome !== 'refused')
    return savedOf(expected, 'sale').flatMap(({ id: saleId = '', contents }) =>
      linesIn((JSON.parse(contents) as [string])[0]).flatMap(({ id, quantity }): [string, string, number][] => {
        const own = back.filter(({ fields }) => fields.saleId === saleId)
        const pieces = own.map(({ fields }) => (JSON.parse(fields.pieces ?? '{}') as Record<string, number>)[id] ?? 0)
        const most = quantity - pieces.reduce((sum, one) => sum + one, 0)
        return most > 0 ? [[saleId, id, most]] : []
      }),
    )
  }

  return {
    order: (): Chosen => ({ act: 'order', sent: { key: newKey(), contents: linesText(newLines()), fields: {} } }),

    restock(id: string, units: number): Chosen {
      const fields = { intent: 'add-stock', id, units: String(units) }
      return { act: 'change of stock', sent: { key: newKey(), contents: JSON.stringify([id, units]), fields } }
    },

    /** One edit of an order at a time. */
    edit(): Chosen | undefined {
      const isSettled = ({ key }: SentAct) => statesOf('lines', key).every(({ outcome }) => outcome !== undefined)
      const editable = savedOf(expected, 'order').filter(isSettled)
      if (editable.length === 0) return undefined
      const { key: of, id: orderId = '', contents } = random.pick(editable)
      const saved = statesOf('lines', of).filter(({ outcome }) => outcome === 'saved')
      // Always another quantity, so that the edit changes something.
      const lines = linesIn(saved.at(-1)?.contents ?? contents).map(({ id, quantity }, at) => ({
        id,
        quantity: at === 0 ? (quantity % MOST_UNITS) + 1 : random.integer(1, MOST_UNITS),
      }))
      const notes = { discountUnit: 'rupees', discount: '', packingNote: '', freightNote: '' }
      const edit = JSON.stringify({ revision: saved.length, lines, ...notes })
      const fields = { intent: 'save-edit', orderId, edit }
      return { act: 'lines', sent: { key: newKey(), of, contents: linesText(lines), fields } }
    },

    pay(): Chosen | undefined {
      const repeated = again('payment')
      const orders = savedOf(expected, 'order')
      if (repeated || orders.length === 0) return repeated
      const { id: orderId = '' } = random.pick(orders)
      const rupees = random.oneIn(REFUSED_ONE_IN) ? TOO_MANY_RUPEES : random.integer(1, MOST_RUPEES)
      const utr = random.oneIn(2) ? '' : String(random.integer(1e11, 9e11))
      const paid = { method: utr === '' ? 'cash' : 'upi', utr, amount: String(rupees), receivedOn: isoDay(new Date()) }
      const contents = JSON.stringify([orderId, rupees * 100, utr])
      return { act: 'payment', sent: { key: newKey(), contents, fields: { intent: 'add-payment', orderId, ...paid } } }
    },

    /** One act at a time for each payment, none for a voided one. */
    async mark(): Promise<Chosen | undefined> {
      const act = random.oneIn(TAKEN_BACK_ONE_IN) ? 'taken back' : 'seen'
      const open = savedOf(expected, 'payment').filter(({ key, fields }) => {
        const seen = statesOf('seen', key)
        const isFree = act === 'seen' ? seen.length === 0 : seen.every(({ outcome }) => outcome !== undefined)
        return fields.utr !== '' && isFree && statesOf('taken back', key).length === 0
      })
      if (open.length === 0) return undefined
      const payment = random.pick(open)
      const id = await paymentId(payment)
      if (id === undefined) return undefined
      const fields =
        act === 'seen' ? { intent: 'see-payment', id } : { intent: 'take-back-payment', reason: 'mistake', id }
      const contents = act === 'seen' ? 'seen' : 'mistake'
      return { act, sent: { key: newKey(), of: payment.key, contents, fields } }
    },

    sell(): Chosen {
      const repeated = again('sale')
      if (repeated) return repeated
      const product = { ...goods.skyShots, code: 'SKY120' }
      const wanted = newLines()
      const lines = wanted.map(({ id, quantity }) => counterLine({ ...product, id }, quantity))
      const discount = { unit: 'percent', hundredths: random.pick(DISCOUNTS) } as const
      const { goodsPaise: _goods, ...sums } = saleSums(lines, discount, { roundOff: true })
      const now = new Date()
      const sale = {
        saleId: counterSaleId(now, random.integer(0, 999)),
        soldAt: now.toISOString(),
        ...sums,
        method: random.pick(['cash', 'upi']),
        customerName: '',
        mobile: '',
        lines,
        isAnyway: random.oneIn(ANYWAY_ONE_IN),
      }
      const contents = JSON.stringify([linesText(wanted), sale.totalPaise])
      return { act: 'sale', sent: { key: newKey(), contents, fields: { intent: 'sell', sale: JSON.stringify(sale) } } }
    },

    returnGoods(): Chosen | undefined {
      const repeated = again('return')
      const open = returnable()
      if (repeated || open.length === 0) return repeated
      const [saleId, id, most] = random.pick(open)
      const quantity = random.integer(1, most)
      const fields = { intent: 'return-goods', saleId, pieces: JSON.stringify({ [id]: quantity }), method: 'cash' }
      const contents = JSON.stringify([saleId, linesText([{ id, quantity }])])
      return { act: 'return', sent: { key: newKey(), contents, fields } }
    },

    /** Undefined while the last closing or reopening has no answer. */
    async closeDay(): Promise<Chosen | undefined> {
      const day = isoDay(new Date())
      const last = [...sent.day.values()].findLast(({ of }) => of === day)
      if (last && last.outcome === undefined) return undefined
      const key = newKey()
      if (!last?.contents) {
        const rupees = random.integer(0, MOST_COUNTED_RUPEES)
        const fields = { intent: 'close-day', day, counted: String(rupees), note: '' }
        return { act: 'day', sent: { key, of: day, contents: JSON.stringify([key, rupees * 100]), fields } }
      }
      // The moment that the screen shows for a closed day.
      const [, closedAt] = CLOSED_AT.exec(await read(`/admin/counter/sales.data?day=${day}`)) ?? []
      if (closedAt === undefined) return undefined
      return { act: 'day', sent: { key, of: day, contents: '', fields: { intent: 'reopen-day', day, closedAt } } }
    },
  }
}
