// A look that fails leaves what was told of stock, and is repeated until one succeeds.
import assert from 'node:assert/strict'
import test from 'node:test'
import { createLiveStock } from './live-stock.ts'
import { createRevalidation } from './revalidate.ts'

/** A page whose loader fails as often as it is told to. */
function openPage({ failing = 0, isHidden = () => false }: { failing?: number; isHidden?: () => boolean } = {}) {
  const stock = createLiveStock()
  const due: { act: () => void; ms: number }[] = []
  let failures = failing
  let looked = Promise.resolve()
  const looks = createRevalidation({
    stock,
    repeat: () => void (looked = look()),
    isHidden,
    schedule(act, ms) {
      const entry = { act, ms }
      due.push(entry)
      return () => void due.splice(due.indexOf(entry) >>> 0, 1)
    },
    random: () => 0,
  })
  async function look() {
    await looks.run(async () => {
      if (failures > 0) looks.scheduleRetry()
      failures -= 1
    })
  }
  /** How long it waited for what is repeated now. */
  async function timePasses() {
    const waited = due.splice(0).map(({ act, ms }) => (act(), ms))
    await looked
    return waited
  }
  return { looks, stock, due, look, timePasses, looked: () => looked }
}

test('§7 what was told of stock stands while the page cannot be read, and goes when it was', async () => {
  const { stock, look, timePasses } = openPage({ failing: 1 })
  stock.update({ p1: 3 })
  await look()
  assert.equal(stock.get('p1'), 3)
  await timePasses()
  assert.equal(stock.get('p1'), undefined)
})

test('a look that fails is repeated after pauses that grow to a minute, until one succeeds', async () => {
  const { look, timePasses, due } = openPage({ failing: 8 })
  await look()
  const waits: number[] = []
  while (due.length > 0) waits.push(...(await timePasses()))
  assert.deepEqual(waits, [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000])
})

test('after a success the pauses begin anew', async () => {
  const { look, looks, timePasses } = openPage({ failing: 2 })
  await look()
  await timePasses()
  await timePasses()
  looks.scheduleRetry()
  assert.deepEqual(await timePasses(), [2_000])
})

test('it is repeated at once when the network is back, and only what has failed is', async () => {
  const { look, looks, stock, due, looked } = openPage({ failing: 1 })
  stock.update({ p1: 3 })
  looks.resume()
  assert.equal(stock.get('p1'), 3)
  await look()
  looks.resume()
  await looked()
  assert.equal(stock.get('p1'), undefined)
  assert.deepEqual(due, [])
})

test('a hidden page is not read; it is when it is seen again', async () => {
  let isHidden = true
  const { look, looks, stock, timePasses, looked } = openPage({ failing: 1, isHidden: () => isHidden })
  stock.update({ p1: 3 })
  await look()
  await timePasses()
  assert.equal(stock.get('p1'), 3)
  isHidden = false
  looks.resume()
  await looked()
  assert.equal(stock.get('p1'), undefined)
})
