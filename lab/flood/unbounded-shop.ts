// The control of the flood: a server without bounds, guards or error handlers.
import { createReadStream, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../../build/current/client/hero/hero-wide.mp4')
const { size } = statSync(FILE)
const pages = ['/', '/ordernow', '/pricelist', '/products.json', '/pricelist.pdf', '/healthz']

function answer(req: IncomingMessage, res: ServerResponse): void {
  if (req.method === 'POST') return void res.writeHead(201).end('{}')
  if (pages.includes(req.url ?? '')) return void res.end('page')
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(req.headers.range ?? '') ?? []
  const start = Number(from)
  const end = to ? Number(to) : size - 1
  createReadStream(FILE, { start, end }).pipe(res)
}

const server = createServer(answer)
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://localhost:${(server.address() as AddressInfo).port}/ordernow\n`)
})
process.once('SIGTERM', () => process.exit(0))
