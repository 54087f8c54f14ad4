// The spreadsheet worker: runs tasks on a thread with limits of memory and time.
import { Worker } from 'node:worker_threads'
import type { Language } from '#domain/language.ts'
import { language } from '../language.ts'
import type { Log } from '../log.ts'
import { QueueFull, type Semaphore, semaphore } from '../semaphore.ts'
import { MOST_WAITING, WORKER_MEMORY_MB, WORKER_TIME_MS } from './limits.ts'
import type { Tasks } from './spreadsheet-tasks.ts'
import { unreadable, UnreadableSheet } from './unreadable-sheet.ts'

export type TaskName = keyof Tasks
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

/** For the thread. */
export type SheetTask = { name: TaskName; input: unknown; language: Language }
export type FromSheetWorker = { result: unknown } | { sentence: string } | { failure: string }

export type SheetWorker = {
  /** Rejects with UnreadableSheet, also for too much memory or time, or a full queue. */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskResult<Name>>
}

type Lane = keyof typeof MOST_WAITING

/** Foreign files, import steps, and the shop's own workbooks: a slow task delays no other lane. */
const lanes: Record<TaskName, Lane> = {
  read: 'read',
  statement: 'read',
  columns: 'plan',
  categories: 'plan',
  preview: 'plan',
  changes: 'plan',
  write: 'write',
}

type Options = { log: Pick<Log, 'error'>; timeMs?: number; memoryMb?: number }

/** One task per lane at a time: two of the largest would need twice the memory. */
export function openSheetWorker(options: Options): SheetWorker {
  const { log, timeMs = WORKER_TIME_MS, memoryMb = WORKER_MEMORY_MB } = options
  const running: Record<Lane, Semaphore> = { read: lane('read'), plan: lane('plan'), write: lane('write') }

  return {
    async run<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskResult<Name>> {
      using _permit = await running[lanes[name]].acquire().catch((error: unknown) => {
        throw error instanceof QueueFull ? unreadable('busy') : error
      })
      const worker = new Worker(new URL('./sheet-worker-main.ts', import.meta.url), {
        workerData: { name, input, language: language.current() } satisfies SheetTask,
        resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
      })
      const timer = Promise.withResolvers<never>()
      const timeout = setTimeout(() => timer.reject(unreadable('took')), timeMs)
      try {
        const answer = await Promise.race([answerOf(worker), timer.promise])
        if ('result' in answer) return answer.result as TaskResult<Name>
        if ('sentence' in answer) throw new UnreadableSheet(answer.sentence)
        log.error(new Error(answer.failure))
        throw unreadable('broken')
      } finally {
        clearTimeout(timeout)
        await worker.terminate()
      }
    },
  }
}

function lane(name: Lane): Semaphore {
  return semaphore({ permits: 1, maxQueue: MOST_WAITING[name] })
}

function answerOf(worker: Worker): Promise<FromSheetWorker> {
  const { promise, resolve, reject } = Promise.withResolvers<FromSheetWorker>()
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? unreadable('memory') : error)
  })
  worker.once('exit', () => reject(unreadable('memory')))
  return promise
}
