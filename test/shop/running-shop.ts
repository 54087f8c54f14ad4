// The shop in production: the production build, main.ts in its own process and data folder.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { DatabasePlace } from '#server/database/open.ts'
import { admin } from './open-test-shop.ts'
import { startSupervised } from '../processes/supervised-child.ts'
import { build } from '#bin/build.ts'
import { compileCache, testSettings } from '../settings.ts'

const MAIN = join(import.meta.dirname, '../../main.ts')
const PROGRAM = process.execPath
const START_LIMIT_MS = 60_000

export type RunningShop = {
  origin: string
  /** The process of main.ts itself. */
  pid: number
  /** Standard error lines so far: warnings and errors, unless `env` sets another LOG_LEVEL. */
  complaints(): string[]
  /** Resolves with its exit code after it has exited by itself. */
  ended(): Promise<number>
  /** Rejects unless it stops cleanly. */
  stop(): Promise<void>
  /** Kills it, like a power cut. */
  kill(): Promise<void>
}

/**
 * `descriptors` limits its open files, and `under` is the command of a program that runs it. The server's time zone is
 * far from the shop's.
 */
export async function runShop(
  place: DatabasePlace,
  {
    demo = false,
    port = 0,
    ordersPerMinute = 30,
    env = {} as Record<string, string>,
    main = MAIN,
    descriptors = undefined as number | undefined,
    under = [] as readonly string[],
  } = {},
): Promise<RunningShop> {
  if (main === MAIN) await builtNow()
  // Node lifts the soft limit to the hard one, so both are set.
  const limited = descriptors === undefined ? [] : ['/bin/sh', '-c', `ulimit -n ${descriptors}; exec "$0" "$@"`]
  const [command = '', ...args] = [...limited, ...under, PROGRAM, main]
  const kept = startSupervised(command, args, {
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      TZ: 'America/New_York',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      DEMO: demo ? 'on' : 'off',
      ORDERS_PER_MINUTE: String(ordersPerMinute),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      // Leaves warnings and errors.
      LOG_LEVEL: 'warn',
      ...compileCache,
      ...env,
    },
  })
  const said: string[] = []
  kept.process.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  try {
    const origin = await greetedOrigin(kept.process.stdout, said, port)
    const pid = programBelow(kept.process.pid)
    if (!pid) throw new Error(`The shop ended as it opened: ${said.join('')}`)
    return {
      origin,
      pid,
      complaints: () => said.join('').split('\n').filter(Boolean),
      ended: async () => ((await once(kept.process, 'exit')) as [number | null])[0] ?? 1,
      async stop() {
        const code = await kept.stop()
        if (code !== 0) throw new Error(`The shop ended with exit code ${code}: ${said.join('')}`)
        if (said.length > 0) throw new Error(`The shop complained: ${said.join('')}`)
      },
      async kill() {
        // The program and its keeper are a process group.
        process.kill(-(kept.process.pid ?? Number.NaN), 'SIGKILL')
        await kept.stop()
      },
    }
  } catch (error) {
    await kept.stop()
    throw error
  }
}

let built: Promise<string | undefined> | undefined

async function builtNow(): Promise<void> {
  built ??= testSettings.preparedFolder === undefined ? build(() => {}) : Promise.resolve(undefined)
  const failure = await built
  if (failure) throw new Error(failure)
}

/** The Node process: a child of the keeper, or of the program that runs it. */
function programBelow(pid: number | undefined): number | undefined {
  for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)) {
    const program = nameOf(child) === PROGRAM ? Number(child) : programBelow(Number(child))
    if (program) return program
  }
  return undefined
}

function nameOf(pid: string): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''
}

/** A shop with a PUBLIC_URL prints that one, so its port must be known. */
async function greetedOrigin(stdout: NodeJS.ReadableStream | null, said: string[], known: number): Promise<string> {
  if (!stdout) throw new Error('The shop has no output')
  const lines = createInterface(stdout)
  const greeted = (async () => {
    for await (const line of lines) {
      const [isOpen, told] = /https?:\/\/(?:localhost:(\d+)|[^/]+)\/ordernow/.exec(line) ?? []
      const port = told ?? known
      if (isOpen && port) return `http://127.0.0.1:${port}`
    }
    throw new Error(`The shop did not open: ${said.join('')}`)
  })()
  const tooLong = once(AbortSignal.timeout(START_LIMIT_MS), 'abort').then(() => {
    throw new Error(`The shop did not open within ${START_LIMIT_MS / 1000} s`)
  })
  const origin = await Promise.race([greeted, tooLong])
  // Later output must not fill the pipe.
  stdout.resume()
  return origin
}
