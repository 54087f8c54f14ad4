// Drives a shop as its customers and its admin do, and writes each request and each answer into the acknowledgement log.
import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { bulkIncrements } from '#domain/product/stock.ts'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import type { Acknowledgements, Line, SentEdit } from '../audit/acknowledgements.ts'
import { type Answer, answerTo, LONGEST_ANSWER_MS, saidIn, type Submit } from './answers.ts'
import { openSentCounter } from './sent-counter.ts'
import { openSentPayments } from './sent-payments.ts'
import { openSentSales } from './sent-sales.ts'

const PAUSE_MS = 50
/** So that answers can be read in a trace. */
const UNCOMPRESSED = { 'Accept-Encoding': 'identity' }
const LONGEST_LINES = 4
const MOST_UNITS = 5

export type Driver = {
  /** How often each status was answered. */
  answers: Map<string, number>
  /** A new order of random goods, to that origin if told. */
  order(at?: string): Promise<Answer>
  /** So many new orders at the same moment: all but the first come while others are written, and share a commit. */
  orders(count: number): Promise<Answer[]>
  /** The same key once more, and the same contents. */
  repeat(key: string): Promise<Answer>
  /** Repeats what has no answer yet until it has one, as the page does: once at least, and for `limitMs` at the most; then it rejects. */
  repeatUnanswered(limitMs?: number): Promise<void>
  /** More of random goods: so many, or as many as one of the buttons adds. */
  restock(units?: number): Promise<Answer>
  /** Other quantities for an order that was answered; undefined while there is none. */
  edit(): Promise<Answer | undefined>
  /** A payment for an order that was answered, or an acknowledged one once more; undefined while there is no order. */
  pay(): Promise<Answer | undefined>
  /** An acknowledged payment is seen in the bank, or taken back; undefined while there is none. */
  mark(): Promise<Answer | undefined>
  /** A sale over the counter, or an acknowledged one once more. */
  sell(): Promise<Answer>
  /** Some goods of a sale come back, or again; undefined while there is none. */
  returnGoods(): Promise<Answer | undefined>
  /** The counter's day is closed, or opened again. */
  closeDay(): Promise<Answer | undefined>
}

type Needs = {
  acknowledgements: Acknowledgements
  random: SeededRandom
  productIds: readonly string[]
  /** The admin's cookie. */
  cookie: string
  /** Where the shop is at the moment: it has another port after each start. */
  origin(): string
  /** What a request carries besides, as a proxy would say for whom it is. */
  headers?(): Record<string, string>
}

type Sent = RequestInit & { headers: Record<string, string> }

