import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { goods } from '#test/characters.ts'
import { openTestWeb } from '#test/open-test-web.ts'

/** Collects what a stream sends; `text` waits until it holds `wanted`, or the stream has ended. */
function collect(t: TestContext, response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const heard = { text: '', ended: false }
  const listening = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) heard.text += read.value
    heard.ended = true
  })()
  t.after(async () => {
    await reader.cancel()
    await listening
  })
  return {
    heard,
    async until(holds: () => boolean) {
      for (let tries = 0; tries < 100 && !holds(); tries += 1) await wait(10)
      assert.ok(holds(), heard.text)
    },
  }
}

test('a page hears what changed, and only of its topics', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { heard, until } = collect(t, await send('/live?topics=products,stock'))
  const { id } = await shop.products.create(goods.skyShots)
  shop.live.publish({ topic: 'videos' })
  await shop.products.changeStock(id, 2)
  await until(() => heard.text.includes('stock'))
  assert.equal(heard.text, `retry: 2000\n\nevent: products\ndata: {}\n\nevent: stock\ndata: {"${id}":5}\n\n`)
})

test('§6 orders are for the signed-in admin only, and no longer than the session', async (t) => {
  const { send, shop, signIn } = await openTestWeb(t)
  assert.equal((await send('/live?topics=orders')).status, 401)
  const cookie = await signIn()
  const { heard, until } = collect(t, await send('/live?topics=orders,stock', { cookie }))
  shop.live.publish({ topic: 'orders' })
  await until(() => heard.text.includes('event: orders'))
  await shop.signIn.end(cookie.replace('session=', ''))
  shop.live.publish({ topic: 'stock', stock: { secret: 1 } })
  await until(() => heard.ended)
  assert.doesNotMatch(heard.text, /secret/)
})

test('§6 a stream ends with its session at once, and those of visitors go on', async (t) => {
  const { send, shop, signIn } = await openTestWeb(t)
  const cookie = await signIn()
  const admin = collect(t, await send('/live?topics=orders', { cookie }))
  const visitor = collect(t, await send('/live?topics=products'))
  await shop.signIn.end(cookie.replace('session=', ''))
  await admin.until(() => admin.heard.ended)
  assert.doesNotMatch(admin.heard.text, /sessions/)
  shop.live.publish({ topic: 'products' })
  await visitor.until(() => visitor.heard.text.includes('event: products'))
  assert.doesNotMatch(visitor.heard.text, /sessions/)
})

test('open streams end when the shop closes', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { heard, until } = collect(t, await send('/live'))
  shop.live.end()
  await until(() => heard.ended)
})

test('a reader that has gone is forgotten', async (t) => {
  const { send, shop } = await openTestWeb(t)
  let listeners = 0
  const { subscribe } = shop.live
  shop.live.subscribe = (listener) => {
    listeners += 1
    const leave = subscribe(listener)
    return () => {
      listeners -= 1
      leave()
    }
  }
  const leaving = new AbortController()
  await send('/live', { signal: leaving.signal })
  assert.equal(listeners, 1)
  leaving.abort()
  await wait(20)
  assert.equal(listeners, 0)
})
