// The peer of the shop's streams: a bare node:http server that writes to all open responses.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const open = new Set<ServerResponse>()

const server = createServer((req, res) => {
  if (req.method === 'POST') {
    const bytes = Buffer.from('event: stock\nid: bare.1\ndata: {"bare":1}\n\n')
    for (const stream of open) stream.write(bytes)
    res.end()
    return
  }
  if (!req.url?.startsWith('/live')) return void res.end()
  res.writeHead(200, { 'Content-Type': 'text/event-stream' })
  res.write('retry: 1000\n\n')
  open.add(res)
  res.once('close', () => open.delete(res))
})

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.once('SIGTERM', () => process.exit())
