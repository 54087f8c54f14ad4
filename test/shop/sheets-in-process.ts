// The tasks of spreadsheets on the thread of the test: starting a thread takes longer than most of them.
import type { SheetWorker, TaskInput, TaskName, TaskResult } from '#server/spreadsheets/sheet-worker.ts'

/** Copies what goes in and what comes out, as between two threads. */
export const sheetsInProcess: SheetWorker = {
  async run<Name extends TaskName>(name: Name, input: TaskInput<Name>) {
    const { tasks } = await import('#server/spreadsheets/tasks.ts')
    const task = tasks[name] as (given: TaskInput<Name>) => Promise<TaskResult<Name>>
    return structuredClone(await task(structuredClone(input)))
  },
}
