// A program in its own process, with memory and processor time read from outside.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** Linux's unit of processor time, wherever Node runs. */
const TICKS_A_SECOND = 100
const COLLECTING_MS = 1_500

export type MeasuredProcess = {
  pid: number
  residentBytes(): number
  /** After a garbage collection; needs the option `collects`. */
  collectedBytes(): Promise<number>
  /** Of all its threads so far. */
  processorMs(): number
  /** Throws after the process has exited. */
  assertAlive(): void
  stop(): Promise<void>
}

export type MeasuredServer = MeasuredProcess & { origin: string; port: number }

type Options = { args?: readonly string[]; env?: Record<string, string>; collects?: boolean }

/** Exits with this process and collects garbage on SIGUSR2. */
const PRELOAD =
  'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc?.());process.on("disconnect",()=>process.exit())'

export function startProcess(path: string, options: Options = {}): MeasuredProcess {
  const { child, running } = started(path, options)
  child.stdout?.resume()
  return running
}

/** Resolves when the program has printed its local address. */
export async function startServer(path: string, options: Options = {}): Promise<MeasuredServer> {
  const { child, running } = started(path, options)
  if (!child.stdout) throw new Error('The server has no output')
  for await (const line of createInterface(child.stdout)) {
    const port = /(?:localhost|127\.0\.0\.1):(\d+)/.exec(line)?.[1]
    if (port === undefined) continue
    child.stdout.resume()
    return { ...running, port: Number(port), origin: `http://127.0.0.1:${port}` }
  }
  throw new Error(`${path} did not open`)
}

/** A production shop logs each order: that is measured too, but only warnings and errors are shown. */
function passOn(line: string): void {
  if (!line.startsWith('{"level":"info"')) process.stderr.write(`${line}\n`)
}

function started(path: string, { args = [], env = {}, collects = false }: Options) {
  const child = fork(path, [...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [...(collects ? ['--expose-gc'] : []), '--import', PRELOAD],
  })
  if (child.stderr) createInterface(child.stderr).on('line', passOn)
  const { pid } = child
  if (pid === undefined) throw new Error(`${path} could not be started`)
  const residentBytes = () => Number(/^VmRSS:\s+(\d+) kB/m.exec(procFile(pid, 'status'))?.[1]) * 1_024
  const running: MeasuredProcess = {
    pid,
    residentBytes,
    async collectedBytes() {
      child.kill('SIGUSR2')
      await new Promise((done) => setTimeout(done, COLLECTING_MS))
      return residentBytes()
    },
    processorMs() {
      // The program's name can contain anything and ends with the last bracket.
      const fields = procFile(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
      return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1_000
    },
    assertAlive() {
      if (child.exitCode !== null) throw new Error(`${path} ended with exit code ${child.exitCode}`)
    },
    async stop() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
  return { child, running }
}

function procFile(pid: number, name: string): string {
  return readFileSync(`/proc/${pid}/${name}`, 'utf8')
}
