import assert from 'node:assert/strict'
import test from 'node:test'
import { cleanup } from './cleanup.ts'
import { emptyPlace } from './database/databases.ts'
import { observatoryScore, type Scanned } from './observatory.ts'
import { freePort } from './processes/free-port.ts'
import { admin } from './shop/open-test-shop.ts'
import { runShop } from './shop/running-shop.ts'

const LEAST = 130
const PUBLIC_URL = 'https://shop.example'

async function scanned(response: Response): Promise<Scanned> {
  // The recipes in deploy/ redirect plain http there.
  return {
    headers: response.headers,
    html: await response.text(),
    cookies: response.headers.getSetCookie(),
    redirectsTo: PUBLIC_URL,
  }
}

test('every kind of answer has 130 points or more, also the one that sets the cookie', async (t) => {
  const env = { PUBLIC_URL, TRUSTED_PROXIES: '127.0.0.1' }
  const shop = await runShop(await emptyPlace('sqlite', t), { env, port: await freePort() })
  cleanup(t, shop.stop)
  const paths = [
    '/',
    '/ordernow',
    '/contact',
    '/about',
    '/pricelist',
    '/vinayagaadmin',
    '/nothing-here',
    '/products.json',
  ]
  for (const path of paths) {
    const page = await scanned(await fetch(shop.origin + path))
    const { total, parts } = observatoryScore(page)
    assert.ok(total >= LEAST, `${path} has ${total}: ${JSON.stringify(parts)}`)
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    assert.doesNotMatch(scripts, /unsafe/)
    if (path === '/') t.diagnostic(`${total} points: ${JSON.stringify(parts)}`)
  }
  const form = new URLSearchParams({ email: admin.email, password: admin.password })
  const signedIn = await fetch(`${shop.origin}/vinayagaadmin`, {
    method: 'POST',
    body: form,
    headers: { Origin: PUBLIC_URL },
    redirect: 'manual',
  })
  assert.match(signedIn.headers.get('Set-Cookie') ?? '', /^__Host-session=/)
  const { total, parts } = observatoryScore(await scanned(signedIn))
  assert.equal(parts.cookies, 5)
  assert.ok(total >= LEAST + 5, JSON.stringify(parts))
})

test('the control: each weakening costs the points of the table', () => {
  const good = {
    'Content-Security-Policy': "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  const scoreOf = (changed: Record<string, string>, cookies: string[] = []) =>
    observatoryScore({
      headers: new Headers({ ...good, ...changed }),
      html: '<script src="/a.js"></script>',
      cookies,
      redirectsTo: PUBLIC_URL,
    }).total
  assert.equal(scoreOf({}), 130)
  assert.equal(scoreOf({ 'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'" }), 125)
  assert.equal(
    scoreOf({ 'Content-Security-Policy': "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'" }),
    80,
  )
  assert.equal(scoreOf({ 'Strict-Transport-Security': '' }), 80)
  assert.equal(scoreOf({}, ['session=1; Secure; HttpOnly; SameSite=Lax']), 135)
  assert.equal(scoreOf({}, ['session=1; HttpOnly; SameSite=Lax']), 60)
})
