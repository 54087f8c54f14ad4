import assert from 'node:assert/strict'
import test from 'node:test'
import { emptyPlace } from '../database/databases.ts'
import { runShop } from '../shop/running-shop.ts'
import { freePort } from './free-port.ts'

test('the shop serves its metrics on the port of METRICS, and never on its own port', async (t) => {
  const port = await freePort()
  const shop = await runShop(await emptyPlace('sqlite', t), { env: { METRICS: String(port) } })
  await (await fetch(`${shop.origin}/ordernow`)).text()
  const order = await fetch(`${shop.origin}/orders`, { method: 'POST', body: 'no json' })
  assert.equal(order.status, 415)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  assert.match(answer.headers.get('Content-Type') ?? '', /^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  assert.match(text, /^shop_requests_total\{kind="page",status="200"\} 1$/m)
  assert.match(text, /^shop_orders_total\{outcome="unreadable"\} 1$/m)
  assert.match(text, /^shop_ready 1$/m)
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404)
  assert.equal((await fetch(`${shop.origin}/metrics`)).status, 404)
  await shop.stop()
})
