// A server in a process of its own, whose memory can be read from outside.
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

export type MeasuredProcess = {
  origin: string
  /** What it holds of the machine's memory, after its rubbish was collected. */
  residentBytes(): Promise<number>
  stop(): Promise<void>
}

/** Collects when told, and ends with whoever measures. */
const COLLECT =
  'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc?.());process.on("disconnect",()=>process.exit())'
const COLLECTING_MS = 1_500

/** `path` prints an address with its port when it listens. */
export async function startMeasured(path: string, env: NodeJS.ProcessEnv): Promise<MeasuredProcess> {
  const options: ForkOptions = {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: ['--expose-gc', '--import', COLLECT],
  }
  const child = fork(path, options)
  const port = await printedPort(child)
  return {
    origin: `http://127.0.0.1:${port}`,
    async residentBytes() {
      child.kill('SIGUSR2')
      await new Promise((done) => setTimeout(done, COLLECTING_MS))
      return residentBytesOf(child.pid ?? Number.NaN)
    },
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

export function residentBytesOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1_024
}

async function printedPort({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server has no output')
  for await (const line of createInterface(stdout)) {
    const port = /(?:localhost|127\.0\.0\.1):(\d+)/.exec(line)?.[1]
    if (port === undefined) continue
    stdout.resume()
    return port
  }
  throw new Error('The server did not open')
}
