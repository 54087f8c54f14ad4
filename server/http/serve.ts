// Serves the shop on a port: live streams, cached pages, built files, then the handler.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isOrderLinkPath } from '#domain/order/order-link.ts'
import { largestFile } from '#domain/upload.ts'
import { type AddressInfo, Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createRequestListener } from '@remix-run/node-fetch-server'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { clientAddress, isTrusted } from '../net/client-address.ts'
import { listen } from '../net/listen.ts'
import { compress } from './compress.ts'
import { limitConnections, type ConnectionLimits } from './connections.ts'
import type { LiveStreams } from '../live/live-streams.ts'
import { affordableConnections } from './open-files.ts'
import { createOriginReader } from './origin.ts'
import type { PageCache } from './page-cache.ts'
import { createThrottle } from '../throttle.ts'

/** A 100 MB upload may be slow; headers, orders and forms of an honest client are not. */
const UPLOAD_TIMEOUT_MS = 30 * 60_000
const BODY_TIMEOUT_MS = 60_000
const HEADERS_TIMEOUT_MS = 15_000
const CHECK_MS = 5_000
/** Browsers do not pipeline; few other programs send more than ten ahead. */
const MAX_PIPELINED = 15
/** The usual timeout of proxies. */
const IDLE_MS = 60_000
const LAST_REQUESTS_MS = 10_000
const RETIRE_MS = 60_000
const RETIRE_LOOK_MS = 50
const LOG_INTERVAL_MS = 60_000
/** A phone that finds the listen queue full retries only after a second. */
const BACKLOG = 4_096
/** Some other methods cannot be in a Request, and no route answers any. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A year, without subdomains: they may not support TLS. */
const STRICT_TRANSPORT = 'max-age=31536000'

export type WebHandler = (request: Request, address: string) => Promise<Response>
export type StaticFiles = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

export type Served = {
  port: number
  /**
   * Accepts no more connections, and closes each after its next response or when it has been idle. Resolves when only
   * live streams are left, after a minute at most.
   */
  retire(): Promise<void>
  /** Closes each connection after its pending response, and waits for `settled`; resolves after 10 s at most. */
  stop(): Promise<void>
}

type Serving = {
  config: Pick<Config, 'port' | 'host' | 'publicUrl' | 'trustedProxies'>
  handler: WebHandler
  staticFiles: StaticFiles
  /** Redirects elsewhere; undefined for a badly encoded path. */
  canonicalPath?: ((path: string) => string | undefined) | undefined
  headers?: Iterable<readonly [string, string]>
  limits?: Partial<ConnectionLimits>
  /** Absent in development, where pages change constantly. */
  pages?: PageCache | undefined
  live: LiveStreams
  log: Log
  /** Resolves when no answer is under way, also for clients that have gone. */
  settled?: () => Promise<void>
  lastRequestsMs?: number
  /** Called before each request is answered. */
  observe?: ((req: IncomingMessage, res: ServerResponse) => void) | undefined
}

