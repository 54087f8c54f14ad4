import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import test from 'node:test'
import parse from 'parse-prometheus-text-format'
import { openMetrics } from './metrics.ts'
import { requestKind } from './request-kind.ts'
import { createTally } from './tally.ts'
import { measureWait } from '../waits.ts'

function opened() {
  const orders = createTally<string>()
  const metrics = openMetrics({
    orders: orders.counts,
    signIns: () => new Map(),
    liveStreams: () => 7,
    isReady: async () => false,
    walBytes: () => 4_096,
    lastBackup: async () => new Date('2026-10-28T06:30:00Z'),
    lastDataCheck: async () => ({ at: '2026-10-28T06:30:00.000Z', counts: { stock: 3 } }),
    faultKinds: ['file', 'stock', 'orders'],
  })
  /** A status of undefined means that the client left early. */
  function request(method: string, url: string, status: number | undefined, length = '0') {
    const res = Object.assign(new EventEmitter(), { statusCode: status ?? 200, headersSent: status !== undefined })
    metrics.observe(
      { method, url, headers: { 'content-length': length } } as IncomingMessage,
      res as never as ServerResponse,
    )
    res.emit('close')
  }
  /** As another program parses them. */
  async function samples(name: string) {
    const family = parse(await metrics.text()).find((each) => each.name === name)
    assert.ok(family, `${name} is not told`)
    return family.metrics.map(({ labels, value }) => [...Object.values(labels ?? {}), Number(value)].join(' '))
  }
  return { orders, metrics, request, samples }
}

test('requests are counted by kind and status, and timed but for live streams', async () => {
  const { request, samples, metrics } = opened()
  request('POST', '/orders', 201)
  request('POST', '/orders', 201)
  request('GET', '/ordernow?q=x', 200)
  request('GET', '/ordernow', undefined)
  request('GET', '/live?topics=orders', 200)
  request('POST', '/media/image/upload', 200, '1024')
  assert.deepEqual(await samples('shop_requests_total'), [
    'order 201 2',
    'page 200 1',
    'page 499 1',
    'live 200 1',
    'upload 200 1',
  ])
  assert.deepEqual(await samples('shop_upload_bytes_total'), ['1024'])
  const text = await metrics.text()
  assert.match(text, /^shop_request_seconds_count\{kind="order"\} 2$/m)
  assert.doesNotMatch(text, /shop_request_seconds_count\{kind="live"\}/)
})

test('orders, live streams, readiness and waits are read on request', async () => {
  const { orders, samples } = opened()
  orders.add('placed')
  orders.add('stock')
  orders.add('placed')
  const gate = Promise.withResolvers<void>()
  const waiting = measureWait('image', gate.promise)
  assert.deepEqual(await samples('shop_orders_total'), ['placed 2', 'stock 1'])
  assert.deepEqual(await samples('shop_orders_total'), ['placed 2', 'stock 1'], 'asked again')
  assert.deepEqual(await samples('shop_live_streams'), ['7'])
  assert.deepEqual(await samples('shop_ready'), ['0'])
  assert.deepEqual(await samples('shop_wal_bytes'), ['4096'])
  assert.deepEqual(await samples('shop_last_backup_timestamp_seconds'), ['1793169000'])
  assert.deepEqual(await samples('shop_last_data_check_timestamp_seconds'), ['1793169000'])
  assert.deepEqual((await samples('shop_data_faults')).slice(0, 3), ['file 0', 'stock 3', 'orders 0'])
  assert.ok((await samples('shop_waiting')).includes('image 1'))
  gate.resolve()
  await waiting
  assert.ok((await samples('shop_waiting')).includes('image 0'))
})

test('the process reports its memory, its event loop and its open files', async () => {
  const { samples } = opened()
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'process_open_fds'])
    assert.equal((await samples(name)).length, 1)
})

test('each request has its kind', () => {
  const table = [
    ['GET', '/', 'page'],
    ['GET', '/pricelist.pdf', 'page'],
    ['GET', '/ordernow.data?x=1', 'data'],
    ['GET', '/assets/root-1.js', 'asset'],
    ['GET', '/logo.svg', 'asset'],
    ['GET', '/media/image/upload/a.jpg', 'media'],
    ['PATCH', '/media/video/pieces/7', 'upload'],
    ['POST', '/orders', 'order'],
    ['GET', '/admin/orders.data', 'office'],
    ['POST', '/vinayagaadmin.data', 'office'],
    ['GET', '/readyz', 'health'],
    ['GET', '/live', 'live'],
  ] as const
  for (const [method, url, kind] of table) assert.equal(requestKind(method, url), kind, url)
})

test('the ready dashboard uses only reported metrics', async () => {
  const { metrics, request, orders } = opened()
  request('GET', '/', 500)
  orders.add('placed')
  const told = await metrics.text()
  const dashboard = readFileSync(join(import.meta.dirname, '../../deploy/grafana-dashboard.json'), 'utf8')
  const asked = new Set([...dashboard.matchAll(/\b(?:shop|process|nodejs)_\w+/g)].map(([name]) => name))
  assert.ok(asked.size > 10)
  for (const name of asked) assert.ok(told.includes(`# TYPE ${name.replace(/_bucket$/, '')} `), name)
})
