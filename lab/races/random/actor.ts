// A process over the shop's database that acts, and is killed, frozen and restarted.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePlace } from '#server/database/open.ts'
import { compileCache, testSettings } from '#test/settings.ts'
import type { FromActor, ToActor } from './actor-main.ts'

type Asked = ToActor extends infer Each ? (Each extends ToActor ? Omit<Each, 'number'> : never) : never

export type Actor = {
  ask(message: Asked): Promise<FromActor>
  /** Kills it, so that its act has no answer, and reopens the shop. */
  kill(): Promise<void>
  /** Stops the process with all its locks. */
  freeze(ms: number): Promise<void>
  complaints(): string
  close(): Promise<void>
}

type Started = { place: DatabasePlace; ordersInWorker: boolean; env?: Record<string, string> }

/** The answer for an act in a killed process. */
const LOST: Omit<FromActor, 'number'> = { isAway: true, error: 'the process was ended' }

export async function startActor({ place, ordersInWorker, env = {} }: Started): Promise<Actor> {
  let said = ''
  let numbers = 0
  let clockMs = 0
  let pending = new Map<number, (answer: FromActor) => void>()
  let child = start()
  await opened()

  function start(): ChildProcess {
    const started = fork(new URL('./actor-main.ts', import.meta.url), {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
      env: { PATH: testSettings.path, ...compileCache, ...env },
    })
    const own = (pending = new Map())
    started.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    started.on('message', (answer: FromActor) => {
      own.get(answer.number)?.(answer)
      own.delete(answer.number)
    })
    started.once('exit', () => {
      for (const [number, resolve] of own) resolve({ number, ...LOST })
      own.clear()
    })
    return started
  }

  async function opened(): Promise<void> {
    const { error } = await ask({ open: place, ordersInWorker })
    if (error !== undefined) throw new Error(`An actor could not open the shop: ${error}\n${said}`)
    await ask({ clockMs })
  }

  async function ask(message: Asked): Promise<FromActor> {
    if ('clockMs' in message) clockMs = message.clockMs
    numbers += 1
    const number = numbers
    const { promise, resolve } = Promise.withResolvers<FromActor>()
    pending.set(number, resolve)
    child.send({ ...message, number }, (error) => error && resolve({ number, ...LOST }))
    return await promise
  }

  return {
    ask,
    async kill() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
      child = start()
      await opened()
    },
    async freeze(ms) {
      child.kill('SIGSTOP')
      await wait(ms)
      child.kill('SIGCONT')
    },
    complaints: () => said,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      await ask({ close: true })
      child.disconnect()
      await exited
    },
  }
}
