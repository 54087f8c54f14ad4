// How soon each process passes on a change of another one: to live streams, to new pages, and to sessions that end.
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { openShop, type Shop } from '#server/shop.ts'
import type { Scope } from '#test/cleanup.ts'
import { cleanup } from '#test/cleanup.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import type { SeveralProcesses } from './several-processes.ts'

const STREAMS = 24
/** The system chooses a process for each connection, not in turn. */
const MOST_STREAMS = 400
const LOOKS = 16
const LIMIT_MS = 10_000

export type Hearing = {
  liveMs: number[]
  /** Until the last of many pages, each over a new connection, shows the change. */
  pageMs: number[]
  /** Until no request of many is signed in, and each stream has ended. */
  signOutMs: number
}

/** The changes come from one more process of the shop, this one. */
export async function measureHearing(scope: Scope, several: SeveralProcesses, changes: number): Promise<Hearing> {
  const { shop: faulty, ownOrigin, streams } = several
  const shop = await openShop(testConfig(faulty.place))
  cleanup(scope, shop.close)
  const closing = new AbortController()
  cleanup(scope, () => closing.abort())
  const heard: Stream[] = []
  const listenMore = async () =>
    heard.push(
      ...(await Promise.all(
        Array.from({ length: STREAMS }, () => listen(`${ownOrigin}/live?topics=stock,products`, closing.signal)),
      )),
    )
  await listenMore()
  while ((await streams()).includes(0) && heard.length < MOST_STREAMS) await listenMore()
  const counts = await streams()
  if (counts.includes(0)) throw new Error(`A process has no stream: ${counts.join(', ')}`)
  const [liveMs, pageMs]: [number[], number[]] = [[], []]
  for (let change = 0; change < changes; change += 1) {
    const at = await sell(shop, faulty.productIds[0]!)
    liveMs.push(await latest(heard.map((each) => each.next(at))))
    const name = `Sky Shots ${change + 100}`
    const renamedAt = await rename(shop, faulty.productIds[0]!, name)
    await until(async () => (await pagesWith(ownOrigin, name)) === LOOKS, LIMIT_MS)
    pageMs.push(performance.now() - renamedAt)
    await wait(300)
  }
  return { liveMs, pageMs, signOutMs: await measureSignOut(shop, several, closing.signal) }
}

async function sell({ products }: Shop, id: string): Promise<number> {
  const at = performance.now()
  await products.changeStock(id, -1)
  return at
}

async function rename({ products }: Shop, id: string, name: string): Promise<number> {
  const product = await products.find(id)
  if (!product) throw new Error('The product is gone')
  const at = performance.now()
  await products.edit(id, { ...product, name }, product)
  return at
}

async function pagesWith(origin: string, text: string): Promise<number> {
  const pages = await Promise.all(Array.from({ length: LOOKS }, () => read(`${origin}/ordernow`)))
  return pages.filter(({ body }) => body.includes(text)).length
}

async function measureSignOut(shop: Shop, { shop: faulty, ownOrigin }: SeveralProcesses, signal: AbortSignal) {
  const headers = { Cookie: faulty.cookie }
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, () => listen(`${ownOrigin}/live?topics=orders`, signal, headers)),
  )
  const signedIn = async () => {
    const answers = await Promise.all(Array.from({ length: LOOKS }, () => read(`${ownOrigin}/admin/orders`, headers)))
    return answers.filter(({ status }) => status === 200).length
  }
  if ((await signedIn()) !== LOOKS) throw new Error('Not every process knows the session')
  const at = performance.now()
  await shop.signIn.end(faulty.cookie.slice('session='.length))
  await until(async () => (await signedIn()) === 0 && streams.every(({ isOver }) => isOver()), LIMIT_MS)
  return performance.now() - at
}

async function latest(times: Promise<number>[]): Promise<number> {
  return Math.max(...(await Promise.all(times)))
}

type Stream = {
  /** Milliseconds from `since`, before the change, to the first event after it. */
  next(since: number): Promise<number>
  isOver(): boolean
}

async function listen(url: string, signal: AbortSignal, headers = {}): Promise<Stream> {
  const [answer] = (await once(get(url, { agent: false, signal, headers }), 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`A stream was answered with ${answer.statusCode}`)
  const moments: number[] = []
  answer.on('data', (bytes: Buffer) => bytes.includes('event: stock') && moments.push(performance.now()))
  answer.on('error', () => {})
  return {
    async next(since) {
      const first = () => moments.find((at) => at >= since)
      await until(async () => first() !== undefined, LIMIT_MS)
      return (first() ?? Infinity) - since
    },
    isOver: () => answer.complete || answer.destroyed,
  }
}

async function read(url: string, headers = {}): Promise<{ status: number; body: string }> {
  const [answer] = (await once(get(url, { agent: false, headers }), 'response')) as [IncomingMessage]
  let body = ''
  for await (const chunk of answer.setEncoding('utf8')) body += chunk
  return { status: answer.statusCode ?? 0, body }
}
