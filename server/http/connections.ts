// Limits connections, pipelined requests on each, and their duration.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type ConnectionLimits = {
  connections: number
  /** Requests that wait on a connection; one more closes it. */
  pipelined: number
  /** Closes a connection with pending output and no progress. */
  idleMs: number
  /** From first to last byte. */
  bodyMs(req: IncomingMessage): number
  checkMs: number
}

type Exchange = { req: IncomingMessage; res: ServerResponse; since: number }

const METHOD_NOT_ALLOWED =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
const REQUEST_TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

/** Handles one request per connection at a time. The returned function makes every response close its connection. */
export function limitConnections(server: Server, handle: RequestListener, limits: ConnectionLimits): () => void {
  /** Unfinished exchanges by connection, in request order. */
  const connections = new Map<Socket, Exchange[]>()
  /** Answered before the body arrived; Node continues to read it. */
  const unread = new Map<Socket, Exchange>()
  let isEnding = false

  if (Number.isFinite(limits.connections)) server.maxConnections = limits.connections
  server.timeout = limits.idleMs

  server.on('connection', (socket) => {
    const exchanges: Exchange[] = []
    connections.set(socket, exchanges)
    // Node removes its own listeners for CONNECT.
    socket.on('error', () => {})
    socket.once('close', () => {
      connections.delete(socket)
      unread.delete(socket)
    })
  })

  server.on('request', (req, res) => {
    const { socket } = req
    const exchanges = connections.get(socket)
    if (!exchanges || socket.destroyed) return
    if (isEnding) res.setHeader('Connection', 'close')
    const exchange = { req, res, since: performance.now() }
    exchanges.push(exchange)
    res.once('close', () => onResponseClosed(socket, exchanges, exchange))
    if (exchanges.length === 1) handle(req, res)
    else if (exchanges.length > 1 + limits.pipelined) socket.destroy()
  })

  function onResponseClosed(socket: Socket, exchanges: Exchange[], done: Exchange) {
    exchanges.splice(exchanges.indexOf(done), 1)
    if (socket.destroyed) return
    const now = performance.now()
    if (!done.req.complete) unread.set(socket, { ...done, since: now })
    const [next] = exchanges
    if (next) {
      next.since = now
      handle(next.req, next.res)
    } else if (isEnding) socket.destroySoon()
  }

  server.on('connect', ({ socket }) => {
    // Only if no response is pending, since this one must be the last.
    if (connections.get(socket)?.length === 0) socket.write(METHOD_NOT_ALLOWED)
    else socket.destroy()
    socket.destroySoon()
  })

  server.on('timeout', (socket) => {
    const [first] = connections.get(socket) ?? []
    const isHandling = first !== undefined && first.res.writableLength === 0 && socket.writableLength === 0
    if (isHandling) socket.setTimeout(limits.idleMs)
    else socket.destroy()
  })

  function checkBodies() {
    const now = performance.now()
    for (const [socket, [first]] of connections) {
      if (first && !first.req.complete && now - first.since > limits.bodyMs(first.req)) timeOut(socket, first.res)
    }
    for (const [socket, { req, since }] of unread) {
      if (req.complete) unread.delete(socket)
      else if (now - since > limits.bodyMs(req)) socket.destroy()
    }
  }
  const timer = setInterval(checkBodies, limits.checkMs).unref()
  server.once('close', () => clearInterval(timer))

  return () => {
    isEnding = true
    for (const exchanges of connections.values()) {
      for (const { res } of exchanges) if (!res.headersSent) res.setHeader('Connection', 'close')
    }
  }
}

function timeOut(socket: Socket, res: ServerResponse) {
  if (!res.headersSent) socket.write(REQUEST_TIMEOUT)
  socket.destroySoon()
}
