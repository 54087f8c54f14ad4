// The spreadsheet worker's thread: runs one task, answers, and is terminated.
import { parentPort, workerData } from 'node:worker_threads'
import type { FromSheetWorker } from './sheet-worker.ts'
import { tasks, type Tasks } from './spreadsheet-tasks.ts'
import { UnreadableSheet } from './unreadable-sheet.ts'

const { name, input } = workerData as { name: keyof Tasks; input: unknown }

try {
  const result: unknown = await (tasks[name] as (given: unknown) => Promise<unknown>)(input)
  answer({ result })
} catch (error) {
  if (error instanceof UnreadableSheet) answer({ sentence: error.message })
  else answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}

function answer(message: FromSheetWorker) {
  parentPort?.postMessage(message)
}
