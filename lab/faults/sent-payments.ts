// Records payments for orders as an admin does, each under a key of its own (28.4), and writes each answer into the acknowledgement log.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { isoDay } from '#domain/indian-date.ts'
import type { Acknowledgements, Mark } from '../audit/acknowledgements.ts'
import type { Answer, Read, Submit } from './answers.ts'

const MOST_RUPEES = 300
/** No order of the driver costs as much: the shop refuses it. */
const TOO_MANY_RUPEES = 95_000
const REFUSED_ONE_IN = 5
const REPEATED_ONE_IN = 4
const TAKEN_BACK_ONE_IN = 3
/** The id of the only payment in an answer, as it is encoded there. */
const ID = /"id","([\w-]{16})"/

type Needs = { acknowledgements: Acknowledgements; random: SeededRandom; newKey(): string; submit: Submit; read: Read }

export function openSentPayments({ acknowledgements, random, newKey, submit, read }: Needs) {
  const { expected, add } = acknowledgements
  const ids = new Map<string, string>()

  /** Asks the list of payments, by the UTR. */
  async function idOf(key: string): Promise<string | undefined> {
    const known = ids.get(key)
    if (known !== undefined) return known
    const answer = await read(`/admin/money.data?search=${expected.payments.get(key)?.utr}`)
    const [, id] = typeof answer === 'string' ? [] : (ID.exec(answer.body) ?? [])
    if (id !== undefined) ids.set(key, id)
    return id
  }

  async function sendMark(key: string, mark: Mark): Promise<Answer | undefined> {
    const id = await idOf(key)
    if (id === undefined) return undefined
    const fields = mark === 'seen' ? { intent: 'see-payment' } : { intent: 'take-back-payment', reason: mark }
    const answer = await submit('/admin/money.data', { ...fields, id })
    if (typeof answer === 'string') return answer
    const said = mark === 'seen' ? 'Seen in the bank: ' : 'Taken back: '
    if (answer.body.includes(said)) add({ is: 'mark answered', key, mark })
    return answer
  }

  async function send(key: string): Promise<Answer> {
    const { orderKey = '', paise = 0, utr = '' } = expected.payments.get(key) ?? {}
    const answer = await submit('/admin/orders.data', {
      intent: 'add-payment',
      orderId: expected.orders.get(orderKey)?.orderId ?? '',
      key,
      method: utr === '' ? 'cash' : 'upi',
      utr,
      amount: String(paise / 100),
      receivedOn: isoDay(new Date()),
    })
    if (typeof answer === 'string') return answer
    if (answer.body.includes('Payment recorded')) add({ is: 'payment answered', key })
    else if (answer.body.includes('too much')) add({ is: 'payment answered', key, isRefused: true })
    return answer
  }

  return {
    /** For an order that was answered, or an acknowledged payment once more; undefined while there is no such order. */
    async pay(): Promise<Answer | undefined> {
      const saved = [...expected.payments].filter(([, { outcome }]) => outcome === 'saved')
      if (saved.length > 0 && random.oneIn(REPEATED_ONE_IN)) return await send(random.pick(saved)[0])
      const orders = [...expected.orders].filter(([, { orderId, isShort }]) => orderId !== undefined && !isShort)
      if (orders.length === 0) return undefined
      const [orderKey] = random.pick(orders)
      const key = newKey()
      const rupees = random.oneIn(REFUSED_ONE_IN) ? TOO_MANY_RUPEES : random.integer(1, MOST_RUPEES)
      const utr = random.oneIn(2) ? '' : String(random.integer(1e11, 9e11))
      add({ is: 'payment sent', key, orderKey, paise: rupees * 100, utr })
      return await send(key)
    },
    /** Sees an acknowledged payment in the bank, or takes it back; undefined while there is none. One thing at a time with each. */
    async mark(): Promise<Answer | undefined> {
      const mark = random.oneIn(TAKEN_BACK_ONE_IN) ? 'mistake' : 'seen'
      const open = [...expected.payments].filter(
        ([, { outcome, utr, marks = {} }]) =>
          outcome === 'saved' &&
          utr !== '' &&
          marks.mistake === undefined &&
          (mark === 'seen' ? marks.seen === undefined : marks.seen !== false),
      )
      if (open.length === 0) return undefined
      const [key] = random.pick(open)
      add({ is: 'mark sent', key, mark })
      return await sendMark(key, mark)
    },
    unanswered: () => [
      ...[...expected.payments].flatMap(([key, { marks = {} }]) =>
        (['seen', 'mistake'] as const).filter((mark) => marks[mark] === false).map((mark) => () => sendMark(key, mark)),
      ),
      ...[...expected.payments]
        .filter(([, { outcome }]) => outcome === undefined)
        .map(
          ([key]) =>
            () =>
              send(key),
        ),
    ],
  }
}
