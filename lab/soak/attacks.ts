// Attacks from a separate process at a bounded rate: malformed requests, guessed passwords, slow senders, hostile uploads.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { hostileUploads } from '#test/fixtures/hostile-uploads.ts'
import { admin } from '#test/shop/open-test-shop.ts'
import { flood } from '../flood/flood.ts'
import { sendRaw } from '../uploads/send-raw.ts'

export type Attack = { origin: string; cookie: string; paths: readonly string[]; seed: string }
export type AttackReport = Record<string, number>

/** Each lasts at least 50 ms: some hundred requests a second at most. */
const FLOODING_CONNECTIONS = 2
const SLOW_SENDERS = 40
const SLOW_BYTE_MS = 1_500
const GUESS_EVERY_MS = 400
const UPLOAD_EVERY_MS = 2_000

/** Attacks until stopped, which returns the report. */
export function startAttacks(attack: Attack): { stop(): Promise<AttackReport> } {
  const child = fork(import.meta.filename, [JSON.stringify(attack)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return {
    async stop() {
      const told = once(child, 'message') as Promise<[AttackReport]>
      child.send('stop')
      const [report] = await Promise.race([
        told,
        once(child, 'exit').then(() => Promise.reject(new Error('The attacker ended by itself'))),
      ])
      child.disconnect()
      return report
    },
  }
}

if (import.meta.main) {
  const stopping = new AbortController()
  process.once('message', () => stopping.abort())
  process.once('disconnect', () => process.exit())
  const report = await attackUntil(stopping.signal, JSON.parse(process.argv[2] ?? '') as Attack)
  process.send?.(report)
}

async function attackUntil(stopped: AbortSignal, { origin, cookie, paths, seed }: Attack): Promise<AttackReport> {
  const report: AttackReport = {}
  const random = seededRandom(seed)
  const { hostname, port } = new URL(origin)
  const isRunning = () => !stopped.aborted
  const count = (what: string, times = 1) => (report[what] = (report[what] ?? 0) + times)
  const pause = (ms: number) => wait(ms, undefined, { signal: stopped }).catch(() => undefined)

  async function malformed() {
    const { sent } = await flood({
      origin,
      paths,
      requests: Infinity,
      random,
      connections: FLOODING_CONNECTIONS,
      isAlive: isRunning,
    })
    count('malformed requests', sent)
  }

  async function guess() {
    while (isRunning()) {
      const email = random.oneIn(2) ? admin.email : `someone${random.integer(1, 99)}@shop.test`
      const answer = await fetch(`${origin}/vinayagaadmin`, {
        method: 'POST',
        headers: { Origin: origin, 'X-Forwarded-For': `198.51.100.${random.integer(1, 20)}` },
        body: new URLSearchParams({ email, password: `guess-${random.integer(1, 1e6)}` }),
        redirect: 'manual',
      }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      count(`guessed passwords answered ${answer?.status ?? 'not at all'}`)
      await pause(GUESS_EVERY_MS)
    }
  }

  /** Sends a byte now and then: of an endless head, or of an announced body. */
  async function sendSlowly(isBody: boolean) {
    while (isRunning()) {
      const socket = connect(Number(port), hostname).on('error', () => {})
      socket.resume()
      socket.write(`POST /orders HTTP/1.1\r\nHost: shop.in\r\n`)
      if (isBody) socket.write('Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n')
      count('slow senders')
      while (isRunning() && !socket.destroyed) {
        socket.write(isBody ? ' ' : 'X')
        await pause(SLOW_BYTE_MS)
      }
      socket.destroy()
      await pause(SLOW_BYTE_MS)
    }
  }

  async function upload() {
    const hostile = await hostileUploads()
    while (isRunning()) {
      const [, request] = random.pick(hostile)
      const { status } = await sendRaw(new URL('/media/image/upload', origin), request(), random.oneIn(4) ? '' : cookie)
      count(status === 200 ? 'hostile uploads ACCEPTED' : 'hostile uploads refused')
      await pause(UPLOAD_EVERY_MS)
    }
  }

  await Promise.all([
    malformed(),
    guess(),
    upload(),
    ...Array.from({ length: SLOW_SENDERS }, (_, each) => sendSlowly(each % 2 === 0)),
  ])
  return report
}
