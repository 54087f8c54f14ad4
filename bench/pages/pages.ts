// What a page costs beside a bare server that sends the same bytes.
import { get } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { RunningShop } from '#test/shop/running-shop.ts'
import { startKept } from '#test/processes/supervised-child.ts'
import { load, type Load } from '../load/http-load.ts'
import { atLeast, atMost, type Row } from '../row.ts'

const BROTLI = { 'Accept-Encoding': 'br' }
const CONNECTIONS = 32
/** Node writes these by itself, or they say how long the body is. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'content-encoding', 'content-length'])
const ROUNDS = 3
const WARM_UP_SECONDS = 4

/** /ordernow in brotli, and for who has it already; each in turn with the bare server, the middle of three rounds. */
export async function benchPages(shop: RunningShop, seconds: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  const page = await lastingPage(shop.origin)
  writeFileSync(join(folder, 'page.br'), page.bytes)
  const program = [join(import.meta.dirname, 'bare-server.ts'), join(folder, 'page.br'), JSON.stringify(page.headers)]
  const bare = startKept(process.execPath, program, { env: {} })
  try {
    const bareOrigin = `http://127.0.0.1:${await firstLine(bare.process.stdout)}`
    const ask = (origin: string, headers: Record<string, string>, lasting = seconds) => {
      return load({ origin, path: '/ordernow', headers, connections: CONNECTIONS, seconds: lasting })
    }
    const measured = async (headers: Record<string, string>) => {
      for (const origin of [bareOrigin, shop.origin]) await ask(origin, headers, WARM_UP_SECONDS)
      const rounds: { ours: Load; bare: Load }[] = []
      while (rounds.length < ROUNDS) {
        rounds.push({ bare: await ask(bareOrigin, headers), ours: await ask(shop.origin, headers) })
      }
      return rounds.toSorted((a, b) => ratioOf(a) - ratioOf(b))[Math.floor(ROUNDS / 2)] as (typeof rounds)[number]
    }
    const whole = await measured(BROTLI)
    const known = await measured({ ...BROTLI, 'If-None-Match': page.etag })
    return [
      atLeast(`/ordernow, ${page.bytes.length} bytes of brotli`, whole.ours.perSecond, '/s', whole.bare.perSecond, 0.7),
      atMost('  the slowest of a hundred', whole.ours.p99Ms, 'ms', whole.bare.p99Ms, 3),
      atLeast('/ordernow with If-None-Match', known.ours.perSecond, '/s', known.bare.perSecond, 0.8),
    ]
  } finally {
    await bare.stop()
    rmSync(folder, { recursive: true })
  }
}

function ratioOf({ ours, bare }: { ours: Load; bare: Load }): number {
  return ours.perSecond / bare.perSecond
}

/** The page as it is once it has been made as small as can be. */
async function lastingPage(origin: string) {
  await fetchPage(origin)
  await new Promise((made) => setTimeout(made, 6_000))
  return fetchPage(origin)
}

async function fetchPage(origin: string) {
  return new Promise<{ bytes: Buffer; etag: string; headers: string[] }>((resolve, reject) => {
    get(`${origin}/ordernow`, { headers: BROTLI }, async (res) => {
      const chunks: Buffer[] = []
      for await (const chunk of res) chunks.push(chunk as Buffer)
      const headers = Object.entries(res.headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
      resolve({ bytes: Buffer.concat(chunks), etag: String(res.headers.etag), headers: headers.flat().map(String) })
    }).on('error', reject)
  })
}

async function firstLine(output: NodeJS.ReadableStream | null): Promise<string> {
  if (!output) throw new Error('The bare server has no output')
  for await (const line of createInterface(output)) return line
  throw new Error('The bare server did not open')
}
