// Serves /metrics on a separate port, by default only to this machine.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from '../log.ts'
import { listen } from '../net/listen.ts'
import type { Metrics } from './metrics.ts'

export type MetricsPlace = { host: string; port: number }
export type ServedMetrics = { port: number; close(): void }

/** Rejects if the port is unavailable. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: MetricsPlace,
  log: Pick<Log, 'error'>,
): Promise<ServedMetrics> {
  const server = createServer(async ({ url, method }, res) => {
    if (url !== '/metrics' || method !== 'GET') return res.writeHead(404).end()
    try {
      const text = await metrics.text()
      return res.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text)
    } catch (error) {
      log.error(error)
      return res.writeHead(500).end()
    }
  })
  await listen(server, { host, port }, { port: 'METRICS', host: 'METRICS' })
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
