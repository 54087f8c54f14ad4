// A cached page's cost beside a bare server with the same bytes.
import { setTimeout as wait } from 'node:timers/promises'
import { languages } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'
import { inTurns } from '../in-turns.ts'
import { load } from '../load/http-load.ts'
import { pageRequest } from '../load/requests.ts'
import { ratioRow, type Row } from '../row.ts'
import { withScratchFolder, withScratchShop } from '../scratch-shop.ts'
import { onSharedCore } from '../shared-core.ts'
import { type Fetched, fetchPage, startBarePages } from './bare-pages.ts'

const PATHS = languages.map((language) => pathIn(language, '/ordernow'))
const CLIENTS = 32
const ROUNDS = 5
const WARM_UP_SECONDS = 4
/** After this time an unchanged page is fully compressed. */
const UNCHANGED_MS = 6_000

/** The order page of each language in brotli, and with If-None-Match; each in alternating runs with the bare server. */
export function benchPages({ quick }: { quick: boolean }): Promise<Row[]> {
  return withScratchShop({ demo: true }, ({ origin, pid }) =>
    withScratchFolder(async (folder) => {
      const pages: Record<string, Fetched> = {}
      for (const path of PATHS) pages[path] = await lastingPage(origin + path)
      const bare = await startBarePages(folder, pages)
      try {
        const ports = { shop: Number(new URL(origin).port), peer: bare.port }
        const { host } = new URL(origin)
        const rows: Row[] = []
        await onSharedCore([pid, bare.pid], async () => {
          for (const [path, page] of Object.entries(pages)) {
            rows.push(...(await measurePage(ports, { path, page, host, seconds: quick ? 0.5 : 3 })))
          }
        })
        return rows
      } finally {
        await bare.stop()
      }
    }),
  )
}

type Ports = { shop: number; peer: number }
type Measured = { path: string; page: Fetched; host: string; seconds: number }

async function measurePage(ports: Ports, { path, page, host, seconds }: Measured): Promise<Row[]> {
  const whole = await measure(ports, seconds, pageRequest(path, { Host: host }), 200)
  const known = await measure(ports, seconds, pageRequest(path, { Host: host, 'If-None-Match': page.etag }), 304)
  return [
    ratioRow(`${path}, ${page.bytes.length} bytes of brotli`, '/s', whole.perSecond, { atLeast: 0.8 }),
    ratioRow('  the slowest of a hundred', 'ms', whole.p99Ms, { atMost: 3 }),
    ratioRow(`${path} with If-None-Match`, '/s', known.perSecond, { atLeast: 0.85 }),
  ]
}

async function measure(ports: Ports, seconds: number, request: string, status: number) {
  const from = (port: number, lasting = seconds) => load({ port, clients: CLIENTS, seconds: lasting, request, status })
  for (const port of Object.values(ports)) await from(port, WARM_UP_SECONDS)
  const { shop, peer } = await inTurns(ROUNDS, { shop: () => from(ports.shop), peer: () => from(ports.peer) })
  return {
    perSecond: { shop: shop.map((run) => run.perSecond), peer: peer.map((run) => run.perSecond) },
    p99Ms: { shop: shop.map((run) => run.p99Ms), peer: peer.map((run) => run.p99Ms) },
  }
}

async function lastingPage(url: string): Promise<Fetched> {
  const headers = { 'Accept-Encoding': 'br' }
  let page = await fetchPage(url, headers)
  for (;;) {
    await wait(UNCHANGED_MS)
    const later = await fetchPage(url, headers)
    if (later.etag === page.etag && later.bytes.equals(page.bytes)) return later
    page = later
  }
}
