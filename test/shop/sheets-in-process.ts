// Spreadsheet tasks on the test's thread: starting one takes longer than most of them.
import type { SheetWorker, TaskInput, TaskName, TaskResult } from '#server/spreadsheets/sheet-worker.ts'

/** Copies input and output, as between threads. */
export const sheetsInProcess: SheetWorker = {
  async run<Name extends TaskName>(name: Name, input: TaskInput<Name>) {
    const { tasks } = await import('#server/spreadsheets/spreadsheet-tasks.ts')
    const task = tasks[name] as (given: TaskInput<Name>) => Promise<TaskResult<Name>>
    return structuredClone(await task(structuredClone(input)))
  },
}
