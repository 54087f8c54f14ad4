import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import test, { type TestContext } from 'node:test'
import { cleanup } from '../cleanup.ts'
import { type DatabaseKind, onEachDatabase, preparedPlace } from '../database/databases.ts'
import { beginVideo, newPicture, newVideo } from '../fixtures/send-uploads.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { imagePart, multipart } from '../fixtures/uploads.ts'
import { admin, newKey, openTestShop, stockUp } from '../shop/open-test-shop.ts'
import { runShop } from '../shop/running-shop.ts'
import { until } from '../until.ts'

/** Pending: an order of eight of ten flower pots, a picture, and a chunk of a video. */
async function openBusyShop(t: TestContext, kind: DatabaseKind) {
  const place = await preparedPlace(kind, t)
  const before = await openTestShop(t, kind, { place })
  const { flowerPots } = await stockUp(before, { flowerPots: goods.flowerPots })
  await before.close()
  const shop = await runShop(place)
  cleanup(t, () => shop.stop().catch(() => undefined))
  const cookie = await signIn(shop.origin)
  const video = await newVideo()
  const { address = '' } = await beginVideo({ origin: shop.origin, cookie }, video.length)
  const order = { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 8 }] }
  const underWay = await Promise.all([
    beginRequest(shop.origin, Buffer.from(JSON.stringify(order)), {
      path: '/orders',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
    }),
    beginRequest(shop.origin, multipart([imagePart(await newPicture())]), {
      path: '/media/image/upload',
      headers: { Cookie: cookie, 'Content-Type': 'multipart/form-data; boundary=a-boundary' },
    }),
    beginRequest(shop.origin, video, {
      path: address,
      method: 'PATCH',
      headers: {
        Cookie: cookie,
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
      },
    }),
  ])
  async function held() {
    const after = await openTestShop(t, kind, { place })
    const { length: orders } = (await after.orders.list({ search: '', verified: '', completion: '', sort: 'newest' }))
      .orders
    const stock = (await after.products.all()).find(({ id }) => id === flowerPots.id)?.stock
    const upload = await after.media.chunks.progress(address.split('/').at(-1) ?? '')
    const mediaIsWhole = (path: string) => after.media.holds(path.includes('video') ? 'video' : 'image', path)
    return { orders, stock, upload, mediaIsWhole }
  }
  return { shop, dataDir: place.dataDir, underWay, video, held }
}

async function signIn(origin: string): Promise<string> {
  const form = new URLSearchParams({ email: admin.email, password: admin.password })
  const answer = await fetch(`${origin}/vinayagaadmin`, { method: 'POST', body: form, redirect: 'manual' })
  return answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

type Begun = { answer: Promise<{ status: number; body: string }>; finish(): void }

/** Resolves when the shop has begun the request and got the first half of its body. */
async function beginRequest(
  origin: string,
  body: Buffer,
  { path, method = 'POST', headers }: { path: string; method?: string; headers: Record<string, string> },
): Promise<Begun> {
  const half = Math.floor(body.length / 2)
  // The shop sends "100 Continue" when it begins to handle the request.
  const sent: ClientRequest = request(origin + path, {
    method,
    headers: { ...headers, 'Content-Length': body.length, Expect: '100-continue' },
  })
  const answer = (once(sent, 'response') as Promise<[IncomingMessage]>).then(async ([response]) => ({
    status: response.statusCode ?? 0,
    body: await text(response),
  }))
  // A shop that ends at once sends none.
  answer.catch(() => {})
  await once(sent, 'continue')
  sent.write(body.subarray(0, half))
  return { answer, finish: () => void sent.end(body.subarray(half)) }
}

onEachDatabase(
  'SIGTERM: pending requests are finished, kept connections and live streams are closed, and the exit code is 0',
  async (kind, t) => {
    const { shop, dataDir, underWay, held } = await openBusyShop(t, kind)
    const live = await fetch(`${shop.origin}/live`)
    assert.equal(live.status, 200)
    const agent = new Agent({ keepAlive: true })
    const [kept] = (await once(get(`${shop.origin}/healthz`, { agent }), 'response')) as [IncomingMessage]
    await text(kept)

    const ended = shop.ended()
    process.kill(shop.pid, 'SIGTERM')
    await until(() => isRefused(shop.origin))
    for (const { finish } of underWay) finish()
    const answers = await Promise.all(underWay.map(({ answer }) => answer))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 200, 200],
      JSON.stringify(answers),
    )
    assert.match(await live.text(), /^retry: /)
    assert.equal(await ended, 0)
    assert.deepEqual(shop.complaints(), [])
    // A closed SQLite leaves no log beside its file.
    assert.ok(readdirSync(dataDir).every((name) => !name.endsWith('-wal')))

    const { orders, stock, mediaIsWhole } = await held()
    assert.deepEqual([orders, stock], [1, 2])
    for (const { body } of answers.slice(1))
      assert.ok(await mediaIsWhole((JSON.parse(body) as { secure_url: string }).secure_url), body)
  },
)

test('a second signal ends the shop at once: no order by half, and the video goes on from where it was', async (t) => {
  const { shop, video, held } = await openBusyShop(t, 'sqlite')
  const ended = shop.ended()
  process.kill(shop.pid, 'SIGTERM')
  await until(() => isRefused(shop.origin))
  // Within a second of the first it counts as the same, because the terminal and npm may both send it.
  const again = setInterval(() => signal(shop.pid, 'SIGINT'), 100)
  const code = await ended
  clearInterval(again)
  assert.equal(code, 1)
  assert.match(shop.complaints().join('\n'), /ended by a second signal before everything was closed/)
  const { orders, stock, upload } = await held()
  assert.deepEqual([orders, stock], [0, 10])
  assert.ok(upload && 'offset' in upload && upload.offset <= video.length / 2, JSON.stringify(upload))
})

/** Also to a process that has just ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {}
}

async function isRefused(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    () => false,
    () => true,
  )
}
