// Puts the web on a port: built files first, then the handler; ends gently.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestListener, sendResponse } from '@remix-run/node-fetch-server'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { clientAddress, isTrusted } from './client-address.ts'
import { compress } from './compress.ts'
import { type LightHandler, type LightRequest, lightRequest } from './light-request.ts'
import type { LiveStreams } from './live-streams.ts'
import { openOrigins } from './origin.ts'
import type { StoredPages } from './stored-pages.ts'

/** A 100 MB upload over a slow uplink takes its time; the headers of an honest client do not. */
const REQUEST_TIMEOUT_MS = 30 * 60_000
const HEADERS_TIMEOUT_MS = 15_000
const LAST_REQUESTS_MS = 10_000
/** A phone that finds the queue full asks again only after a second. */
const CALLING_AT_ONCE = 4_096

export type WebHandler = (request: Request, address: string) => Promise<Response>
export type StaticFiles = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

export type Served = {
  port: number
  /** Takes no new requests, waits up to 10 s for those under way, and resolves when all connections are closed. */
  stop(): Promise<void>
}

type Serving = {
  config: Pick<Config, 'port' | 'host' | 'publicUrl' | 'trustedProxies'>
  handler: WebHandler
  /** Asked before the handler: it spares what it answers the cost of a whole Request. */
  lightHandler?: LightHandler | undefined
  staticFiles: StaticFiles
  /** Absent in development, where a page changes with every keystroke. */
  pages?: StoredPages | undefined
  live: LiveStreams
  log: Log
}

/** Rejects when the port cannot be had. */
export async function serve({
  config,
  handler,
  lightHandler,
  staticFiles,
  pages,
  live,
  log,
}: Serving): Promise<Served> {
  const publicOrigin = config.publicUrl ? new URL(config.publicUrl).origin : undefined
  const originOf = openOrigins()

  const server = createServer((req, res) => {
    if (live.answer(req, res, () => addressOf(req))) return
    const origin = publicOrigin ?? originOf(req.headers, () => isFromProxy(req))
    if (origin === undefined) return refuse(res, 400, 'The Host header could not be read.')
    // The one method that Node lets in and no Request can have.
    if (req.method === 'TRACE') return refuse(res, 501, 'TRACE is not answered here.')
    const isReading = req.method === 'GET' || req.method === 'HEAD'
    const drawn = () => (isReading ? staticFiles(req, res, () => answer(req, res, origin)) : answer(req, res, origin))
    if (pages) pages.answer(req, res, origin, drawn)
    else drawn()
  })

  function isFromProxy({ socket }: IncomingMessage): boolean {
    return isTrusted(socket.remoteAddress ?? '', config.trustedProxies)
  }

  function addressOf({ socket, headers }: IncomingMessage): string {
    const { 'x-forwarded-for': forwardedFor } = headers
    const said = typeof forwardedFor === 'string' ? forwardedFor : null
    return clientAddress(socket.remoteAddress ?? '', said, config.trustedProxies)
  }

  function answer(req: IncomingMessage, res: ServerResponse, origin: string): void {
    const request = lightRequest(req, origin)
    const answered = lightHandler?.(request, () => addressOf(req))
    if (answered) void sendLight(request, answered, res)
    else answerWhole(req, res, origin)
  }

  async function sendLight(request: LightRequest, answered: Promise<Response>, res: ServerResponse): Promise<void> {
    try {
      const response = await compress(request, await answered)
      if (!res.destroyed) await sendResponse(res, response)
      // What was not wanted of the body goes by, so that the next request on this line is reached.
      res.req.resume()
    } catch (error) {
      log.error(error)
      res.destroy()
    }
  }

  function answerWhole(req: IncomingMessage, res: ServerResponse, origin: string): void {
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

  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.headersTimeout = HEADERS_TIMEOUT_MS

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: config.port, host: config.host, backlog: CALLING_AT_ONCE }, resolve)
  })

  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS)
      await closed
      clearTimeout(timer)
    },
  }
}

function refuse(res: ServerResponse, status: number, message: string): void {
  res.writeHead(status, { 'Content-Type': 'text/plain', Connection: 'close' }).end(message)
}
