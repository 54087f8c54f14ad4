// The lower bound of a page's cost: a node:http server with fixed headers and bytes.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `headers` alternates names and values; the body is in base64. */
export type BareAnswer = { headers: string[]; body: string }

/** The first argument is a JSON file with an answer for each path. */
const given: Record<string, BareAnswer> = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const answers = new Map(
  Object.entries(given).map(([path, { headers, body }]) => {
    const bytes = Buffer.from(body, 'base64')
    const at = headers.findIndex((name) => name.toLowerCase() === 'etag')
    const etag = at === -1 ? undefined : headers[at + 1]
    return [path, { headers, bytes, whole: headers.concat('Content-Length', String(bytes.length)), etag }] as const
  }),
)

const server = createServer((req, res) => {
  const answer = answers.get(req.url ?? '')
  if (!answer) res.writeHead(404).end()
  else if (answer.etag !== undefined && req.headers['if-none-match'] === answer.etag)
    res.writeHead(304, answer.headers).end()
  else res.writeHead(200, answer.whole).end(answer.bytes)
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
