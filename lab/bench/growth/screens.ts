// Times each screen of a running shop, and an order, one request at a time.
import { Agent, request } from 'node:http'
import type { DatabasePlace } from '#server/database/open.ts'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { sessionCookie } from '../sign-in.ts'

const TIMES_AT_LEAST = 3
const TIMES_AT_MOST = 40
const ENOUGH_MS = 600
const LINES = 10

export type Screen = {
  name: string
  path: string
  isRedrawn?: true
  asAdmin?: true
  holdsCatalogue?: true
  countsOrders?: true
}

const screens: readonly Screen[] = [
  { name: '/ cached', path: '/' },
  { name: '/ drawn again', path: '/', isRedrawn: true },
  { name: '/ordernow cached', path: '/ordernow', holdsCatalogue: true },
  { name: '/ordernow drawn again', path: '/ordernow', isRedrawn: true, holdsCatalogue: true },
  { name: '/products.json', path: '/products.json', holdsCatalogue: true },
  { name: '/admin', path: '/admin', asAdmin: true, countsOrders: true },
  { name: '/admin/products', path: '/admin/products', asAdmin: true, holdsCatalogue: true },
  { name: '/admin/orders', path: '/admin/orders', asAdmin: true, countsOrders: true },
  { name: '/admin/orders, searched', path: '/admin/orders?search=murugesan', asAdmin: true, countsOrders: true },
  {
    name: '/admin/orders, a phone searched',
    path: '/admin/orders?search=90039+59500',
    asAdmin: true,
    countsOrders: true,
  },
  { name: '/admin/orders, searched in vain', path: '/admin/orders?search=umbrella', asAdmin: true, countsOrders: true },
  {
    name: '/admin/orders, one opened',
    path: '/admin/orders?order=ORD00000000000000000',
    asAdmin: true,
    countsOrders: true,
  },
  { name: '/admin/reports', path: '/admin/reports', asAdmin: true },
  { name: '/admin/reports, the season', path: '/admin/reports?day=season', asAdmin: true },
  { name: '/admin/customers', path: '/admin/customers', asAdmin: true },
  { name: '/admin/customers, searched', path: '/admin/customers?search=murugesan', asAdmin: true },
  { name: '/admin/customers, a phone searched', path: '/admin/customers?search=90039+59500', asAdmin: true },
  {
    name: 'Find, a name',
    path: '/admin/find?search=murugesan',
    asAdmin: true,
    holdsCatalogue: true,
    countsOrders: true,
  },
  {
    name: 'Find, a phone',
    path: '/admin/find?search=90039+59500',
    asAdmin: true,
    holdsCatalogue: true,
    countsOrders: true,
  },
]

const order: Screen = { name: 'POST /orders, ten lines', path: '/orders' }

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

/** By screen; the best is the least disturbed. */
export async function measureScreens(place: DatabasePlace): Promise<Map<Screen, number[]>> {
  const shop = await runShop(place)
  const agent = new Agent({ keepAlive: true })
  const times = new Map<Screen, number[]>()
  try {
    const cookie = await sessionCookie(shop.origin)
    for (const screen of screens) times.set(screen, await timesOf(() => open(screen, cookie)))
    const products = JSON.parse(await send('/products.json', {})) as { id: string }[]
    times.set(order, await timesOf(() => placeOrder(products)))
    return times
  } finally {
    agent.destroy()
    await shop.stop()
  }

  function open({ path, isRedrawn, asAdmin }: Screen, cookie: string): Promise<string> {
    return send(path, {
      headers: {
        'Accept-Encoding': 'br',
        // Pages are cached by host name: a new one misses the cache.
        ...(isRedrawn && { Host: `${newKey()}.test` }),
        ...(asAdmin && { Cookie: cookie }),
      },
    })
  }

  function placeOrder(products: readonly { id: string }[]): Promise<string> {
    const items = products.slice(0, LINES).map(({ id }) => ({ id, quantity: 3 }))
    return send('/orders', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
      body: JSON.stringify({ customer: lakshmi, items }),
    })
  }

  function send(path: string, { method = 'GET', headers = {}, body = '' }: Sent): Promise<string> {
    return new Promise((resolve, reject) => {
      const sending = request(shop.origin + path, { method, headers, agent }, async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk as Buffer)
        const text = Buffer.concat(chunks).toString()
        if (answer.statusCode === 200 || answer.statusCode === 201) resolve(text)
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 200)}`))
      })
      sending.on('error', reject).end(body)
    })
  }
}

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const began = performance.now()
  while (times.length < TIMES_AT_LEAST || (times.length < TIMES_AT_MOST && performance.now() - began < ENOUGH_MS)) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times
}
