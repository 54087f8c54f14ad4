// Serves the built files from memory, as of the start.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Log } from '../log.ts'
import { byteRange, isCurrent, mayContinue } from '../net/conditions.ts'
import { type ContentEncoding, encodingFor } from './content-encoding.ts'

const DAY_SECONDS = 86_400
const YEAR_SECONDS = 365 * DAY_SECONDS
/** Files named by content. */
const ASSETS = '/assets/'
/** Browsers ask for a service worker again when a page is opened, and a proxy must not answer with an earlier one. */
const WORKER = /^\/[a-z]+-worker\.js$/
/** Previews of links to the shop on other sites. */
const SHARED = '/share/'

type Headers = Record<string, string | number>

type BuiltFile = {
  type: string
  lastModified: string
  hash: string
  bytes: Bytes
}

/** Of a file that the build compressed, only the compressed copies stay in memory: nearly every client takes one. */
type Bytes = { plain: Buffer } | Record<ContentEncoding, Buffer>

export type BuiltFiles = {
  /** Otherwise calls `next`. */
  answer(req: IncomingMessage, res: ServerResponse, next: () => void): void
}

type Needs = {
  /** Earlier folders win. */
  folders: readonly string[]
  /** Added to every response. */
  headers: Iterable<readonly [string, string]>
  log: Pick<Log, 'error'>
  /** The client folder of a newer build, if there is one: another process already answers with its pages. */
  newer?: () => string | undefined
  /** Paths that are answered with the file of another path. */
  instead?: Readonly<Record<string, string>>
}

/** Logs and skips unreadable files. */
export function openBuiltFiles({
  folders,
  headers: always,
  log,
  newer = () => undefined,
  instead = {},
}: Needs): BuiltFiles {
  const common = Object.fromEntries(always)
  const files = new Map<string, BuiltFile>()
  const readLater = new Set<string>()
  for (const folder of folders.toReversed()) readInto(files, folder, log)
  for (const [path, other] of Object.entries(instead)) {
    const file = files.get(other)
    if (file) files.set(path, file)
  }

  return {
    answer(req, res, next) {
      const path = pathOf(req.url ?? '')
      const file = files.get(path) ?? (path.startsWith(ASSETS) ? newerAsset(path) : undefined)
      if (file) send(file, headersOf(path, file), req, res)
      else if (path.startsWith(ASSETS)) notFound(res)
      else next()
    },
  }

  /** Reads each newer build once. */
  function newerAsset(path: string): BuiltFile | undefined {
    const folder = newer()
    if (folder === undefined || readLater.has(folder)) return undefined
    readLater.add(folder)
    const later = new Map<string, BuiltFile>()
    readInto(later, folder, log)
    for (const [name, file] of later) if (name.startsWith(ASSETS) && !files.has(name)) files.set(name, file)
    return files.get(path)
  }

  function headersOf(path: string, { type, lastModified, bytes }: BuiltFile): Headers {
    return {
      ...common,
      'Content-Type': type,
      'Cache-Control': cachingOf(path),
      'Last-Modified': lastModified,
      'Accept-Ranges': 'bytes',
      ...(path.startsWith(SHARED) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      ...('gzip' in bytes && { Vary: 'Accept-Encoding' }),
    }
  }

  /** A request for another build's script must not get a page. */
  function notFound(res: ServerResponse): void {
    const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
    res.writeHead(404, { ...common, ...type }).end('Not found')
  }
}

function cachingOf(path: string): string {
  if (WORKER.test(path)) return 'no-cache'
  return path.startsWith(ASSETS) ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${DAY_SECONDS}`
}

function send(file: BuiltFile, headers: Headers, req: IncomingMessage, res: ServerResponse): void {
  const requestHeaders = { get: (name: string) => headerOf(req, name) }
  const encoding = 'gzip' in file.bytes ? encodingFor(requestHeaders.get('Accept-Encoding') ?? '') : undefined
  const etag = encoding ? `"${file.hash}-${encoding}"` : `"${file.hash}"`
  const validators = { etag, lastModified: file.lastModified }
  headers.ETag = etag
  if (isCurrent(requestHeaders, validators)) return void res.writeHead(304, headers).end()

  const bytes = bytesIn(file.bytes, encoding)
  if (encoding) headers['Content-Encoding'] = encoding
  const isRangeRequest = req.method === 'GET' && mayContinue(requestHeaders, validators)
  const range = isRangeRequest ? byteRange(requestHeaders.get('Range'), bytes.length) : undefined
  if (range === 'outside') {
    headers['Content-Range'] = `bytes */${bytes.length}`
    return void res.writeHead(416, { ...headers, 'Content-Length': 0 }).end()
  }
  const sent = range ? bytes.subarray(range.first, range.last + 1) : bytes
  if (range) headers['Content-Range'] = `bytes ${range.first}-${range.last}/${bytes.length}`
  headers['Content-Length'] = sent.length
  res.writeHead(range ? 206 : 200, headers).end(req.method === 'HEAD' ? undefined : sent)
}

function bytesIn(bytes: Bytes, encoding: ContentEncoding | undefined): Buffer {
  if ('plain' in bytes) return bytes.plain
  return encoding ? bytes[encoding] : gunzipSync(bytes.gzip)
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name.toLowerCase()]
  return value === undefined ? null : String(value)
}

/** Drops the search. No file's path is badly encoded. */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function readInto(files: Map<string, BuiltFile>, folder: string, log: Pick<Log, 'error'>): void {
  const names = namesIn(folder)
  for (const name of names) {
    const isCopy = /\.(br|gz)$/.test(name) && names.has(name.slice(0, -3))
    if (isCopy) continue
    try {
      files.set(`/${name}`, readFile(folder, name, names))
    } catch (error) {
      log.error(error, { file: name })
    }
  }
}

function namesIn(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => !entry.isDirectory())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  return new Set(paths.map((path) => relative(folder, path)))
}

function readFile(folder: string, name: string, names: ReadonlySet<string>): BuiltFile {
  const plain = readFileSync(join(folder, name))
  const isCompressed = names.has(`${name}.br`) && names.has(`${name}.gz`)
  const copy = (ending: string) => readFileSync(join(folder, name + ending))
  return {
    type: typeOf(name),
    lastModified: statSync(join(folder, name)).mtime.toUTCString(),
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    bytes: isCompressed ? { br: copy('.br'), gzip: copy('.gz') } : { plain },
  }
}

const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css;charset=utf-8',
  gif: 'image/gif',
  html: 'text/html;charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript;charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  mjs: 'text/javascript;charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain;charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'text/xml;charset=utf-8',
}

function typeOf(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
}
