// Acts like customers and admin, and logs each request and answer.
import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { bulkIncrements } from '#domain/product/stock.ts'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import {
  type Acknowledgements,
  type Line,
  linesIn,
  type Sent,
  type SentAct,
  states,
  things,
} from '../audit/acknowledgements.ts'
import { type Chosen, fieldsOf, outcomeOf, pathOf } from './actions.ts'
import { MOST_UNITS, openAdmin } from './admin.ts'
import { type Answer, answerTo, LONGEST_ANSWER_MS } from './answers.ts'

const PAUSE_MS = 50
/** So that a trace shows readable answers. */
const UNCOMPRESSED = { 'Accept-Encoding': 'identity' }
const LONGEST_LINES = 4

/** Each resolves with the answer; undefined when there is nothing to act on. */
export type Driver = {
  /** The count of each status. */
  answers: Map<string, number>
  order(at?: string): Promise<Answer>
  /** Concurrent new orders: all but the first arrive during a write, and share a commit. */
  orders(count: number): Promise<Answer[]>
  repeat(key: string): Promise<Answer>
  /** Repeats unanswered orders like the page, at least once. Rejects after `limitMs`. */
  repeatUnanswered(limitMs?: number): Promise<void>
  /** Adds random stock, by default as much as one of the buttons adds. */
  restock(units?: number): Promise<Answer>
  edit(): Promise<Answer | undefined>
  pay(): Promise<Answer | undefined>
  mark(): Promise<Answer | undefined>
  sell(): Promise<Answer | undefined>
  returnGoods(): Promise<Answer | undefined>
  closeDay(): Promise<Answer | undefined>
}

type Needs = {
  acknowledgements: Acknowledgements
  random: SeededRandom
  productIds: readonly string[]
  cookie: string
  /** The current origin: each start has another port. */
  origin(): string
  /** Extra headers, such as a proxy's. */
  headers?(): Record<string, string>
}

type Request = RequestInit & { headers: Record<string, string> }

export function openDriver({ acknowledgements, random, productIds, cookie, origin, headers: more }: Needs): Driver {
  const { expected, add } = acknowledgements
  const answers = new Map<string, number>()
  // A continued log must not repeat a key.
  let number = Object.values(expected.sent).reduce((sum, { size }) => sum + size, 0)

  const newKey = () => `${random.integer(1e9, 2e9)}-${(number += 1).toString().padStart(8, '0')}`

  async function request(path: string, asked: Request, at = origin()): Promise<Answer> {
    const answer = await answerTo(at + path, { ...asked, headers: { ...asked.headers, ...more?.() } })
    const name = typeof answer === 'string' ? answer : String(answer.status)
    answers.set(name, (answers.get(name) ?? 0) + 1)
    return answer
  }

  async function read(path: string): Promise<string> {
    const answer = await request(path, { headers: { ...UNCOMPRESSED, Cookie: cookie }, redirect: 'manual' })
    return typeof answer === 'string' ? '' : answer.body
  }

  function newLines(): Line[] {
    const ids = new Set(Array.from({ length: random.integer(1, LONGEST_LINES) }, () => random.pick(productIds)))
    return Array.from(ids, (id) => ({ id, quantity: random.integer(1, MOST_UNITS) }))
  }

  async function send({ act, sent, isAgain = false }: Chosen, at?: string): Promise<Answer> {
    if (!expected.sent[act].has(sent.key)) add({ is: 'sent', act, ...sent })
    const answer = await request(pathOf(act), act === 'order' ? asCustomer(sent) : asAdmin({ act, sent, isAgain }), at)
    const said = typeof answer === 'string' ? undefined : outcomeOf(act, answer)
    if (said) add({ is: 'answered', act, key: sent.key, ...said })
    return answer
  }

  function asAdmin({ act, sent, isAgain = false }: Chosen): Request {
    const body = new URLSearchParams(fieldsOf(act, sent, isAgain))
    return { method: 'POST', headers: { ...UNCOMPRESSED, Cookie: cookie }, body, redirect: 'manual' }
  }

  const admin = openAdmin({ expected, random, newKey, newLines, read })
  const order = (at?: string) => send(admin.order(), at)
  const ifChosen = (chosen: Chosen | undefined) => (chosen ? send(chosen) : Promise.resolve(undefined))

  function unanswered(): Chosen[] {
    return [...things, ...states].flatMap((act) =>
      [...expected.sent[act].values()].filter(isOpen).map((sent) => ({ act, sent, isAgain: true })),
    )
  }

  return {
    answers,
    order,
    orders: (count) => Promise.all(Array.from({ length: count }, () => order())),
    async repeat(key) {
      const sent = expected.sent.order.get(key)
      if (!sent) throw new Error(`No order was sent under ${key}`)
      return await send({ act: 'order', sent })
    },
    async repeatUnanswered(limitMs = LONGEST_ANSWER_MS) {
      const started = performance.now()
      for (;;) {
        await Promise.all(unanswered().map((each) => send(each)))
        const left = unanswered().length
        if (left === 0) return
        if (performance.now() - started > limitMs)
          throw new Error(`${left} requests have no answer: ${JSON.stringify([...answers])}`)
        await wait(PAUSE_MS)
      }
    },
    restock: (units = random.pick(bulkIncrements)) => send(admin.restock(random.pick(productIds), units)),
    edit: () => ifChosen(admin.edit()),
    pay: () => ifChosen(admin.pay()),
    mark: async () => await ifChosen(await admin.mark()),
    sell: () => ifChosen(admin.sell()),
    returnGoods: () => ifChosen(admin.returnGoods()),
    closeDay: async () => await ifChosen(await admin.closeDay()),
  }
}

function isOpen({ outcome }: SentAct): boolean {
  return outcome === undefined
}

function asCustomer({ key, contents }: Sent): Request {
  const headers = { ...UNCOMPRESSED, 'Content-Type': 'application/json', 'Idempotency-Key': key }
  return { method: 'POST', headers, body: JSON.stringify({ customer: lakshmi, items: linesIn(contents) }) }
}
