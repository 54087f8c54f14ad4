// Grid or list is remembered by the browser and read by the server.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ordersViewCookie, readOrdersView } from './orders-view.ts'

test('§2 what was chosen is read again', () => {
  for (const view of ['grid', 'list'] as const) {
    const [kept] = ordersViewCookie(view).split(';')
    assert.equal(readOrdersView(`session=abc; ${kept}; other=1`), view)
  }
})

test('without a choice, or with one that is none, it is the list', () => {
  for (const cookies of [
    null,
    '',
    'session=grid',
    'orders-view=tiles',
    'my-orders-view=grid',
    'orders-view=gridiron',
  ]) {
    assert.equal(readOrdersView(cookies), 'list', String(cookies))
  }
})

test('it goes to no other part of the shop and to no other site', () => {
  assert.match(ordersViewCookie('grid'), /; Path=\/admin; Max-Age=31536000; SameSite=Lax$/)
})
