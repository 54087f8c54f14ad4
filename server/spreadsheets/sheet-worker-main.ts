// The spreadsheet worker's thread: runs one task, answers, and is terminated.
import { parentPort, workerData } from 'node:worker_threads'
import { language as spoken } from '../language.ts'
import type { FromSheetWorker, SheetTask } from './sheet-worker.ts'
import { tasks } from './spreadsheet-tasks.ts'
import { UnreadableSheet } from './unreadable-sheet.ts'

const { name, input, language }: SheetTask = workerData

try {
  const task = tasks[name] as (given: unknown) => Promise<unknown>
  const result = await spoken.during(language, () => task(input))
  answer({ result })
} catch (error) {
  if (error instanceof UnreadableSheet) answer({ sentence: error.message })
  else answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}

function answer(message: FromSheetWorker) {
  parentPort?.postMessage(message)
}
