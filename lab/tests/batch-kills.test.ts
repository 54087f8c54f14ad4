import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Product } from '#domain/product/product.ts'
import { demoProducts } from '#server/demo/catalogue.ts'
import { openShop, type Shop } from '#server/shop.ts'
import { preparedPlace } from '#test/database/databases.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { admin, newKey, stockUp, testConfig } from '#test/shop/open-test-shop.ts'
import { type RunningShop, runShop } from '#test/shop/running-shop.ts'
import { environmentOf } from '../faults/inject/injection.ts'

const CHANGES = '/admin/products/changes'
const PRODUCTS = 60
const STOCK = 100
const MORE = 7
/** The first statements belong to the start. Each kill comes later, until enough were in the middle of a request. */
const FIRST_NTH = 7
const MOST_NTH = 60
const KILLS = 2

type Submission = { path: string; intent: string } & Record<string, string>
type Owner = { cookie: string; ids: string[] }

async function fillWithGoods(shop: Shop): Promise<Product[]> {
  const drafts = Array.from({ length: PRODUCTS }, (_, at) => [`${at}`, { ...goods.skyShots, stock: STOCK }] as const)
  return Object.values(await stockUp(shop, Object.fromEntries(drafts)))
}

async function fillWithDemo(shop: Shop): Promise<Product[]> {
  const products: Product[] = []
  for (const { code, name } of demoProducts.slice(0, PRODUCTS))
    products.push(await shop.products.create({ ...goods.skyShots, name, stock: STOCK }, { code }))
  await shop.firstSteps.recordGoods()
  return products
}

async function prepare(
  place: Parameters<typeof testConfig>[0],
  fill: (shop: Shop) => Promise<Product[]>,
): Promise<Owner> {
  const shop = await openShop(testConfig(place))
  const ids = (await fill(shop)).map(({ id }) => id)
  const signedIn = await shop.signIn.withPassword(admin.email, admin.password, '203.0.113.5')
  await shop.close()
  if (!('token' in signedIn)) throw new Error(signedIn.message)
  return { cookie: `session=${signedIn.token}`, ids }
}

/** Submits the screen's form; undefined when the shop died before it answered. */
async function submit({ origin }: RunningShop, { cookie }: Owner, { path, ...fields }: Submission) {
  try {
    const answer = await fetch(`${origin}${path}.data`, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: origin },
      body: new URLSearchParams(fields),
    })
    const text = await answer.text()
    assert.ok(answer.status < 500, text)
    return text
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error
    return undefined
  }
}

async function stocks({ origin }: RunningShop): Promise<number[]> {
  const products = (await (await fetch(`${origin}/products.json`)).json()) as { stock: number }[]
  return [...new Set(products.map(({ stock }) => stock))]
}

const addStock = ({ ids }: Owner, key: string): Submission => ({
  path: CHANGES,
  intent: 'bulk-apply',
  action: 'stock-add',
  value: String(MORE),
  roundTo: '0',
  key,
  rows: JSON.stringify(ids.map((id) => [id, [STOCK]])),
})

/** Kills the shop before a request's `nth` statement. Returns what the next process finds, and its state after a retry. */
async function killedOnce(
  t: TestContext,
  place: Parameters<typeof runShop>[0],
  owner: Owner,
  fields: Submission,
  nth: number,
) {
  const env = environmentOf([{ file: 'kill-points', point: 'statement', nth }])
  let diedInside = false
  try {
    const dying = await runShop(place, { env })
    diedInside = (await submit(dying, owner, fields)) === undefined
    await dying.kill()
  } catch {
    // It died during its start.
  }
  const next = await runShop(place)
  t.after(() => next.kill().catch(() => {}))
  const found = await stocks(next)
  assert.ok(await submit(next, owner, fields), 'the next process answers')
  const repeated = await stocks(next)
  await next.stop()
  return { diedInside, found, repeated }
}

test('a change of many and its undo survive a kill at their statements', async (t) => {
  const place = await preparedPlace('sqlite', t)
  const owner = await prepare(place, fillWithGoods)
  let kills = 0
  for (let nth = FIRST_NTH; nth < MOST_NTH && kills < KILLS; nth += 1) {
    const key = newKey()
    const applied = await killedOnce(t, place, owner, addStock(owner, key), nth)
    const undone = await killedOnce(t, place, owner, { path: CHANGES, intent: 'bulk-undo', bulkChange: key }, nth)
    assert.ok(
      [STOCK, STOCK + MORE].some((stock) => applied.found.join() === String(stock)),
      `${nth}: ${applied.found}`,
    )
    assert.deepEqual(applied.repeated, [STOCK + MORE], `statement ${nth}: the same request again adds nothing twice`)
    assert.ok(
      [STOCK, STOCK + MORE].some((stock) => undone.found.join() === String(stock)),
      `${nth}: ${undone.found}`,
    )
    assert.deepEqual(undone.repeated, [STOCK], `statement ${nth}: undone once`)
    kills += Number(applied.diedInside) + Number(undone.diedInside)
  }
  assert.ok(kills >= KILLS, `${kills} kills in the middle of a request`)

  // Control: the same request under another key is another change.
  const running = await runShop(place)
  t.after(() => running.kill().catch(() => {}))
  for (const key of [newKey(), newKey()]) await submit(running, owner, addStock(owner, key))
  assert.deepEqual(await stocks(running), [STOCK + 2 * MORE])
  await running.stop()
})

test('taking the demo away survives a kill at its statements', async (t) => {
  let kills = 0
  for (let nth = FIRST_NTH; nth < MOST_NTH && kills < KILLS; nth += 1) {
    const place = await preparedPlace('sqlite', t)
    const owner = await prepare(place, fillWithDemo)
    const fields = { path: '/admin/first-steps', intent: 'remove-demo', typedName: 'Sri Vinayaga Crackers' }
    const { diedInside, found, repeated } = await killedOnce(t, place, owner, fields, nth)
    assert.ok(['', String(STOCK)].includes(found.join()), `${nth}: ${found}`)
    assert.deepEqual(repeated, [], `statement ${nth}: the same request again takes all away`)
    kills += Number(diedInside)
  }
  assert.equal(kills, KILLS, 'kills in the middle of a request')
})
