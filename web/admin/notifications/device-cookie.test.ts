import assert from 'node:assert/strict'
import test from 'node:test'
import { clearedDeviceCookie, deviceCookie, deviceId } from './device-cookie.ts'

const id = 'q83Jx0aP2mK7sVbY4nTr'
const withCookies = (cookies: string, url = 'https://shop.test/admin') =>
  new Request(url, { headers: { Cookie: cookies } })

test('the browser returns the id it was sent', () => {
  for (const url of ['https://shop.test/admin', 'http://shop.test/admin']) {
    const [pair = ''] = deviceCookie(id, url).split(';')
    assert.equal(deviceId(withCookies(`a=b; ${pair}; c=d`, url)), id)
  }
})

test('over https no sibling site can set it, and no script can read it', () => {
  assert.match(deviceCookie(id, 'https://shop.test/'), /^__Host-push-device=.*Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  assert.equal(deviceId(withCookies(`push-device=${id}`)), undefined)
})

test('without a cookie, with another one or a cleared one there is no id', () => {
  for (const cookies of [
    '',
    'session=abc',
    '__Host-push-device=',
    `__Host-push-device=${id}; drop`.replace(id, 'a b'),
  ]) {
    assert.equal(deviceId(withCookies(cookies)), undefined)
  }
  assert.match(clearedDeviceCookie('https://shop.test/'), /^__Host-push-device=; Max-Age=0;/)
})
