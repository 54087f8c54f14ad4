// A load generator: each client sends its next request after the last answer.
import { connect } from 'node:net'
import { quantile } from '../statistics.ts'

export type Load = {
  port: number
  clients: number
  /** Each client sends at least one request. */
  seconds: number
  /** The raw request; a function is called for each. */
  request: string | (() => string)
  status: number
  /** The rate of all clients together; unlimited by default. */
  perSecond?: number
  /** Each request opens a connection and should send `Connection: close`. */
  newConnections?: boolean
}

export type Loaded = { perSecond: number; p50Ms: number; p99Ms: number }

/** Shared by all sockets to save the clients' cost: each is done with it before the next reads. */
const READ_INTO = Buffer.alloc(256 * 1024)

/** Throws on an answer with another status: a refused order must not count as a quick one. */
export async function load({ clients, seconds, perSecond, ...each }: Load): Promise<Loaded> {
  const started = performance.now()
  const everyMs = perSecond === undefined ? 0 : (clients / perSecond) * 1_000
  const client = { ...each, everyMs, until: started + seconds * 1_000 }
  const times = (await Promise.all(Array.from({ length: clients }, () => runClient(client)))).flat()
  const tookSeconds = (performance.now() - started) / 1_000
  return { perSecond: times.length / tookSeconds, p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) }
}

type Client = Omit<Load, 'clients' | 'seconds' | 'perSecond'> & { until: number; everyMs: number }

async function runClient({ port, request, status, newConnections, until, everyMs }: Client): Promise<number[]> {
  const { promise, resolve, reject } = Promise.withResolvers<number[]>()
  const times: number[] = []
  const reader = answerReader()
  let dueAt = performance.now() + Math.random() * everyMs
  let sentAt = 0
  let socket = dial()

  function dial() {
    const dialled = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: READ_INTO, callback: read } })
    dialled.on('connect', newConnections ? write : next)
    dialled.on('error', reject)
    dialled.on('close', () => dialled === socket && reject(new Error('The connection was closed')))
    if (newConnections) sentAt = performance.now()
    return dialled
  }
  function next() {
    const waitMs = dueAt - performance.now()
    if (times.length > 0 && performance.now() + Math.max(waitMs, 0) >= until) return resolve(times)
    if (waitMs > 1) setTimeout(send, waitMs)
    else send()
  }
  function send() {
    dueAt += everyMs
    if (newConnections) {
      const last = socket
      socket = dial()
      last.destroy()
    } else {
      sentAt = performance.now()
      write()
    }
  }
  function write() {
    socket.write(typeof request === 'string' ? request : request())
  }
  function read(length: number): boolean {
    const head = reader.read(READ_INTO.subarray(0, length))
    if (head === undefined) return true
    times.push(performance.now() - sentAt)
    if (head.startsWith(`HTTP/1.1 ${status} `)) next()
    else reject(new Error(`Answered with another status than ${status}: ${head}`))
    return true
  }
  try {
    return await promise
  } finally {
    socket.destroy()
  }
}

/** Returns the head of an answer after its last byte, then starts with the next. */
function answerReader() {
  const nothing = Buffer.alloc(0)
  let begun: Buffer = nothing
  let head = ''
  let missing: number | undefined
  let isChunked = false
  return {
    read(bytes: Buffer): string | undefined {
      if (missing === undefined) {
        begun = begun.length === 0 ? bytes : Buffer.concat([begun, bytes])
        const end = begun.indexOf('\r\n\r\n')
        if (end === -1) {
          begun = Buffer.from(begun)
          return undefined
        }
        head = begun.toString('latin1', 0, end)
        const isBodiless = head.startsWith('HTTP/1.1 304 ')
        const length = isBodiless ? '0' : /^content-length: *(\d+)/im.exec(head)?.[1]
        isChunked = length === undefined
        missing = end + 4 + Number(length ?? 0) - begun.length
        begun = nothing
      } else missing -= bytes.length
      if (isChunked ? bytes.toString('latin1', bytes.length - 5) !== '0\r\n\r\n' : missing > 0) return undefined
      missing = undefined
      return head
    },
  }
}
