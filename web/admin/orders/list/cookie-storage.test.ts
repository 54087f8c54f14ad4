import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rememberedView } from '#web/browser/remembered-view.ts'
import { cookieText, readCookie } from './cookie-storage.ts'

const ordersView = () => rememberedView('orders-view', ['list', 'grid'], () => undefined)
const readOrdersView = (cookies: string | null) => ordersView().read(readCookie(cookies, 'orders-view'))

test('§2 a choice is read back from a cookie', () => {
  for (const view of ['grid', 'list'] as const) {
    const [kept] = cookieText('orders-view', view, '/admin').split(';')
    assert.equal(readOrdersView(`session=abc; ${kept}; other=1`), view)
  }
})

test('without a choice, or with an invalid one, the first view is shown', () => {
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

test('a cookie goes to no other part of the shop and to no other site', () => {
  assert.match(cookieText('orders-view', 'grid', '/admin'), /; Path=\/admin; Max-Age=31536000; SameSite=Lax$/)
})
