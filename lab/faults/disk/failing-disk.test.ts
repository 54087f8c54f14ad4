import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { preparedPlace } from '#test/database/databases.ts'
import { openFaultyShop } from '../faulty-shop.ts'
import { failUploads } from './failing-uploads.ts'
import { orderUntilFull, untilBack } from './full-disk.ts'

const seed = String(Date.now() % 1_000_000)
const open = async (t: TestContext) => openFaultyShop(t, await preparedPlace('sqlite', t), seed)
/** A file size limit in blocks: the write-ahead log reaches it within some groups of orders, and a commit fails. */
const limited = ['/bin/sh', '-c', 'ulimit -S -f 1200; exec "$0" "$@"']

test(`a full disk refuses orders for now, and each file call of an upload may fail (seed ${seed})`, async (t) => {
  const shop = await open(t)
  const file = join(shop.folder, 'failing')
  const { origin } = await shop.start({ injections: [{ file: 'failing-disk', of: file }] })
  writeFileSync(file, 'ENOSPC full')
  assert.deepEqual(await orderUntilFull(shop, origin), [])
  rmSync(file)
  assert.deepEqual(await untilBack(shop, origin), [])
  // `npm run lab -- faults` fails every call.
  const { failed, faults } = await failUploads(shop, { origin, cookie: shop.cookie }, file, { every: 8 })
  assert.deepEqual(faults, [])
  assert.ok(failed > 2, `${failed} calls failed`)
  assert.deepEqual(await shop.audit(), [])
})

test(`a commit that fails is no order (seed ${seed})`, async (t) => {
  const shop = await open(t)
  const { origin } = await shop.start({ under: limited })
  assert.deepEqual(await orderUntilFull(shop, origin), [])
  assert.deepEqual(await shop.audit(), [])
})

test('control: a shop that does not look at the outcome of its commits is found', async (t) => {
  const shop = await open(t)
  await shop.start({ under: limited, injections: [{ file: 'sqlite-mutants', mutant: 'swallows errors' }] })
  for (let group = 0; group < 30; group += 1) await shop.driver.orders(4)
  assert.match((await shop.audit()).join('\n'), /was acknowledged and is lost/)
})
