// This process's metrics in Prometheus text format: counts and durations, without personal data.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { requestKind } from './request-kind.ts'
import { waits } from '../waits.ts'

/** From a cached page to an upload over a slow connection. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600]

export type MetricSources = {
  /** By outcome. */
  orders: () => ReadonlyMap<string, number>
  /** By outcome. */
  signIns: () => ReadonlyMap<string, number>
  liveStreams: () => number
  /** Orders can be stored. */
  isReady: () => Promise<boolean>
  /** SQLite's write-ahead log; 0 on PostgreSQL. */
  walBytes: () => number
  /** Undefined if there is none. */
  lastBackup: () => Promise<Date | undefined>
  /** The last completed check; undefined if there is none. */
  lastDataCheck: () => Promise<{ at: string; counts: Readonly<Partial<Record<string, number>>> } | undefined>
  faultKinds: readonly string[]
}

export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

export type Metrics = {
  /** Called before each request is answered. */
  observe(req: IncomingMessage, res: ServerResponse): void
  text(): Promise<string>
  contentType: string
  /** For another process, each with a label `process`. */
  values(process: string): Promise<MetricValues>
}

export function openMetrics(sources: MetricSources): Metrics {
  const { orders, signIns, liveStreams, isReady, walBytes, lastBackup, lastDataCheck, faultKinds } = sources
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'shop_requests_total',
    help: 'Requests by kind and status of the response',
    labelNames: ['kind', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'shop_request_seconds',
    help: 'Time from the head of a request to the end of its response, but for live streams',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers: [registry],
  })
  const uploadedBytes = new Counter({
    name: 'shop_upload_bytes_total',
    help: 'Bytes of uploads that were taken',
    registers: [registry],
  })

  /** Counts by label, read on each scrape. */
  function addCounter(name: string, help: string, label: string, read: () => Iterable<readonly [string, number]>) {
    const counter = new Counter({
      name,
      help,
      labelNames: [label],
      registers: [],
      collect() {
        this.reset()
        for (const [value, count] of read()) this.inc({ [label]: value }, count)
      },
    })
    registry.registerMetric(counter)
  }
  function addGauge(name: string, help: string, read: () => number | Promise<number>) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(await read())
      },
    })
    registry.registerMetric(gauge)
  }
  addCounter('shop_orders_total', 'Orders by outcome: placed, repeated, or why refused', 'outcome', orders)
  addCounter('shop_sign_ins_total', 'Sign-ins by outcome', 'outcome', signIns)
  addCounter('shop_waits_total', 'Waits that have ended, by what they were for', 'for', () => waited('ended'))
  addCounter('shop_waits_seconds_total', 'How long these waits took together', 'for', () => waited('seconds'))
  addGauge('shop_live_streams', 'Open pages that hear of changes at once', liveStreams)
  addGauge('shop_ready', '1 while orders can be stored', async () => ((await isReady()) ? 1 : 0))
  addGauge('shop_wal_bytes', 'Size of the write-ahead log of SQLite, which grows while checkpoints fail', walBytes)
  addGauge(
    'shop_last_backup_timestamp_seconds',
    'When the last backup was made, as Unix time; 0 for none',
    async () => {
      return ((await lastBackup())?.getTime() ?? 0) / 1_000
    },
  )
  addGauge(
    'shop_last_data_check_timestamp_seconds',
    'When the data of the shop was last checked, as Unix time; 0 for never',
    async () => Date.parse((await lastDataCheck())?.at ?? new Date(0).toISOString()) / 1_000,
  )
  const faults = new Gauge({
    name: 'shop_data_faults',
    help: 'Faults that the last check of the data found, by kind; a kind without faults is 0',
    labelNames: ['kind'],
    registers: [],
    async collect() {
      const counts = (await lastDataCheck())?.counts
      for (const kind of counts ? faultKinds : []) this.set({ kind }, counts?.[kind] ?? 0)
    },
  })
  registry.registerMetric(faults)
  const waiting = new Gauge({
    name: 'shop_waiting',
    help: 'How many wait at this moment, by what they wait for',
    labelNames: ['for'],
    registers: [],
    collect() {
      for (const [name, { now }] of waits()) this.set({ for: name }, now)
    },
  })
  registry.registerMetric(waiting)

  return {
    observe(req, res) {
      const since = performance.now()
      const kind = requestKind(req.method ?? '', req.url ?? '')
      res.once('close', () => {
        // 499 is nginx's status for a client that left before the response.
        const status = res.writableEnded || res.headersSent ? res.statusCode : 499
        requests.inc({ kind, status })
        if (kind !== 'live') durations.observe({ kind }, (performance.now() - since) / 1_000)
        if (kind === 'upload' && status < 300) uploadedBytes.inc(Number(req.headers['content-length'] ?? 0))
      })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
    values(process) {
      registry.setDefaultLabels({ process })
      return registry.getMetricsAsJSON()
    },
  }
}

function waited(part: 'ended' | 'seconds') {
  return [...waits()].map(([name, each]) => [name, each[part]] as const)
}
