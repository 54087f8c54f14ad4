// The worker of spreadsheets: reads, plans and writes them on a thread of its own, with limits of memory and time.
import { Worker } from 'node:worker_threads'
import type { Log } from '../log.ts'
import { type Semaphore, semaphore } from '../semaphore.ts'
import { WORKER_MEMORY_MB, WORKER_TIME_MS } from './limits.ts'
import type { Tasks } from './tasks.ts'
import { unreadable, UnreadableSheet } from './unreadable-sheet.ts'

export type TaskName = keyof Tasks
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

export type FromSheetWorker = { result: unknown } | { sentence: string } | { failure: string }

export type SheetWorker = {
  /** Runs a task on a thread of its own. Rejects with UnreadableSheet, also when the task needs too much memory or time. */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskResult<Name>>
}

type Options = { log: Pick<Log, 'error'>; timeMs?: number; memoryMb?: number; running?: Semaphore }

/** One task at a time: two of the largest would take twice the memory. */
export function openSheetWorker(options: Options): SheetWorker {
  const { log, timeMs = WORKER_TIME_MS, memoryMb = WORKER_MEMORY_MB, running = semaphore({ permits: 1 }) } = options

  return {
    async run<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskResult<Name>> {
      using _permit = await running.acquire()
      const worker = new Worker(new URL('./sheet-worker-main.ts', import.meta.url), {
        workerData: { name, input },
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

function answerOf(worker: Worker): Promise<FromSheetWorker> {
  const { promise, resolve, reject } = Promise.withResolvers<FromSheetWorker>()
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? unreadable('memory') : error)
  })
  worker.once('exit', () => reject(unreadable('memory')))
  return promise
}
