import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test from 'node:test'
import { preparedPlace } from '../database/databases.ts'
import { openHostedShop } from './hosted-shop.ts'

test('a shop that logs an error does not stop cleanly; the one beside it does', async (t) => {
  const [bad, good] = [await preparedPlace('sqlite', t), await preparedPlace('sqlite', t)]
  const broken = await openHostedShop(bad)
  const whole = await openHostedShop(good)
  using database = new DatabaseSync(join(bad.dataDir, 'shop.sqlite'))
  database.exec('alter table products rename to away')
  assert.equal((await fetch(`${whole.origin}/ordernow`)).status, 200)
  assert.equal((await fetch(`${broken.origin}/ordernow`)).status, 500)
  await assert.rejects(broken.stop(), /The shop complained: .*no such table: products/s)
  await whole.stop()
})

test('a shop that cannot open reports why, and a stopped one no longer answers', async (t) => {
  const place = await preparedPlace('sqlite', t)
  const { origin, stop } = await openHostedShop(place)
  await stop()
  await assert.rejects(fetch(origin))
  using database = new DatabaseSync(join(place.dataDir, 'shop.sqlite'))
  database.exec(`insert into migrations values (999, 'of a newer program', '')`)
  await assert.rejects(openHostedShop(place), /did not open: .*newer than this program/s)
})
