// Visitors for a measurement: each keeps one socket and sends its next request when the last one is answered.
import { connect } from 'node:net'

export type Load = {
  port: number
  clients: number
  seconds: number
  /** The whole request as it goes over the wire. */
  request: () => string
  /** The status that every answer must have. */
  status: number
  /** How many requests a second all of them send together; without it, as many as are answered. */
  perSecond?: number
}

export type Loaded = { perSecond: number; p50Ms: number; p99Ms: number }

/** One for all sockets, each of which is done with it before the next reads: what the clients cost is taken from the shop. */
const READ_INTO = Buffer.alloc(256 * 1024)

type Visit = Pick<Load, 'port' | 'request' | 'status'> & { until: number; everyMs: number }

/** Throws when an answer is another one than asked for: a refused order must not count as a quick one. */
export async function load({ clients, seconds, perSecond, ...visit }: Load): Promise<Loaded> {
  const started = performance.now()
  const everyMs = perSecond === undefined ? 0 : (clients / perSecond) * 1_000
  const each = { ...visit, everyMs, until: started + seconds * 1_000 }
  const times = (await Promise.all(Array.from({ length: clients }, () => timesOf(each)))).flat()
  const took = (performance.now() - started) / 1_000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / took, p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) }
}

/** The milliseconds of each answer to one visitor. */
async function timesOf({ port, request, status, until, everyMs }: Visit): Promise<number[]> {
  const { promise, resolve, reject } = Promise.withResolvers<number[]>()
  const times: number[] = []
  const answer = answerReader()
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: READ_INTO, callback: read } })
  let dueAt = performance.now() + Math.random() * everyMs
  let sentAt = 0

  function next() {
    const waitMs = dueAt - performance.now()
    if (performance.now() + Math.max(waitMs, 0) >= until) return resolve(times)
    if (waitMs > 1) setTimeout(send, waitMs)
    else send()
  }
  function send() {
    dueAt += everyMs
    sentAt = performance.now()
    socket.write(request())
  }
  socket.on('connect', next)
  socket.on('error', reject)
  socket.on('close', () => reject(new Error('The connection was closed')))
  function read(length: number): boolean {
    const head = answer.read(READ_INTO.subarray(0, length))
    if (head === undefined) return true
    times.push(performance.now() - sentAt)
    if (head.startsWith(`HTTP/1.1 ${status} `)) next()
    else reject(new Error(`Answered otherwise than with ${status}: ${head}`))
    return true
  }
  try {
    return await promise
  } finally {
    socket.destroy()
  }
}

/** Gives the head of an answer once its last byte is there, and begins with the next. */
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
        const length = /^content-length: *(\d+)/im.exec(head)?.[1]
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

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
