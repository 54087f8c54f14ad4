// Takes goods back over the counter and closes its day, each under a key of its own, and writes each answer into the acknowledgement log.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { isoDay } from '#domain/indian-date.ts'
import type { Acknowledgements, SentReturn } from '../audit/acknowledgements.ts'
import type { Answer, Read, Submit } from './answers.ts'

const PATH = '/admin/counter/sales.data'
const REPEATED_ONE_IN = 4
const MOST_RUPEES = 90_000

type Needs = { acknowledgements: Acknowledgements; random: SeededRandom; newKey(): string; submit: Submit; read: Read }

export function openSentCounter({ acknowledgements, random, newKey, submit, read }: Needs) {
  const { expected, add } = acknowledgements

  async function sendReturn(key: string, { saleKey, productId, pieces }: SentReturn): Promise<Answer> {
    const saleId = expected.sales.get(saleKey)?.saleId ?? ''
    const fields = { saleId, pieces: JSON.stringify({ [productId]: pieces }), method: 'cash' }
    const answer = await submit(PATH, { intent: 'return-goods', key, ...fields })
    if (typeof answer === 'string') return answer
    if (answer.body.includes('Returned. Pay back')) add({ is: 'return answered', key })
    else if (answer.body.includes('is closed. Open it again')) add({ is: 'return answered', key, isRefused: true })
    return answer
  }

  async function sendDay(day: string, { key, countedPaise }: { key: string; countedPaise?: number }): Promise<Answer> {
    const closing = { intent: 'close-day', key, counted: String((countedPaise ?? 0) / 100), note: '' }
    const opening = { intent: 'reopen-day', closedAt: await closedAtOf(day) }
    const answer = await submit(PATH, { day, ...(countedPaise === undefined ? opening : closing) })
    if (typeof answer === 'string') return answer
    const said = countedPaise === undefined ? 'The day is open again' : 'The day is closed. '
    if (answer.body.includes(said)) add({ is: 'day answered', key, day })
    return answer
  }

  /** The moment that the screen shows of a closed day; '' of an open one, and where no answer came. */
  async function closedAtOf(day: string): Promise<string> {
    const answer = await read(`${PATH}?day=${day}`)
    if (typeof answer === 'string') return ''
    return /"closedAt","([^"]+)"/.exec(answer.body)?.[1] ?? ''
  }

  /** Of each acknowledged sale the lines of which something may still come back. */
  function returnable(): [saleKey: string, productId: string, most: number][] {
    const back = [...expected.returns.values()].filter(({ outcome }) => outcome !== 'refused')
    return [...expected.sales].flatMap(([saleKey, { saleId, sale }]) =>
      saleId === undefined
        ? []
        : sale.lines.flatMap(({ productId, quantity }): [string, string, number][] => {
            const own = back.filter((each) => each.saleKey === saleKey && each.productId === productId)
            const most = quantity - own.reduce((sum, { pieces }) => sum + pieces, 0)
            return most > 0 ? [[saleKey, productId, most]] : []
          }),
    )
  }

  return {
    /** Some goods of an acknowledged sale, or an acknowledged return once more; undefined while there is no such sale. */
    async returnGoods(): Promise<Answer | undefined> {
      const saved = [...expected.returns].filter(([, { outcome }]) => outcome === 'saved')
      if (saved.length > 0 && random.oneIn(REPEATED_ONE_IN)) return await sendReturn(...random.pick(saved))
      const open = returnable()
      if (open.length === 0) return undefined
      const [saleKey, productId, most] = random.pick(open)
      const [key, sent] = [newKey(), { saleKey, productId, pieces: random.integer(1, most) }]
      add({ is: 'return sent', key, ...sent })
      return await sendReturn(key, sent)
    },

    /** Closes the day of the counter, or opens it again; undefined while the last of that has no answer. */
    async closeDay(): Promise<Answer | undefined> {
      const day = isoDay(new Date())
      const last = expected.days.get(day)?.at(-1)
      if (last && !last.isAnswered) return undefined
      const isClosed = last?.countedPaise !== undefined
      const sent = { key: newKey(), ...(!isClosed && { countedPaise: random.integer(0, MOST_RUPEES) * 100 }) }
      add({ is: 'day sent', day, ...sent })
      return await sendDay(day, sent)
    },

    unanswered: () => [
      ...[...expected.returns]
        .filter(([, { outcome }]) => outcome === undefined)
        .map(
          ([key, sent]) =>
            () =>
              sendReturn(key, sent),
        ),
      ...[...expected.days].flatMap(([day, acts]) =>
        acts.filter(({ isAnswered }) => !isAnswered).map((act) => () => sendDay(day, act)),
      ),
    ],
  }
}
