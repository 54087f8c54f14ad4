// Honest load at a steady rate; checks each answer.
import { setTimeout as wait } from 'node:timers/promises'
import { admin } from '#test/shop/open-test-shop.ts'
import type { Answer } from '../faults/answers.ts'
import { newPicture, newVideo, sendPicture, sendVideo } from '#test/fixtures/send-uploads.ts'
import { forwardedFor, type SoakedShop } from './soaked-shop.ts'

const MOST_UNANSWERED = 300
const LONGEST_ANSWER_MS = 30_000
const ALL_ANSWERED_MS = 60_000
const RESTOCK_ONE_IN = 6
const REPEAT_ONE_IN = 10
const PAGES = ['/', '/ordernow', '/contact', '/about', '/pricelist', '/ordernow?category=Bomb']
const LISTS = ['/_.data', '/ordernow.data', '/contact.data', '/about.data', '/products.json']
const SEARCHES = ['Lakshmi', '98765', 'Madurai', 'ORD2026', 'nobody', 'மதுரை']
const OFFICE = ['/admin', '/admin/products.data', '/admin/orders', '/admin/orders.data', '/admin/video.data']

/** Of a thousand requests. */
const MIX = { page: 420, list: 150, file: 280, order: 60, office: 84, 'sign-in': 2, picture: 3, video: 1 } as const
export type Kind = keyof typeof MIX

export type Served = {
  /** Milliseconds from each request's due time. Uploads take as long as their files. */
  times: Map<Kind, number[]>
  wrong: string[]
}

export type HonestLoad = {
  /** Does each once, to warm up. */
  once(): Promise<string[]>
  run(options: { seconds: number; perSecond: number }): Promise<Served>
}

export function openHonestLoad(shop: SoakedShop): HonestLoad {
  const { random, driver, cookie, files, acknowledgements } = shop
  const { origin } = shop.running
  const kinds = Object.entries(MIX).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind))
  const address = () => `10.${random.integer(0, 255)}.${random.integer(0, 255)}.${random.integer(1, 254)}`

  async function look(path: string, { as, wanted = '' }: { as?: string; wanted?: string } = {}): Promise<string[]> {
    const headers = { ...forwardedFor(address()), ...(as && { Cookie: as }) }
    const answer = await fetch(origin + path, { headers, signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })
    const text = await answer.text()
    if (answer.status !== 200) return [`${path} was answered ${answer.status}`]
    return text.includes(wanted) ? [] : [`${path} was answered without ${wanted}`]
  }

  async function signIn(): Promise<string[]> {
    const answer = await fetch(`${origin}/vinayagaadmin`, {
      method: 'POST',
      headers: { ...forwardedFor(address()), Origin: origin },
      body: new URLSearchParams(admin),
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    })
    await answer.arrayBuffer()
    const hasSession = answer.headers.get('Set-Cookie')?.includes('session=') === true
    return hasSession ? [] : [`the admin's sign-in was answered ${answer.status}`]
  }

  async function office(): Promise<string[]> {
    if (random.oneIn(RESTOCK_ONE_IN)) {
      const answer = await driver.restock()
      return typeof answer === 'object' && answer.status === 200 ? [] : ['a change of stock was not answered 200']
    }
    const path = random.pick([
      ...OFFICE,
      ...SEARCHES.map((text) => `/admin/orders.data?search=${encodeURIComponent(text)}`),
    ])
    return await look(path, { as: cookie })
  }

  const acts: Record<Kind, () => Promise<string[]>> = {
    page: () => look(random.pick(PAGES), { wanted: '</html>' }),
    list: () => look(random.pick(LISTS)),
    file: () => look(random.pick(files)),
    async order() {
      const known = [...acknowledgements.expected.sent.order.keys()].slice(-50)
      if (known.length > 0 && random.oneIn(REPEAT_ONE_IN)) return orderFaults(await driver.repeat(random.pick(known)))
      return orderFaults(await driver.order())
    },
    office,
    'sign-in': signIn,
    async picture() {
      const { status } = await sendPicture({ origin, cookie }, await newPicture(400))
      return status === 200 ? [] : [`a picture was answered ${status}`]
    },
    async video() {
      await sendVideo({ origin, cookie }, await newVideo(1_000_000), undefined, ALL_ANSWERED_MS)
      return []
    },
  }

  return {
    async once() {
      const faults: string[] = []
      for (const act of Object.values(acts)) faults.push(...(await act()))
      return faults
    },
    async run({ seconds, perSecond }) {
      const served: Served = { times: new Map(), wrong: [] }
      const unanswered = new Set<Promise<void>>()

      async function one(due: number) {
        const kind = random.pick(kinds)
        const faults = await acts[kind]().catch((error: unknown) => [`${kind}: ${String(error)}`])
        const times = served.times.get(kind) ?? []
        served.times.set(kind, times)
        times.push(performance.now() - due)
        served.wrong.push(...faults)
      }

      const started = performance.now()
      for (let due = started; due < started + seconds * 1_000; due += 1_000 / perSecond) {
        await wait(Math.max(0, due - performance.now()))
        if (unanswered.size >= MOST_UNANSWERED) {
          served.wrong.push(`${MOST_UNANSWERED} requests had no answer yet`)
          continue
        }
        const running = one(due)
        unanswered.add(running)
        void running.then(() => unanswered.delete(running))
      }
      await Promise.all(unanswered)
      return served
    },
  }
}

function orderFaults(answer: Answer): string[] {
  if (typeof answer === 'string') return [`an order: ${answer}`]
  // A request already in progress under the same key is retried in a second.
  if (answer.status === 409 && answer.retryAfter) return []
  // Scarce goods run out.
  const isRight = [200, 201, 422].includes(answer.status) && answer.body.includes('orderId')
  return isRight ? [] : [`an order was answered ${answer.status}`]
}