/** Rejects if the port is unavailable. */
export async function serve({
  config,
  handler,
  staticFiles,
  canonicalPath = (path) => path,
  headers: always = [],
  limits,
  pages,
  live,
  log,
  observe = () => {},
  settled = async () => {},
  lastRequestsMs = LAST_REQUESTS_MS,
}: Serving): Promise<Served> {
  const publicOrigin = config.publicUrl ? new URL(config.publicUrl).origin : undefined
  const originOf = createOriginReader()
  const common = Object.fromEntries(always)

  const isSecure = publicOrigin?.startsWith('https:') === true

  // Two Host headers join into an invalid one.
  const server = createServer({ joinDuplicateHeaders: true, connectionsCheckingInterval: CHECK_MS })

  /** An error thrown during a request would end the process. */
  function guarded(res: ServerResponse, work: () => void): void {
    try {
      work()
    } catch (error) {
      log.error(error)
      res.destroy()
    }
  }

  function handle(req: IncomingMessage, res: ServerResponse): void {
    const { url = '', method = '' } = req
    observe(req, res)
    if (isSecure) res.setHeader('Strict-Transport-Security', STRICT_TRANSPORT)
    if (!url.startsWith('/')) return refuse(res, 400, 'The address of a request must be a path.')
    if (req.headers.host?.includes(',')) return refuse(res, 400, 'The Host header could not be read.')
    if (live.answer(req, res, () => addressOf(req))) return
    const origin = publicOrigin ?? originOf(req.headers, () => isFromProxy(req))
    if (origin === undefined) return refuse(res, 400, 'The Host header could not be read.')
    if (!METHODS.has(method)) return refuse(res, 501, `${method} is not answered here.`)
    const isReading = method === 'GET' || method === 'HEAD'
    const byHandler = () => guarded(res, () => answer(req, res, origin))
    const byFiles = () => (isReading ? guarded(res, () => staticFiles(req, res, byHandler)) : byHandler())
    if (pages) pages.answer(req, res, origin, byFiles)
    else byFiles()
  }

  function refuse(res: ServerResponse, status: number, message: string): void {
    const headers = { ...common, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }
    res.writeHead(status, headers).end(message)
  }

  function isFromProxy({ socket }: IncomingMessage): boolean {
    return isTrusted(socket.remoteAddress ?? '', config.trustedProxies)
  }

  function addressOf({ socket, headers }: IncomingMessage): string {
    const { 'x-forwarded-for': forwardedFor } = headers
    const chain = typeof forwardedFor === 'string' ? forwardedFor : null
    return clientAddress(socket.remoteAddress ?? '', chain, config.trustedProxies)
  }

  function answer(req: IncomingMessage, res: ServerResponse, origin: string): void {
    const { pathname, search } = new URL(origin + req.url)
    const canonical = canonicalPath(pathname)
    if (canonical === undefined) return refuse(res, 400, 'The address could not be read.')
    if (canonical !== pathname && (req.method === 'GET' || req.method === 'HEAD')) {
      const kept = isOrderLinkPath(pathname) ? 'no-store' : 'public, max-age=3600'
      res.writeHead(308, { ...common, Location: canonical + search, 'Cache-Control': kept }).end()
      return
    }
    answerByHandler(req, res, origin)
  }

  function answerByHandler(req: IncomingMessage, res: ServerResponse, origin: string): void {
    const { host, protocol } = new URL(origin)
    const answering = createRequestListener(
      async (request) => compress(request, await handler(request, addressOf(req))),
      {
        host,
        protocol,
        onError(error) {
          log.error(error)
        },
      },
    )
    answering(req, res)
  }

  server.requestTimeout = UPLOAD_TIMEOUT_MS
  server.headersTimeout = HEADERS_TIMEOUT_MS
  const closeAfterAnswers = limitConnections(server, (req, res) => guarded(res, () => handle(req, res)), {
    connections: affordableConnections(),
    pipelined: MAX_PIPELINED,
    idleMs: IDLE_MS,
    bodyMs: ({ url = '' }) => (isUpload(url) ? UPLOAD_TIMEOUT_MS : BODY_TIMEOUT_MS),
    checkMs: CHECK_MS,
    ...limits,
  })
  const isLogDue = createThrottle(LOG_INTERVAL_MS)
  server.on('drop', () => {
    if (isLogDue()) log.warn('connection refused', { connections: server.maxConnections })
  })

  await listen(server, { port: config.port, host: config.host, backlog: BACKLOG }, { port: 'PORT', host: 'HOST' })

  return {
    port: (server.address() as AddressInfo).port,
    async retire() {
      closeAfterAnswers()
      // The close of http.Server would close idle connections too, on which a request may be coming.
      Server.prototype.close.call(server)
      const connections = promisify(server.getConnections.bind(server))
      for (const since = performance.now(); performance.now() - since < RETIRE_MS; await wait(RETIRE_LOOK_MS))
        if ((await connections()) <= live.count()) return
    },
    async stop() {
      closeAfterAnswers()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const late = wait(lastRequestsMs, undefined, { ref: false }).then(() => server.closeAllConnections())
      await closed
      await Promise.race([settled(), late])
    },
  }
}

export function isUpload(url: string): boolean {
  const [path = ''] = url.split('?')
  return path.startsWith('/media/') || largestFile(path) !== undefined
}
