import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clearedSessionCookie, sessionCookie, sessionToken, sessionTokenIn } from './session-cookie.ts'

const token = 'abcdefghijklmnop-_0123456789'
const until = new Date('2026-11-20T10:00:00Z')

function requestWith(cookie?: string): Request {
  return new Request('http://shop.test/admin', { headers: cookie === undefined ? {} : { Cookie: cookie } })
}

test('§6 the session cookie is out of reach of scripts and of other sites', () => {
  const cookie = sessionCookie(token, until, 'http://localhost:3000/vinayagaadmin')
  assert.equal(cookie, `session=${token}; Expires=Fri, 20 Nov 2026 10:00:00 GMT; Path=/; HttpOnly; SameSite=Lax`)
})

test('§6 over https the cookie is never sent unencrypted', () => {
  assert.match(sessionCookie(token, until, 'https://shop.test/vinayagaadmin'), /; Secure$/)
  assert.match(clearedSessionCookie('https://shop.test/admin/sign-out'), /; Secure$/)
})

function secureToken(cookie: string): string | undefined {
  return sessionToken(new Request('https://shop.test/admin', { headers: { Cookie: cookie } }))
}

test('§6 over https the cookie belongs to this host, and no other cookie counts', () => {
  const cookie = sessionCookie(token, until, 'https://shop.test/vinayagaadmin')
  assert.match(cookie, /^__Host-session=/)
  assert.match(cookie, /; Path=\/;/)
  assert.doesNotMatch(cookie, /Domain/)
  assert.equal(secureToken(`__Host-session=${token}`), token)
  assert.equal(secureToken(`session=${token}`), undefined, 'a sibling site can set this one')
  assert.equal(sessionToken(requestWith(`__Host-session=${token}`)), undefined)
  assert.equal(sessionTokenIn(`session=old-and-forgotten; __Host-session=${token}`), token)
})

test('§2 signing out clears the cookie at once', () => {
  assert.match(clearedSessionCookie('http://shop.test/admin/sign-out'), /^session=; Max-Age=0; Path=\/; HttpOnly/)
})

test('the token is read among other cookies', () => {
  assert.equal(sessionToken(requestWith(`theme=dark; session=${token}; x=1`)), token)
  assert.equal(sessionToken(requestWith(`session=${token}`)), token)
})

test('a missing, empty, tiny, huge or malformed cookie is no token', () => {
  assert.equal(sessionToken(requestWith()), undefined)
  assert.equal(sessionToken(requestWith('session=')), undefined)
  assert.equal(sessionToken(requestWith('session=short')), undefined)
  assert.equal(sessionToken(requestWith(`session=${'a'.repeat(5000)}`)), undefined)
  assert.equal(sessionToken(requestWith(`session=${token}"<script>`)), undefined)
  assert.equal(sessionToken(requestWith(`othersession=${token}`)), undefined)
})

test('the first well-formed cookie of the name counts, among any number of others', () => {
  assert.equal(sessionToken(requestWith(`session=${token}; session=${token}-other`)), token)
  assert.equal(sessionToken(requestWith(`session=; session="; session=${token}`)), token)
  assert.equal(sessionToken(requestWith('a=b; '.repeat(3_000) + `session=${token}`)), token)
  assert.equal(sessionToken(requestWith('session=;'.repeat(2_000))), undefined)
})
