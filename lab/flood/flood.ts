// Floods a server over connections that pipeline, break off, do not read, or end with a CONNECT.
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { madeUpRequest } from './requests.ts'

const AT_ONCE = 120
/** A patient client waits this long for all its answers; a hasty one leaves somewhere in between. */
const PATIENT_MS = 1_500
const HASTY_MS = 250
const LAST = 'GET /healthz HTTP/1.1\r\nHost: shop.in\r\nConnection: close\r\n\r\n'
const CONNECT = 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'

type Flood = {
  origin: string
  paths: readonly string[]
  requests: number
  random: SeededRandom
  /** Concurrent connections, 120 by default. */
  connections?: number
  /** Checked between connections; the flood ends when the server is gone. */
  isAlive(): boolean
}

export type Flooded = {
  sent: number
  answers: Map<string, number>
}

export async function flood({
  origin,
  paths,
  requests,
  random,
  connections = AT_ONCE,
  isAlive,
}: Flood): Promise<Flooded> {
  const { hostname, port } = new URL(origin)
  const answers = new Map<string, number>()
  let sent = 0

  function tally(said: Buffer) {
    for (const [, status = ''] of said.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  }

  async function work(): Promise<void> {
    while (sent < requests && isAlive()) {
      const pipelined = random.oneIn(4) ? 1 + random.integer(0, 39) : 1 + random.integer(0, 2)
      sent += pipelined
      // Often the same address repeatedly, like a search for a leak.
      const path = random.pick(paths)
      const isRepeated = random.oneIn(3)
      const texts = Array.from({ length: pipelined }, () =>
        isRepeated ? `GET ${path} HTTP/1.1\r\nHost: shop.in\r\n\r\n` : madeUpRequest(random, random.pick(paths)),
      )
      texts.push(random.oneIn(4) ? CONNECT : LAST)
      await sendOver({ hostname, port: Number(port) }, Buffer.from(texts.join(''), 'latin1'), random, tally)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return { sent, answers }
}

type Place = { hostname: string; port: number }

async function sendOver(
  { hostname, port }: Place,
  bytes: Buffer,
  random: SeededRandom,
  onData: (said: Buffer) => void,
): Promise<void> {
  const isPatient = random.oneIn(3)
  const isReading = isPatient || random.oneIn(2)
  const isWhole = isPatient || random.oneIn(2)
  const isReset = random.oneIn(3)
  const lastsMs = isPatient ? PATIENT_MS : random.integer(0, HASTY_MS - 1)
  const cut = isWhole ? bytes.length : random.integer(0, bytes.length - 1)
  const pause = random.oneIn(5) ? random.integer(0, cut) : cut

  const socket = connect(port, hostname).on('error', () => {})
  const closed = new Promise<void>((gone) => socket.once('close', () => gone()))
  if (isReading) socket.on('data', onData)
  else socket.pause()
  socket.write(bytes.subarray(0, pause))
  const timers = new AbortController()
  const rest = wait(Math.min(lastsMs, HASTY_MS) / 2, undefined, { signal: timers.signal }).then(() =>
    socket.write(bytes.subarray(pause, cut)),
  )
  const end = wait(lastsMs, undefined, { signal: timers.signal }).then(() =>
    isReset ? socket.resetAndDestroy() : socket.destroy(),
  )
  await closed
  timers.abort()
  await Promise.allSettled([rest, end])
}
