// Limits the connections: how many, how many requests on each at once, and how long they may take.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type ConnectionLimits = {
  /** Connections at once; further ones are refused. */
  connections: number
  /** Requests that wait on one connection while the first is answered; one more closes the connection. */
  pipelined: number
  /** A connection on which no byte moves for so long, though there is something to send, is closed. */
  idleMs: number
  /** How long the body of this request may take from its first byte to its last. */
  bodyMs(req: IncomingMessage): number
  /** How often the bodies are checked. */
  checkMs: number
}

type Exchange = { req: IncomingMessage; res: ServerResponse; since: number }

const METHOD_NOT_ALLOWED =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
const REQUEST_TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

/** Calls `handle` with one request of each connection at a time. Returns a function after which every response closes its connection. */
export function limitConnections(server: Server, handle: RequestListener, limits: ConnectionLimits): () => void {
  /** The unfinished exchanges of each open connection, in the order of their requests. */
  const connections = new Map<Socket, Exchange[]>()
  /** Answered before the body had come: Node goes on reading it. */
  const unread = new Map<Socket, Exchange>()
  let isEnding = false

  if (Number.isFinite(limits.connections)) server.maxConnections = limits.connections
  server.timeout = limits.idleMs

  server.on('connection', (socket) => {
    const exchanges: Exchange[] = []
    connections.set(socket, exchanges)
    // For CONNECT Node takes its own listeners off the socket, so these do not rely on them.
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
    // Responses under way would come after this one, which is the last.
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
