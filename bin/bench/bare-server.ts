// What a page could cost at the least: a node:http server that sends given bytes and does nothing else. Runs on its own.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [, , file = '', etag = ''] = process.argv
const bytes = readFileSync(file)

const server = createServer((req, res) => {
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, { ETag: etag }).end()
    return
  }
  res.writeHead(200, {
    'Content-Type': 'text/html',
    'Content-Encoding': 'br',
    'Content-Length': bytes.length,
    ETag: etag,
  })
  res.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
