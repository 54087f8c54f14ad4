// Takes test files from a queue that several processes share, and loads each as a suite.
import { AsyncResource } from 'node:async_hooks'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, suite } from 'node:test'
import { pathToFileURL } from 'node:url'
import { cleanup } from '#test/cleanup.ts'
import { wholeProcess } from '#test/whole-process.ts'

const [worker = '', claims = '', most = '', ...files] = process.argv.slice(2)
/** A suite added here is beside the others and not in the one that has just ended. */
const outermost = new AsyncResource('queue of test files')
let taken = 0

// Before the first suite, so that the process's own work does not end with a file.
cleanup(wholeProcess, () => {})
takeNext()

function takeNext() {
  const file = taken < Number(most) ? files.find(claim) : undefined
  if (file === undefined) return
  taken += 1
  // The next one starts before this one ends: otherwise the process would think it is done.
  const goOn = () => outermost.runInAsyncScope(takeNext)
  suite(file, async () => {
    try {
      await import(pathToFileURL(file).href)
      after(goOn)
    } catch (error) {
      goOn()
      throw error
    }
  })
}

/** The first process to create the claim has the file. */
function claim(_file: string, index: number): boolean {
  try {
    writeFileSync(join(claims, String(index)), worker, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
