// A shop as main.ts opens it, in one process with others: later ones start in a tenth of the time.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DatabasePlace } from '#server/database/open.ts'
import { cleanup } from '../cleanup.ts'
import { compileCache, testSettings } from '../settings.ts'
import { wholeProcess } from '../whole-process.ts'
import type { FromHost, ToHost } from './hosted-shop-main.ts'

const MAIN = join(import.meta.dirname, 'hosted-shop-main.ts')

type Host = {
  /** Resolves with the answer to a message; rejects when the process exits first. */
  ask(message: ToHost): Promise<FromHost>
  complaints(): string
  /** Ends the process after the tests, once no shop is open. */
  endIfIdle(): Promise<void>
}

export type HostedShop = {
  origin: string
  /** Rejects unless it stops cleanly. */
  stop(): Promise<void>
}

let opened: Promise<Host> | undefined
let lastNumber = 0
let openShops = 0

export async function openHostedShop(place: DatabasePlace): Promise<HostedShop> {
  const host = await (opened ??= openHost())
  lastNumber += 1
  const number = lastNumber
  const answer = await host.ask({ number, open: place })
  if (!('port' in answer)) throw new Error(`The shop did not open: ${JSON.stringify(answer)}${host.complaints()}`)
  openShops += 1
  return {
    origin: `http://127.0.0.1:${answer.port}`,
    async stop() {
      const stopped = await host.ask({ number, close: true }).finally(() => (openShops -= 1))
      const said = host.complaints()
      await host.endIfIdle()
      if ('error' in stopped) throw new Error(`The shop did not stop: ${stopped.error}`)
      if (said !== '') throw new Error(`The shop complained: ${said}`)
    },
  }
}

async function openHost(): Promise<Host> {
  // The server's time zone is far from the shop's.
  const env = { PATH: testSettings.path, TZ: 'America/New_York', ...compileCache }
  const child = fork(MAIN, { env, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const pending = new Map<number, PromiseWithResolvers<FromHost>>()
  child.on('message', (answer: FromHost) => pending.get(answer.number)?.resolve(answer))
  child.once('exit', (code) => {
    opened = undefined
    for (const { reject } of pending.values()) reject(new Error(`The process of the shops ended with ${code}: ${said}`))
  })
  let isOver = false
  async function endIfIdle() {
    if (isOver && openShops === 0) await end(child)
  }
  // A file that runs alone closes its shared shops after this.
  cleanup(wholeProcess, async () => {
    isOver = true
    await endIfIdle()
  })
  await once(child, 'spawn')
  return {
    async ask(message) {
      const answer = Promise.withResolvers<FromHost>()
      pending.set(message.number, answer)
      child.send(message)
      try {
        return await answer.promise
      } finally {
        pending.delete(message.number)
      }
    },
    complaints() {
      const all = said
      said = ''
      return all
    },
    endIfIdle,
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.disconnect()
  await exited
}
