// The stock that open pages are told is read after the change was heard, one reading after the other.
import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { until } from '#test/until.ts'
import type { LiveEvent } from './live.ts'
import { openStockReader, type StockRow } from './stock-reader.ts'

type Reading = { ids: readonly string[] | undefined; answer(): void; fail(): void }

/** A table of products of which each reading is answered when the test says so, with what is there at that moment. */
async function opened(t: TestContext, stock: Record<string, number>, compareMs = 1_000_000) {
  const table = new Map<string, StockRow>()
  let version = 0
  const write = (id: string, count: number, edited: string | null = null) => {
    version += 1
    table.set(id, { id, stock: count, version: String(version), edited })
  }
  for (const [id, count] of Object.entries(stock)) write(id, count)

  const readings: Reading[] = []
  const told: LiveEvent[] = []
  const logged: unknown[] = []
  const opening = openStockReader({
    read(ids) {
      const { promise, resolve, reject } = Promise.withResolvers<StockRow[]>()
      const rows = () => [...table.values()].filter(({ id }) => !ids || ids.includes(id))
      readings.push({ ids, answer: () => resolve(rows()), fail: () => reject(new Error('The server is away')) })
      return promise
    },
    live: { publish: (hint) => told.push(hint) },
    log: { error: (error) => logged.push(error) },
    compareMs,
  })
  readings[0]?.answer()
  const reader = await opening
  cleanup(t, reader.close)
  const reading = async (number: number) => {
    await until(async () => readings.length > number)
    return readings[number]!
  }
  return { ...reader, write, reading, readings, told, logged }
}

test('a change that is heard of during a reading is read once more after it', async (t) => {
  const { stockChanged, write, reading, readings, told } = await opened(t, { p1: 9 })
  write('p1', 8)
  stockChanged(['p1'])
  const first = await reading(1)
  const old = { topic: 'stock', stock: { p1: 8 } }
  first.answer()
  write('p1', 7)
  stockChanged(['p1'])
  ;(await reading(2)).answer()
  await until(async () => told.length === 2)
  assert.deepEqual(told, [old, { topic: 'stock', stock: { p1: 7 } }])
  assert.deepEqual(readings[2]?.ids, ['p1'])
})

test('a thousand changes during a reading are one reading after it, and never two at a time', async (t) => {
  const { stockChanged, reading, readings, told } = await opened(t, { p1: 9, p2: 5 })
  stockChanged(['p1'])
  await reading(1)
  for (let change = 0; change < 1_000; change += 1) stockChanged([change % 2 === 0 ? 'p1' : 'p2'])
  assert.equal(readings.length, 2)
  readings[1]?.answer()
  assert.deepEqual((await reading(2)).ids?.toSorted(), ['p1', 'p2'])
  readings[2]?.answer()
  await until(async () => told.length === 2)
})

test('a reading that fails is repeated until it succeeds, and logged once', async (t) => {
  const { stockChanged, write, reading, told, logged } = await opened(t, { p1: 9 })
  write('p1', 8)
  stockChanged(['p1'])
  ;(await reading(1)).fail()
  ;(await reading(2)).fail()
  ;(await reading(3)).answer()
  await until(async () => told.length === 1)
  assert.deepEqual(told, [{ topic: 'stock', stock: { p1: 8 } }])
  assert.equal(logged.length, 1)
})

test('a change of which nobody told is found by comparing, also when the number is the same again', async (t) => {
  const { write, reading, told } = await opened(t, { p1: 9, p2: 5, p3: 1 }, 10)
  write('p1', 4)
  write('p2', 6)
  write('p2', 5)
  ;(await reading(1)).answer()
  await until(async () => told.length === 1)
  assert.deepEqual(told, [{ topic: 'stock', stock: { p1: 4, p2: 5 } }])
  ;(await reading(2)).answer()
  ;(await reading(3)).answer()
  assert.equal(told.length, 1)
})

test('an edit and a new product of which nobody told make pages look again, once', async (t) => {
  const { write, reading, told } = await opened(t, { p1: 9 }, 10)
  write('p1', 9, 'at noon')
  write('p2', 1)
  ;(await reading(1)).answer()
  await until(async () => told.some(({ topic }) => topic === 'products'))
  ;(await reading(2)).answer()
  ;(await reading(3)).answer()
  assert.deepEqual(
    told.map(({ topic }) => topic),
    ['stock', 'products'],
  )
})

test('pages look again at products only after a reading that began after the change was heard of', async (t) => {
  const { productsChanged, write, reading, told } = await opened(t, { p1: 9 })
  productsChanged()
  const first = await reading(1)
  assert.deepEqual(told, [])
  write('p1', 8, 'at noon')
  productsChanged()
  first.answer()
  ;(await reading(2)).answer()
  await until(async () => told.filter(({ topic }) => topic === 'products').length === 2)
})
