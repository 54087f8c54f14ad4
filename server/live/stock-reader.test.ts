import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { until } from '#test/until.ts'
import type { LiveEvent } from './live.ts'
import { openStockReader, type StockRow } from './stock-reader.ts'

type Read = { ids: readonly string[] | undefined; resolve(): void; fail(): void }

/** Each read returns when the test allows, with the current rows. */
async function opened(t: TestContext, stock: Record<string, number>, compareMs = 1_000_000) {
  const table = new Map<string, StockRow>()
  let version = 0
  const write = (id: string, count: number, edited: string | null = null) => {
    version += 1
    table.set(id, { id, stock: count, version: String(version), edited })
  }
  for (const [id, count] of Object.entries(stock)) write(id, count)

  const reads: Read[] = []
  const published: LiveEvent[] = []
  const logged: unknown[] = []
  const opening = openStockReader({
    read(ids) {
      const { promise, resolve, reject } = Promise.withResolvers<StockRow[]>()
      const rows = () => [...table.values()].filter(({ id }) => !ids || ids.includes(id))
      reads.push({ ids, resolve: () => resolve(rows()), fail: () => reject(new Error('The server is away')) })
      return promise
    },
    live: { publish: (event) => published.push(event) },
    log: { error: (error) => logged.push(error) },
    compareMs,
  })
  reads[0]?.resolve()
  const reader = await opening
  cleanup(t, reader.close)
  const nextRead = async (number: number) => {
    await until(async () => reads.length > number)
    return reads[number]!
  }
  return { ...reader, write, nextRead, reads, published, logged }
}

test('a change received during a read is read again after it', async (t) => {
  const { stockChanged, write, nextRead, reads, published } = await opened(t, { p1: 9 })
  write('p1', 8)
  stockChanged(['p1'])
  const first = await nextRead(1)
  const old = { topic: 'stock', stock: { p1: 8 } }
  first.resolve()
  write('p1', 7)
  stockChanged(['p1'])
  ;(await nextRead(2)).resolve()
  await until(async () => published.length === 2)
  assert.deepEqual(published, [old, { topic: 'stock', stock: { p1: 7 } }])
  assert.deepEqual(reads[2]?.ids, ['p1'])
})

test('a thousand changes during a read cause one read after it, and never two at a time', async (t) => {
  const { stockChanged, nextRead, reads, published } = await opened(t, { p1: 9, p2: 5 })
  stockChanged(['p1'])
  await nextRead(1)
  for (let change = 0; change < 1_000; change += 1) stockChanged([change % 2 === 0 ? 'p1' : 'p2'])
  assert.equal(reads.length, 2)
  reads[1]?.resolve()
  assert.deepEqual((await nextRead(2)).ids?.toSorted(), ['p1', 'p2'])
  reads[2]?.resolve()
  await until(async () => published.length === 2)
})

test('a read that fails is repeated until it succeeds, and logged once', async (t) => {
  const { stockChanged, write, nextRead, published, logged } = await opened(t, { p1: 9 })
  write('p1', 8)
  stockChanged(['p1'])
  ;(await nextRead(1)).fail()
  ;(await nextRead(2)).fail()
  ;(await nextRead(3)).resolve()
  await until(async () => published.length === 1)
  assert.deepEqual(published, [{ topic: 'stock', stock: { p1: 8 } }])
  assert.equal(logged.length, 1)
})

test('a change whose message was lost is found by the comparison, also when the number is the same again', async (t) => {
  const { write, nextRead, published } = await opened(t, { p1: 9, p2: 5, p3: 1 }, 10)
  write('p1', 4)
  write('p2', 6)
  write('p2', 5)
  ;(await nextRead(1)).resolve()
  await until(async () => published.length === 1)
  assert.deepEqual(published, [{ topic: 'stock', stock: { p1: 4, p2: 5 } }])
  ;(await nextRead(2)).resolve()
  ;(await nextRead(3)).resolve()
  assert.equal(published.length, 1)
})

test('an edit and a new product whose messages were lost are published once', async (t) => {
  const { write, nextRead, published } = await opened(t, { p1: 9 }, 10)
  write('p1', 9, 'at noon')
  write('p2', 1)
  ;(await nextRead(1)).resolve()
  await until(async () => published.some(({ topic }) => topic === 'products'))
  ;(await nextRead(2)).resolve()
  ;(await nextRead(3)).resolve()
  assert.deepEqual(
    published.map(({ topic }) => topic),
    ['stock', 'products'],
  )
})

test('the products event is published only after a read that began after the change was received', async (t) => {
  const { productsChanged, write, nextRead, published } = await opened(t, { p1: 9 })
  productsChanged()
  const first = await nextRead(1)
  assert.deepEqual(published, [])
  write('p1', 8, 'at noon')
  productsChanged()
  first.resolve()
  ;(await nextRead(2)).resolve()
  await until(async () => published.filter(({ topic }) => topic === 'products').length === 2)
})
