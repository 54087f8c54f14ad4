import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { test, type TestContext } from 'node:test'
import { connect, type ConnectionOptions } from 'node:tls'
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { openShop } from '#server/shop.ts'
import { emptyPlace } from '../database/databases.ts'
import { multipart } from '../fixtures/uploads.ts'
import { mp4Clip, videoPart } from '../fixtures/videos.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { admin, newKey, stockUp, testConfig } from '../shop/open-test-shop.ts'
import { runShop } from '../shop/running-shop.ts'
import { openHttp2 } from './browser-http2.ts'
import { until } from '../until.ts'
import { caddy } from './real-caddy.ts'
import { nginx } from './real-nginx.ts'
import type { ProxyRecipe } from './real-proxy.ts'

const FORM = { 'content-type': 'multipart/form-data; boundary=a-boundary' }
const MB = 1024 * 1024
const END = Buffer.from('\r\n--a-boundary--\r\n')

async function openBehind(recipe: ProxyRecipe, t: TestContext) {
  const place = await emptyPlace('sqlite', t)
  const stockroom = await openShop(testConfig(place))
  const { flowerPots } = await stockUp(stockroom, { flowerPots: goods.flowerPots })
  await stockroom.close()
  // After a burst of two, one order a minute from an address: the visitor's address must come through.
  const shop = await runShop(place, { ordersPerMinute: 1, env: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' } })
  const proxy = await recipe.open(shop.origin, t)
  const client = await openHttp2(proxy.origin, proxy.certificate)
  t.after(async () => {
    client.close()
    await shop.stop()
  })
  const { port } = new URL(proxy.origin)
  /** Headers of the shop's own form. */
  const own = { origin: `https://shop.example`, 'sec-fetch-site': 'same-origin' }
  return { shop, proxy, client, product: flowerPots, own, port }
}

type Behind = Awaited<ReturnType<typeof openBehind>>

async function signIn({ client, own }: Behind) {
  const body = String(new URLSearchParams({ email: admin.email, password: admin.password }))
  const headers = { ...own, 'content-type': 'application/x-www-form-urlencoded' }
  return await client.send('/vinayagaadmin', { method: 'POST', headers, body })
}

async function sendOrder({ client, own, product }: Behind, more: Record<string, string> = {}) {
  const headers = { ...own, 'content-type': 'application/json', 'idempotency-key': newKey(), ...more }
  const body = JSON.stringify({ customer: lakshmi, items: [{ id: product.id, quantity: 8 }] })
  return await client.send('/orders', { method: 'POST', headers, body })
}

/** A real video before a free box, up to the size limit of the form. */
async function* videoOf(bytes: number) {
  const clip = await mp4Clip()
  const box = Buffer.alloc(8)
  box.writeUInt32BE(bytes - clip.length)
  box.write('free', 4, 'latin1')
  yield multipart([videoPart(Buffer.concat([clip, box]))], { end: '' }).subarray(0, -2)
  const chunk = Buffer.alloc(256 * 1024)
  for (let left = bytes - clip.length - box.length; left > 0; left -= chunk.length) yield chunk.subarray(0, left)
  yield END
}

for (const recipe of [nginx, caddy]) {
  const skip = recipe.missing ?? false
  test(
    `behind ${recipe.name}: pages, sign-in, order, live stock, pictures, videos and refusals`,
    { skip },
    async (t) => {
      const behind = await openBehind(recipe, t)
      const { client, proxy, own } = behind
      assert.equal(client.protocol, 'h2')

      const page = await client.send('/ordernow', { headers: { 'accept-encoding': 'br' } })
      assert.equal(page.status, 200)
      assert.equal(page.headers['content-encoding'], 'br', 'the shop compresses, and the proxy passes it on')
      const plain = await client.send('/')
      assert.match(plain.text, /<link rel="canonical" href="https:\/\/shop\.example[:/]/)
      const forwarded = { forwarded: 'host=evil.example;proto=http', 'x-forwarded-host': 'evil.example' }
      const misled = await client.send('/', { headers: forwarded })
      assert.match(misled.text, /<link rel="canonical" href="https:\/\/shop\.example[:/]/)
      t.diagnostic('page over h2: 200')

      const tls = { rejectUnauthorized: false, servername: 'shop.example' }
      assert.equal(await tlsVersion(proxy.origin, tls), 'TLSv1.3')
      assert.equal(await tlsVersion(proxy.origin, { ...tls, maxVersion: 'TLSv1.2' }), 'TLSv1.2')
      const old = { ...tls, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const
      await assert.rejects(tlsVersion(proxy.origin, old))
      for (const ciphers of ['ECDHE-ECDSA-AES128-SHA256', 'ECDHE-ECDSA-AES128-SHA', 'AES128-GCM-SHA256']) {
        await assert.rejects(tlsVersion(proxy.origin, { ...tls, maxVersion: 'TLSv1.2', ciphers }), ciphers)
      }
      t.diagnostic('TLS 1.2 and 1.3 alone, and only ciphers with forward secrecy')

      const signedIn = await signIn(behind)
      assert.equal(signedIn.status, 302)
      const [setCookie = ''] = signedIn.headers['set-cookie'] ?? []
      assert.match(setCookie, /; Secure/)
      const cookie = setCookie.split(';')[0] ?? ''
      t.diagnostic('sign-in: 302 with a Secure cookie')

      const { accesses } = proxy
      if (accesses) {
        const headers = { cookie, referer: 'https://shop.example/?q=9876543210' }
        assert.equal((await client.send('/admin/orders?search=9876543210', { headers })).status, 200)
        await until(async () => accesses().includes('"GET /admin/orders HTTP/2.0" 200'))
        assert.ok(!accesses().includes('9876543210'))
        t.diagnostic('log: paths without what was searched for')
      }

      const heard = await client.firstEvent('/live', /"stock"|event: stock/, async () => {
        const placed = await sendOrder(behind)
        assert.equal(placed.status, 201, placed.text)
      })
      t.diagnostic(`order: 201; live line heard ${heard.length} characters`)

      const statuses: number[] = []
      for (let n = 1; n <= 8; n += 1) {
        statuses.push((await sendOrder(behind, { 'x-forwarded-for': `198.51.100.${n}` })).status)
      }
      assert.ok(statuses.includes(429), `a visitor's own X-Forwarded-For makes another address: ${statuses.join()}`)
      t.diagnostic('client address: a made-up X-Forwarded-For changes nothing')
      const foreign = await client.send('/orders', {
        method: 'POST',
        headers: { ...own, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        body: '{}',
      })
      assert.equal(foreign.status, 403)

      const picture = await largePicture()
      const upload = (path: string, body: AsyncIterable<Uint8Array> | Uint8Array[]) =>
        client.send(path, { method: 'POST', headers: { ...own, ...FORM, cookie }, body })
      const image = await upload('/media/image/upload', [
        multipart([{ field: 'file', filename: 'pots.png', type: 'image/png', body: picture }]),
      ])
      assert.ok(picture.length > 9.3 * MB)
      assert.equal(image.status, 200, image.text)
      t.diagnostic(`picture of ${(picture.length / MB).toFixed(1)} MB: 200`)

      const video = await upload('/media/video/upload', videoOf(VIDEO_MAX_BYTES))
      assert.equal(video.status, 200, video.text)
      t.diagnostic(`video of ${VIDEO_MAX_BYTES / MB} MB: 200`)

      const tooLarge = await upload('/media/video/upload', videoOf(VIDEO_MAX_BYTES + 2 * MB))
      assert.deepEqual([tooLarge.status, Object.keys(JSON.parse(tooLarge.text))], [413, ['error']], 'the shop says why')
      const order = await client.send('/orders', {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/json', 'idempotency-key': newKey() },
        body: `"${'x'.repeat(300_000)}"`,
      })
      assert.ok([413, 429].includes(order.status), String(order.status))
      t.diagnostic('a video of 102 MB: 413 in words of the shop')

      assert.deepEqual(proxy.complaints(), [])
    },
  )
}

/** Rejects when the two sides share no version or cipher. */
async function tlsVersion(origin: string, options: ConnectionOptions): Promise<string | null> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), ...options })
  await once(socket, 'secureConnect')
  const version = socket.getProtocol()
  socket.destroy()
  return version
}

/** Incompressible noise, just under 10 MB. */
async function largePicture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const side = 1_815
  return await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
