// Makes up honest, odd and malformed requests to every kind of address.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'

const METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH', 'FOO', 'get', '']
const VERSIONS = ['HTTP/1.0', 'HTTP/1.1', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.', '']
const HOSTS = ['shop.in', 'other.in:80', 'a b', '[', 'me@shop.in', 'a,b', '', 'x'.repeat(300)]
const RANGES = [
  'bytes=0-0',
  'bytes=9-2',
  'bytes=-5',
  'bytes=-0',
  'bytes=5-',
  'bytes=99999999999-',
  'bytes=0-1,3-4',
  'bytes=0-18446744073709551616',
  'bytes=-',
  'items=0-5',
  'bytes=a-b',
  `bytes=${'0-1,'.repeat(200)}5-6`,
]
const TAGS = ['*', '"a"', 'W/"a", "b"', 'a', '"', ',,,', '"x",'.repeat(100)]
const DATES = ['Mon, 23 Nov 2026 10:00:00 GMT', 'yesterday', '0', 'Thu, 01 Jan 1970 00:00:00 GMT']
const ENCODINGS = ['br', 'gzip', 'br;q=0', 'br;q=0.1, gzip;q=1', '*', 'identity;q=0', ';;;', 'br;q=x', 'zstd']
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'application/offset+octet-stream',
  'text/plain;charset=nonsense',
  ';',
]
const BODIES = [
  '{}',
  '{"items":[{"id":"x","quantity":1}],"customer":{}}',
  '{"__proto__":{"a":1},"items":[]}',
  '['.repeat(2_000),
  'email=owner%40shop.test&password=wrong',
  'a=1&'.repeat(1_500),
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\u0089PNG\r\n--b--\r\n',
  '--b\r\n'.repeat(50),
  '\u0000\u0001\u00ff'.repeat(300),
  'x'.repeat(20_000),
  '',
]
const ODD_HEADERS = [
  'Connection: keep-alive',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Expect: 100-continue',
  'Expect: nothing',
  'Cookie: session=0123456789abcdef0123',
  `Cookie: ${'a=b; '.repeat(500)}`,
  'X-Forwarded-For: 1.2.3.4, <script>',
  'X-Forwarded-Host: [\r\nX-Forwarded-Proto: gopher',
  'Origin: http://elsewhere.test',
  'Sec-Fetch-Site: cross-site',
  'Idempotency-Key: flood',
  'Upload-Length: 9999999999\r\nTus-Resumable: 1.0.0',
  'Upload-Offset: -1',
  'Last-Event-ID: 99999999999999999999',
  'Content-Encoding: gzip',
  'Content-Range: bytes 0-1/2',
  `X-Long: ${'y'.repeat(20_000)}`,
  'X-Many: 1\r\n'.repeat(1_900).trimEnd(),
  'No colon',
  'Bad\u0000Name: 1',
  ' folded: line',
]

/** One request as text; `path` is an honest request's. */
export function madeUpRequest(random: SeededRandom, path: string): string {
  const method = random.oneIn(3) ? random.pick(METHODS) : 'GET'
  const version = random.oneIn(8) ? random.pick(VERSIONS) : 'HTTP/1.1'
  const headers = headersOf(random)
  const body = method === 'GET' && !random.oneIn(20) ? '' : random.pick(BODIES)
  const framed = framing(random, body)
  return `${method} ${targetOf(random, path)} ${version}\r\n${[...headers, ...framed.headers].map((line) => `${line}\r\n`).join('')}\r\n${framed.body}`
}

function targetOf(random: SeededRandom, path: string): string {
  if (!random.oneIn(4)) return path
  return random.pick([
    `${path}/`,
    `/${path}`,
    path.toUpperCase(),
    `${path}%`,
    `${path}%00`,
    `${path}%ff`,
    `/..${path}`,
    `${path}/../..${path}`,
    path.replaceAll('/', '\\'),
    `http://shop.in${path}`,
    `${path}?${'q=1&'.repeat(1 + random.integer(0, 2999))}`,
    `${path}?_routes=x&index&category=${random.integer(0, 999)}`,
    `/${random.integer(0, 999999)}`,
    '*',
    'ordernow',
    '',
    '/%',
    '//',
    '/__proto__',
    `/media/image/upload/w_${random.integer(0, 9998)},f_avif/x.png`,
  ])
}

function headersOf(random: SeededRandom): string[] {
  const often = random.oneIn(2)
  return [
    !random.oneIn(30) && `Host: ${random.oneIn(10) ? random.pick(HOSTS) : 'shop.in'}`,
    random.oneIn(50) && 'Host: second.in',
    often && random.oneIn(2) && `Range: ${random.pick(RANGES)}`,
    often && random.oneIn(4) && `If-None-Match: ${random.pick(TAGS)}`,
    often && random.oneIn(6) && `If-Modified-Since: ${random.pick(DATES)}`,
    often && random.oneIn(6) && `If-Range: ${random.pick([...TAGS, ...DATES])}`,
    often && random.oneIn(3) && `Accept-Encoding: ${random.pick(ENCODINGS)}`,
    random.oneIn(12) && 'Connection: close',
    random.oneIn(6) && random.pick(ODD_HEADERS),
  ].filter((line) => line !== false)
}

function framing(random: SeededRandom, body: string): { headers: string[]; body: string } {
  if (body === '') return { headers: random.oneIn(40) ? ['Content-Length: 50'] : [], body }
  const type = `Content-Type: ${random.pick(TYPES)}`
  const length = Buffer.byteLength(body)
  const chunk = `${length.toString(16)}\r\n${body}\r\n`
  return random.pick([
    { headers: [type, `Content-Length: ${length}`], body },
    { headers: [type, `Content-Length: ${length}`], body },
    { headers: [type, `Content-Length: ${length + 500}`], body },
    { headers: [type, `Content-Length: ${Math.max(0, length - 5)}`], body },
    { headers: [type, 'Content-Length: -1'], body },
    { headers: [type, `Content-Length: ${length}`, 'Content-Length: 7'], body },
    { headers: [type, `Content-Length: ${length}`, 'Transfer-Encoding: chunked'], body: `${chunk}0\r\n\r\n` },
    { headers: [type, 'Transfer-Encoding: chunked'], body: `${chunk}0\r\n\r\n` },
    { headers: [type, 'Transfer-Encoding: chunked'], body: chunk },
    { headers: [type, 'Transfer-Encoding: chunked'], body: `zz\r\n${body}` },
    { headers: [type, 'Transfer-Encoding: gzip, chunked'], body: `${chunk}0\r\n\r\n` },
  ])
}
