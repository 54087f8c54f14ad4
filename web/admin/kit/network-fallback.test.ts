import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { NoConnection, staleScreen, withFallback, lastKnown } from './network-fallback.ts'

const failing = async () => Promise.reject(new TypeError('Failed to fetch'))

const broken = async () => Promise.reject(new ErrorResponse(500, 'Internal Server Error', ''))

const answering = (status: number, text: string) => async () => Promise.reject(new ErrorResponse(status, '', text))
const refused = (text: string) => answering(403, text)

test('§8 an action that fails in the network returns the screen’s sentence', async () => {
  assert.deepEqual(await withFallback(failing, 'Failed to update stock'), {
    ok: false,
    message: 'Failed to update stock',
  })
  assert.deepEqual(await withFallback(async () => ({ ok: true }), 'unused'), { ok: true })
})

test('the shop’s refusal of another site’s request is shown; a proxy’s own page is not', async () => {
  const said = 'This request came from another site and was refused.'
  assert.deepEqual(await withFallback(refused(said), 'unused'), { ok: false, message: said })
  assert.deepEqual(await withFallback(refused('<html>nginx'), 'Try again'), { ok: false, message: 'Try again' })
})

test('the shop’s refusal of a form, too large or otherwise, is shown, as text or as JSON', async () => {
  for (const status of [413, 422, 429]) {
    const said = { ok: false, message: 'This file is larger than 8 MB.', ...(status === 413 && { isTooLarge: true }) }
    assert.deepEqual(await withFallback(answering(status, JSON.stringify({ message: said.message })), 'unused'), said)
    assert.deepEqual(await withFallback(answering(status, said.message), 'unused'), said)
  }
  const page = await withFallback(answering(413, '<h1>413 Request Entity Too Large</h1>'), 'Try again')
  assert.deepEqual(page, { ok: false, message: 'Try again', isTooLarge: true })
})

test('§6 a redirect to the sign-in page always passes', async () => {
  const redirect = new Response(null, { status: 302 })
  await assert.rejects(
    withFallback(async () => Promise.reject(redirect), 'unused'),
    (thrown) => thrown === redirect,
  )
})

test('a failed refresh keeps the shown data, and is retried', async () => {
  let asked = 0
  const load = lastKnown<() => string>({ onFallback: () => void (asked += 1) })
  const url = new URL('http://shop.test/admin/orders')
  assert.equal(await load({ url, serverLoader: async () => 'first' }), 'first')
  assert.equal(asked, 0)
  assert.equal(await load({ url, serverLoader: failing }), 'first')
  assert.equal(asked, 1)
})

test('a failed first load, or one at another address, is an error', async () => {
  const load = lastKnown<() => string>()
  const url = new URL('http://shop.test/admin/orders')
  await assert.rejects(load({ url, serverLoader: failing }), NoConnection)
  await load({ url, serverLoader: async () => 'first' })
  await assert.rejects(load({ url: new URL('?search=x', url), serverLoader: failing }))
})

test('the shell stays at an address that was reached without a reload', async () => {
  const load = lastKnown<() => string>({ onFallback: () => {}, isScreen: false })
  const url = new URL('http://shop.test/admin')
  await assert.rejects(load({ url, serverLoader: failing }), NoConnection)
  await load({ url, serverLoader: async () => 'first' })
  assert.equal(await load({ url: new URL('/admin/packing', url), serverLoader: failing }), 'first')
  await assert.rejects(load({ url, serverLoader: refused('') }))
})

test('stale data show their age and the reason, until they are fresh', async () => {
  const load = lastKnown<() => string>({ onFallback: () => {} })
  const ofFrame = lastKnown<() => string>({ onFallback: () => {}, isScreen: false })
  const url = new URL('http://shop.test/admin/orders?sort=oldest')
  for (const each of [load, ofFrame]) await each({ url, serverLoader: async () => 'first' })
  const before = Date.now()
  await ofFrame({ url, serverLoader: failing })
  assert.equal(staleScreen.get(), undefined)
  await load({ url, serverLoader: failing })
  const { since, ...stale } = staleScreen.get() ?? { since: new Date(0) }
  assert.deepEqual(stale, { pathname: '/admin/orders', isOffline: true })
  assert.ok(since.getTime() <= before)
  await load({ url, serverLoader: broken })
  assert.equal(staleScreen.get()?.isOffline, false)
  await load({ url, serverLoader: async () => 'second' })
  assert.equal(staleScreen.get(), undefined)
})
