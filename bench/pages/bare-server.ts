// What a page could cost at the least: a node:http server that sends given headers and bytes and does nothing else.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [, , file = '', headersAsJson = '[]'] = process.argv
const bytes = readFileSync(file)
/** Names and values in turn. */
const headers: string[] = JSON.parse(headersAsJson)
const etag = headers[headers.findIndex((name) => name.toLowerCase() === 'etag') + 1]
const whole = [...headers, 'Content-Encoding', 'br', 'Content-Length', String(bytes.length)]

const server = createServer((req, res) => {
  if (req.headers['if-none-match'] === etag) res.writeHead(304, headers).end()
  else res.writeHead(200, whole).end(bytes)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
