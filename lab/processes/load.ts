// Orders, pages and live streams without a pause; counts what fails.
import { get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Driver } from '../faults/driver.ts'

export type Load = {
  stop(): Promise<{ requests: number; orders: number; failed: string[] }>
}

const LIMIT_MS = 30_000
const PAUSE_MS = 20
/** A page costs the shop as much as some orders. */
const PAGE_PAUSE_MS = 150

type Parts = { customers: number; driver: Driver; origin: string; ownOrigin: string }

/** Customers come through the proxy, and visitors and streams over a new connection each. */
export function startLoad({ customers, driver, origin, ownOrigin }: Parts): Load {
  const failed: string[] = []
  const closing = new AbortController()
  let [requests, orders] = [0, 0]
  const isOver = () => closing.signal.aborted

  function count(what: string, status: number | string) {
    requests += 1
    // A short order is answered with 422.
    if (typeof status === 'string' || (status >= 400 && status !== 422)) failed.push(`${what}: ${status}`)
  }

  async function order() {
    const answer = await driver.order()
    orders += 1
    count('order', typeof answer === 'string' ? answer : answer.status)
  }

  async function look(from: string, path: string) {
    try {
      const { statusCode = 0 } = await read(from + path)
      count(path, statusCode)
    } catch (error) {
      count(path, (error as NodeJS.ErrnoException).code ?? 'no answer')
    }
  }

  async function listen() {
    try {
      const { statusCode = 0 } = await read(`${ownOrigin}/live`, closing.signal)
      count('/live', statusCode)
    } catch (error) {
      if (!isOver()) count('/live', (error as NodeJS.ErrnoException).code ?? 'no answer')
    }
  }

  const repeat = async (act: () => Promise<unknown>, pauseMs = PAUSE_MS) => {
    for (; !isOver(); await wait(pauseMs)) await act()
  }
  const all = Promise.all([
    ...Array.from({ length: customers }, () => repeat(order)),
    repeat(() => look(origin, '/ordernow'), PAGE_PAUSE_MS),
    repeat(() => look(ownOrigin, '/readyz'), PAGE_PAUSE_MS),
    repeat(() => look(ownOrigin, '/ta/ordernow'), PAGE_PAUSE_MS),
    ...Array.from({ length: 4 }, () => repeat(listen)),
  ])
  return {
    async stop() {
      closing.abort()
      await all
      return { requests, orders, failed }
    },
  }
}

async function read(url: string, stopped?: AbortSignal): Promise<IncomingMessage> {
  const signal = stopped ?? AbortSignal.timeout(LIMIT_MS)
  const [answer] = (await once(get(url, { agent: false, signal }), 'response')) as [IncomingMessage]
  for await (const _ of answer) {
    // Only its end matters.
  }
  return answer
}
