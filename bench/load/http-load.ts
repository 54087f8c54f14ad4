// Asks for the same thing over and over on a few connections, and counts bytes instead of reading them.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type Load = { perSecond: number; p50Ms: number; p99Ms: number }

type Asked = {
  origin: string
  path: string
  headers?: Record<string, string>
  connections: number
  seconds: number
}

/** Every answer must be as long as the first: a page's headers and bytes are, and a fault is not. */
export async function load({ origin, path, headers = {}, connections, seconds }: Asked): Promise<Load> {
  const { hostname, port, host } = new URL(origin)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}\r\n`)
  const length = await answerLength(Number(port), hostname, request)
  const until = performance.now() + seconds * 1_000

  const waits = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      return askUntil(socket, request, length, until)
    }),
  )
  const all = waits.flat().toSorted((a, b) => a - b)
  const at = (part: number) => all[Math.floor(all.length * part)] ?? Number.NaN
  return { perSecond: all.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) }
}

async function answerLength(port: number, hostname: string, request: Buffer): Promise<number> {
  const socket = connect(port, hostname)
  socket.write(request)
  let head = Buffer.alloc(0)
  for await (const chunk of socket) {
    head = Buffer.concat([head, chunk as Buffer])
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) continue
    socket.destroy()
    const text = head.subarray(0, end).toString()
    if (!/^HTTP\/1\.1 (200|304) /.test(text)) throw new Error(`Asked for a page, got ${text.split('\r\n')[0]}`)
    return end + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
  }
  throw new Error('The server hung up')
}

/** The milliseconds that each answer took. */
function askUntil(socket: Socket, request: Buffer, length: number, until: number): Promise<number[]> {
  const waits: number[] = []
  let missing = 0
  let asked = 0
  return new Promise((resolve, reject) => {
    const ask = () => {
      missing += length
      asked = performance.now()
      socket.write(request)
    }
    socket.on('data', (chunk) => {
      missing -= chunk.length
      if (missing < 0) return reject(new Error('An answer was longer than the first'))
      if (missing > 0) return
      const now = performance.now()
      waits.push(now - asked)
      if (now >= until) {
        socket.destroy()
        resolve(waits)
      } else ask()
    })
    socket.on('error', reject)
    socket.on('end', () => reject(new Error('The server hung up')))
    ask()
  })
}
