import assert from 'node:assert/strict'
import test from 'node:test'
import { createLiveStock } from './live-stock.ts'
import { createRevalidation } from './revalidate.ts'

function openPage({ failing = 0, isHidden = () => false }: { failing?: number; isHidden?: () => boolean } = {}) {
  const stock = createLiveStock()
  const due: { act: () => void; ms: number }[] = []
  let failures = failing
  let loaded = Promise.resolve()
  const revalidation = createRevalidation({
    stock,
    repeat: () => void (loaded = load()),
    isHidden,
    schedule(act, ms) {
      const entry = { act, ms }
      due.push(entry)
      return () => void due.splice(due.indexOf(entry) >>> 0, 1)
    },
    random: () => 0,
  })
  async function load() {
    await revalidation.run(async () => {
      if (failures > 0) revalidation.scheduleRetry()
      failures -= 1
    })
  }
  /** Runs due tasks and returns their delays. */
  async function timePasses() {
    const waited = due.splice(0).map(({ act, ms }) => (act(), ms))
    await loaded
    return waited
  }
  return { revalidation, stock, due, load, timePasses, loaded: () => loaded }
}

test('§7 published stock stays while the page cannot be loaded, and is cleared once it is', async () => {
  const { stock, load, timePasses } = openPage({ failing: 1 })
  stock.update({ p1: 3 })
  await load()
  assert.equal(stock.get('p1'), 3)
  await timePasses()
  assert.equal(stock.get('p1'), undefined)
})

test('a failed load is retried after pauses that grow to a minute, until one succeeds', async () => {
  const { load, timePasses, due } = openPage({ failing: 8 })
  await load()
  const waits: number[] = []
  while (due.length > 0) waits.push(...(await timePasses()))
  assert.deepEqual(waits, [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000])
})

test('several loaders that ask in one load make one pause', async () => {
  const { revalidation, timePasses, due } = openPage()
  await revalidation.run(async () => {
    for (let loader = 0; loader < 4; loader += 1) revalidation.scheduleRetry()
  })
  assert.deepEqual(
    due.map(({ ms }) => ms),
    [2_000],
  )
  assert.deepEqual(await timePasses(), [2_000])
  assert.deepEqual(due, [])
})

test('a success resets the pauses', async () => {
  const { load, revalidation, timePasses } = openPage({ failing: 2 })
  await load()
  await timePasses()
  await timePasses()
  revalidation.scheduleRetry()
  assert.deepEqual(await timePasses(), [2_000])
})

test('a failed load is retried at once when the network returns, a successful one is not', async () => {
  const { load, revalidation, stock, due, loaded } = openPage({ failing: 1 })
  stock.update({ p1: 3 })
  revalidation.resume()
  assert.equal(stock.get('p1'), 3)
  await load()
  revalidation.resume()
  await loaded()
  assert.equal(stock.get('p1'), undefined)
  assert.deepEqual(due, [])
})

test('a hidden page loads once it becomes visible', async () => {
  let isHidden = true
  const { load, revalidation, stock, timePasses, loaded } = openPage({ failing: 1, isHidden: () => isHidden })
  stock.update({ p1: 3 })
  await load()
  await timePasses()
  assert.equal(stock.get('p1'), 3)
  isHidden = false
  revalidation.resume()
  await loaded()
  assert.equal(stock.get('p1'), undefined)
})
