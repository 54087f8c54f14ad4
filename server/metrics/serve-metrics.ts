// Serves /metrics on a separate port, by default only to this machine.
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Log } from '../log.ts'
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
  server.listen({ host, port })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