export function openDriver({ acknowledgements, random, productIds, cookie, origin, headers: more }: Needs): Driver {
  const { expected, add } = acknowledgements
  const answers = new Map<string, number>()
  // The log must not repeat a key when it is continued.
  const sentEdits = [...expected.orders.values()].reduce((sum, { edits = [] }) => sum + edits.length, 0)
  const sentDays = [...expected.days.values()].reduce((sum, acts) => sum + acts.length, 0)
  const { orders: sentOrders, changes, payments: paid, sales: sold, returns } = expected
  let number = sentOrders.size + changes.size + paid.size + sold.size + returns.size + sentEdits + sentDays

  const newKey = () => `${random.integer(1e9, 2e9)}-${(number += 1).toString().padStart(8, '0')}`

  async function send(path: string, request: Sent, at = origin()): Promise<Answer> {
    const answer = await answerTo(at + path, { ...request, headers: { ...request.headers, ...more?.() } })
    const name = typeof answer === 'string' ? answer : String(answer.status)
    answers.set(name, (answers.get(name) ?? 0) + 1)
    return answer
  }

  const submit: Submit = (path, fields) =>
    send(path, {
      method: 'POST',
      headers: { ...UNCOMPRESSED, Cookie: cookie },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })

  const read = (path: string) => send(path, { headers: { ...UNCOMPRESSED, Cookie: cookie }, redirect: 'manual' })

  function newLines(): Line[] {
    const ids = new Set(Array.from({ length: random.integer(1, LONGEST_LINES) }, () => random.pick(productIds)))
    return Array.from(ids, (id) => ({ id, quantity: random.integer(1, MOST_UNITS) }))
  }

  const payments = openSentPayments({ acknowledgements, random, newKey, submit, read })
  const sales = openSentSales({ acknowledgements, random, newKey, newLines, submit })
  const counter = openSentCounter({ acknowledgements, random, newKey, submit, read })

  function newOrder(): string {
    const items = newLines()
    const key = newKey()
    add({ is: 'order sent', key, items })
    return key
  }

  async function sendOrder(key: string, at?: string): Promise<Answer> {
    const items: readonly Line[] = expected.orders.get(key)?.items ?? []
    const headers = { ...UNCOMPRESSED, 'Content-Type': 'application/json', 'Idempotency-Key': key }
    const body = JSON.stringify({ customer: lakshmi, items })
    const answer = await send('/orders', { method: 'POST', headers, body }, at)
    if (typeof answer === 'string') return answer
    const { orderId } = saidIn(answer.body)
    if (orderId && answer.status === 422) add({ is: 'order answered', key, orderId, isShort: true })
    else if (orderId) add({ is: 'order answered', key, orderId })
    return answer
  }

  async function sendChange(key: string): Promise<Answer> {
    const change = expected.changes.get(key)
    const fields = { intent: 'add-stock', id: change?.id ?? '', key, units: String(change?.delta) }
    const answer = await submit('/admin/products.data', fields)
    if (typeof answer === 'object' && answer.status === 200 && answer.body.includes('units to stock'))
      add({ is: 'stock answered', key })
    return answer
  }

  async function sendEdit(orderKey: string, { key, items }: SentEdit): Promise<Answer> {
    const { orderId = '', edits = [] } = expected.orders.get(orderKey) ?? {}
    const edit = {
      revision: edits.filter(({ outcome }) => outcome === 'saved').length,
      lines: items,
      discountUnit: 'rupees',
      discount: '',
      packingNote: '',
      freightNote: '',
    }
    const fields = { intent: 'save-edit', orderId, key, edit: JSON.stringify(edit) }
    const answer = await submit('/admin/orders/edit.data', fields)
    if (typeof answer === 'string') return answer
    if (answer.body.includes('Saved as revision')) add({ is: 'edit answered', key, orderKey })
    else if (answer.body.includes('Not enough stock')) add({ is: 'edit answered', key, orderKey, isRefused: true })
    return answer
  }

  const unanswered = () => [
    ...payments.unanswered(),
    ...sales.unanswered(),
    ...counter.unanswered(),
    ...[...expected.orders].flatMap(([orderKey, { edits = [] }]) =>
      edits.filter(({ outcome }) => outcome === undefined).map((edit) => () => sendEdit(orderKey, edit)),
    ),
    ...[...expected.orders]
      .filter(([, { orderId }]) => orderId === undefined)
      .map(
        ([key]) =>
          () =>
            sendOrder(key),
      ),
    ...[...expected.changes]
      .filter(([, { isAnswered }]) => !isAnswered)
      .map(
        ([key]) =>
          () =>
            sendChange(key),
      ),
  ]

  return {
    answers,
    order: (at) => sendOrder(newOrder(), at),
    orders(count) {
      const keys = Array.from({ length: count }, newOrder)
      return Promise.all(keys.map((key) => sendOrder(key)))
    },
    repeat: (key) => sendOrder(key),
    async repeatUnanswered(limitMs = LONGEST_ANSWER_MS) {
      const started = performance.now()
      for (;;) {
        await Promise.all(unanswered().map((sendAgain) => sendAgain()))
        const left = unanswered().length
        if (left === 0) return
        if (performance.now() - started > limitMs)
          throw new Error(`${left} requests have no answer: ${JSON.stringify([...answers])}`)
        await wait(PAUSE_MS)
      }
    },
    async edit() {
      const editable = [...expected.orders].filter(
        ([, { orderId, isShort, edits = [] }]) =>
          orderId !== undefined && !isShort && edits.every(({ outcome }) => outcome !== undefined),
      )
      if (editable.length === 0) return undefined
      const [orderKey, { items, edits = [] }] = random.pick(editable)
      const present = edits.findLast(({ outcome }) => outcome === 'saved')?.items ?? items
      // Always another quantity, so that the edit changes something.
      const lines = present.map(({ id, quantity }, at) => ({
        id,
        quantity: at === 0 ? (quantity % MOST_UNITS) + 1 : random.integer(1, MOST_UNITS),
      }))
      const edit = { key: newKey(), items: lines }
      add({ is: 'edit sent', orderKey, ...edit })
      return await sendEdit(orderKey, edit)
    },
    pay: payments.pay,
    mark: payments.mark,
    sell: sales.sell,
    returnGoods: counter.returnGoods,
    closeDay: counter.closeDay,
    async restock(units = random.pick(bulkIncrements)) {
      const key = newKey()
      add({ is: 'stock sent', key, id: random.pick(productIds), delta: units })
      return await sendChange(key)
    },
  }
}
