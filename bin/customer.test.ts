import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { compileCache } from '#test/settings.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'

const PROGRAM = join(import.meta.dirname, 'customer.ts')

async function run({ config }: TestShop, ...args: string[]) {
  const env = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '', LOG_FORMAT: 'json', ...compileCache }
  const child = spawn(process.execPath, [PROGRAM, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code, ...said }
}

// On both databases: server/customers/.
test('a customer is exported into a new file and erased, beside the open shop', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const { lakshmiCrackers } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
  const items = [{ id: lakshmiCrackers.id, quantity: 40 }]
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items })
  assert.ok('order' in placed)
  const { orderId } = placed.order
  await shop.orders.steps.complete(orderId, 'Complete')

  const file = join(shop.config.dataDir, 'lakshmi.json')
  const exported = await run(shop, '--export', '+91', '98765', '43210', '--to', file)
  assert.equal(exported.code, 0, exported.err)
  assert.match(readFileSync(file, 'utf8'), /"name": "Lakshmi Narayanan"/)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.match(exported.err, /"event":"customer exported","orders":1/)
  assert.match(
    (await run(shop, '--export', lakshmi.mobile, '--to', file)).err,
    /^.*lakshmi\.json cannot be written: .*\n$/,
  )

  const unasked = await run(shop, '--erase', lakshmi.mobile)
  assert.deepEqual([unasked.code, unasked.err], [1, 'Add --yes to erase without a question. Nothing was changed.\n'])
  const erased = await run(shop, '--erase', '098765-43210', '--yes')
  assert.equal(erased.code, 0, erased.err)
  assert.match(erased.out, /Erased: 1 of 1 order\. Earlier backups still contain the data, until you delete them\./)
  assert.match(erased.err, /"event":"customer erased","orders":1/)
  assert.doesNotMatch(erased.err, /98765|Lakshmi/)
  assert.equal((await shop.orders.find(orderId))?.erased, 'request')
  assert.match((await run(shop, '--erase', lakshmi.mobile, '--yes')).err, /^No order has the number 9876543210\.\n$/)
  assert.match(
    (await run(shop, '--erase', '04562/27', '43', '--yes')).err,
    /^No order has the number 04562\/27 43\.\n$/,
  )
})
