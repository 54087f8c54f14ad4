import assert from 'node:assert/strict'
import test from 'node:test'
import type { Costs, OrderCosts } from './costs.ts'
import type { Visit } from './evening.ts'
import { firstLimit, runEvening } from './model.ts'
import { countBySecond } from './second.ts'
import { type Site, sites } from './sites.ts'

const free = { shop: 0, database: 0 }
const order: OrderCosts = {
  of1: { shop: 10, database: 20 },
  of60: { shop: 10, database: 20 },
  perSecond: 50,
  hotPerSecond: 50,
  sameCartPerSecond: 50,
  walBytes: 1_000_000,
  answersMs: [80],
}
const costs: Costs = {
  page: { shop: 5, database: 0 },
  unchanged: free,
  file: { shop: 1, database: 0 },
  picture: { shop: 2, database: 0 },
  filesOfVisit: 6,
  picturesOfVisit: 2,
  pageBytes: 30_000,
  filesBytes: 200_000,
  newPage: free,
  streamOpened: free,
  streamEvent: free,
  eventBytes: 1_000,
  orders: { sqlite: order, postgres: order },
  messages: 2,
  idleSecond: free,
  heard: free,
  processMb: 200,
  streamKb: 10,
  connectionMb: 5,
  products: 200,
}
const site: Site = { ...sites[2]!, machines: 1, processes: 2, processors: 4, databaseProcessors: 2 }

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** So many in each second of a minute; each leaves, and orders if `lines`, a second later. */
function visitors(perSecond: number, lines = 0, seconds = 60): Visit[] {
  return Array.from({ length: perSecond * (seconds - 1) }, (_, index) => {
    const at = index / perSecond
    return { at, isFirst: false, pages: 1, leavesAt: at + 1, lines }
  })
}

test('who came has left or is open, and who left before the end has ordered', () => {
  const visits = [...visitors(3, 5), { at: 58, isFirst: true, pages: 2, leavesAt: 99, lines: 5 }]
  const { loads, firsts, opened, closed, orders } = countBySecond(visits, 60)
  assert.deepEqual([sum(opened), sum(closed), sum(loads), sum(firsts), orders.length], [178, 177, 179, 1, 177])
})

test('processor time is what the pages and files cost, shared by the processes', () => {
  const visits = visitors(20).map((visit) => ({ ...visit, isFirst: true }))
  const [minute] = runEvening(site, costs, { visits, seconds: 59 })
  const all = 59 * 20 * (5 + 6 * 1 + 2 * 2) * 0.001
  assert.equal(minute!.work.shop.toFixed(3), all.toFixed(3))
  assert.equal(minute!.shop.toFixed(3), (all / 59 / 2).toFixed(3))
  const [withCdn] = runEvening({ ...site, hasCdn: true }, costs, { visits, seconds: 59 })
  assert.equal(withCdn!.work.shop.toFixed(3), (all / 3).toFixed(3))
})

test('an order among few takes as long as a lone one, and the log grows by each', () => {
  const [minute] = runEvening(site, costs, { visits: visitors(1, 60), seconds: 60 })
  assert.ok(Math.abs(minute!.p50Ms - order.answersMs[0]!) < 15, `${minute!.p50Ms}`)
  assert.equal(minute!.orders, 59)
  assert.equal(minute!.walMb, 59)
})

test('orders that all want one product wait for its row, and are refused once it cannot follow', () => {
  const hot = { ...site, hotShare: 1, databaseProcessors: 64, processes: 16, connections: 999 }
  const [calm] = runEvening(hot, costs, { visits: visitors(25, 60), seconds: 60 })
  const [busy] = runEvening(hot, costs, { visits: visitors(45, 60), seconds: 60 })
  const [over] = runEvening(hot, costs, { visits: visitors(150, 60), seconds: 60 })
  assert.ok(calm!.p95Ms < busy!.p95Ms && busy!.p95Ms < over!.p95Ms, `${calm!.p95Ms} ${busy!.p95Ms} ${over!.p95Ms}`)
  assert.deepEqual([calm!.refused, busy!.refused], [0, 0])
  assert.ok(over!.refused > 1_000, `${over!.refused}`)
  assert.deepEqual([firstLimit([calm!]).isReached, firstLimit([calm!, over!]).isReached], [false, true])
  assert.deepEqual(firstLimit([calm!, over!]).part, 'row')
})

test('ten machines of four processes need more connections than PostgreSQL allows by default', () => {
  const ten = { ...site, machines: 10, processes: 4, connections: 97 }
  const limit = firstLimit(runEvening(ten, costs, { visits: visitors(1), seconds: 60 }))
  assert.deepEqual([limit.part, limit.isReached, limit.share.toFixed(2)], ['connections', true, '5.36'])
})

test('streams above the limit of a process are refused, not counted as work', () => {
  const visits = Array.from({ length: 500 }, () => ({ at: 0, isFirst: false, pages: 1, leavesAt: 99, lines: 0 }))
  const [minute] = runEvening({ ...site, streamsOfProcess: 100 }, costs, { visits, seconds: 60 })
  assert.deepEqual([minute!.streams, minute!.openStreams], [2.5, 200])
})
