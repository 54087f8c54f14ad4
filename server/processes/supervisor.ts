// Keeps the processes of one shop running on one port, and restarts them one after another.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { openLog } from '../log.ts'
import { handleShutdown } from '../shutdown.ts'
import type { FromProcess, ToProcess } from './messages.ts'

/** Migrations run only in the first process, which has no limit. */
const START_LIMIT_MS = 2 * 60_000
const RETIRE_LIMIT_MS = 90_000
const STOP_LIMIT_MS = 17_000
const MIN_PAUSE_MS = 250
const MAX_PAUSE_MS = 15_000
const SHORT_LIFE_MS = 60_000

/** `number` is from 1 on, and stays when its process is replaced. */
type Place = {
  number: number
  worker?: Worker | undefined
  filling?: Promise<void> | undefined
  isReplaced: boolean
  shortLives: number
}

/** `reason` says why the system could not start the process: some are thrown, others arrive as an event. */
type Ended = { code: number | null; signal: NodeJS.Signals | null; reason?: string }
type Started = { worker: Worker } | Ended

/**
 * Resolves when all processes serve. Ends the program if the first cannot start, as that process alone would, and later
 * if none is left and another cannot start.
 */
export async function supervise(config: Pick<Config, 'processes' | 'log' | 'metrics'>, main: string): Promise<void> {
  const log = openLog(undefined, config.log)
  const places = Array.from({ length: config.processes }, (_, index): Place => ({
    number: index + 1,
    isReplaced: false,
    shortLives: 0,
  }))
  const ending = new AbortController()
  const isEnding = () => ending.signal.aborted
  let restarting: Promise<void> | undefined
  let isRestartAsked = false

  // The system lets a waiting process accept each connection: those that a killed process has not accepted go to others.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: main, cwd: process.cwd(), args: [] })

  async function start(place: Place): Promise<Started> {
    const worker = fork()
    if (!('process' in worker)) return worker
    const startedAt = performance.now()
    const ended = new Promise<Ended>((resolve) => {
      worker.on('exit', (code: number | null, signal: NodeJS.Signals | null) => resolve({ code, signal }))
      worker.on('error', (error) => (worker.process.pid ? log.error(error) : resolve(notStarted(error))))
    })
    const ready = new Promise<Started>((resolve) => {
      worker.on('message', (message: FromProcess) => 'ready' in message && resolve({ worker }))
    })
    const isFirst = worker.id === 1
    const limit = isFirst ? undefined : setTimeout(() => worker.process.kill('SIGKILL'), START_LIMIT_MS)
    const started = await Promise.race([ready, ended])
    clearTimeout(limit)
    void ended.then((how) => onEnd(place, worker, how, performance.now() - startedAt))
    return started
  }

  function onEnd(place: Place, worker: Worker, { code, signal }: Ended, lifeMs: number) {
    const wasServing = place.worker === worker
    if (wasServing) place.worker = undefined
    if (isEnding() || !wasServing) return
    log.warn('process ended', { process: place.number, pid: worker.process.pid, code, signal })
    place.shortLives = lifeMs < SHORT_LIFE_MS ? place.shortLives + 1 : 0
    if (!place.isReplaced) fill(place)
  }

  function fill(place: Place): Promise<void> {
    place.filling ??= tryToFill(place).finally(() => (place.filling = undefined))
    return place.filling
  }

  async function tryToFill(place: Place): Promise<void> {
    while (!isEnding()) {
      if (place.shortLives > 0) await wait(Math.min(MIN_PAUSE_MS * 2 ** (place.shortLives - 1), MAX_PAUSE_MS))
      if (isEnding()) return
      const started = await start(place)
      if ('worker' in started) return void (place.worker = started.worker)
      if (isEnding()) return
      if (places.every(({ worker }) => !worker)) process.exit(started.code || 1)
      log.warn('process not started', { process: place.number, ...started })
      place.shortLives += 1
    }
  }

  /** Each new process serves before the one that it replaces stops accepting. */
  async function restart(): Promise<void> {
    log.info('restarting', { processes: places.length })
    for (const place of places) {
      await place.filling
      if (isEnding()) return
      if (!(await replace(place))) return
    }
    log.info('restarted', { processes: places.length })
  }

  async function replace(place: Place): Promise<boolean> {
    place.isReplaced = true
    try {
      const { worker: earlier } = place
      const started = await start(place)
      if (!('worker' in started)) {
        if (isEnding()) return false
        // Its last lines on standard error say why.
        log.warn('not restarted', { process: place.number, ...started })
        return false
      }
      place.worker = started.worker
      place.shortLives = 0
      if (earlier) await retire(earlier)
      return true
    } finally {
      place.isReplaced = false
      if (!place.worker && !isEnding()) void fill(place)
    }
  }

  function onRestartAsked() {
    isRestartAsked = true
    restarting ??= (async () => {
      while (isRestartAsked && !isEnding()) {
        isRestartAsked = false
        await restart()
      }
    })().finally(() => (restarting = undefined))
  }

  async function stop(): Promise<void> {
    ending.abort()
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const codes = await Promise.all(
      workers.map(async (worker) => {
        if (worker.isDead()) return 0
        const ended = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        return (await ended)[0] as number | null
      }),
    )
    if (codes.some((code) => code === 1)) throw new Error('A process ended before everything was closed')
  }

  handleShutdown({ log, stop, limitMs: STOP_LIMIT_MS })
  process.on('SIGUSR2', onRestartAsked)
  const [first, ...others] = places
  // The first alone migrates the database and adds the first admin.
  if (first) await fill(first)
  if (isEnding()) return
  if (config.metrics) {
    const { serveAllMetrics } = await import('./all-metrics.ts')
    await serveAllMetrics(places, config.metrics, log)
  }
  await Promise.all(others.map(fill))
  if (!isEnding()) log.info('processes started', { processes: places.length, pid: process.pid })
}

function fork(): Worker | Ended {
  try {
    return cluster.fork()
  } catch (error) {
    return notStarted(error)
  }
}

const notStarted = (error: unknown): Ended => ({ code: null, signal: null, reason: String(error) })

async function retire(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  worker.send({ retire: true } satisfies ToProcess, () => {
    // It has just ended, which `ended` reports.
  })
  const limit = setTimeout(() => worker.process.kill('SIGKILL'), RETIRE_LIMIT_MS)
  await ended
  clearTimeout(limit)
}
