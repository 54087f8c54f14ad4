// The peer of `POST /orders`: a bare node:http server that commits ten raw lines a request.
import { randomBytes, randomInt } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bareOrder, type OrderPayload } from './bare-order.ts'

/** The first argument: an SQLite file or a PostgreSQL URL, with the shop's tables and products. */
const place = process.argv[2] ?? ''
/** The shop's default (DATABASE_CONNECTIONS). */
const CONNECTIONS = 10
const save = place.startsWith('postgres') ? await rawPostgres(place) : await rawSqlite(place)

const server = createServer((req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', async () => {
    const payload = JSON.parse(Buffer.concat(chunks).toString()) as OrderPayload
    const order = bareOrder(`${randomBytes(8).toString('hex')}${randomInt(1_000)}`, payload)
    await save(String(req.headers['idempotency-key']), order)
    const body = JSON.stringify(order)
    res.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body)
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.once('SIGTERM', () => process.exit(0))

async function rawSqlite(file: string) {
  const { openRawSqlite } = await import('./raw-sqlite.ts')
  return openRawSqlite(file)
}

async function rawPostgres(url: string) {
  const { Pool } = await import('pg')
  const { openRawPostgres } = await import('./raw-postgres.ts')
  return openRawPostgres(new Pool({ connectionString: url, max: CONNECTIONS }))
}
