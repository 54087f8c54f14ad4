// Loads the test files that it is called with into one process, each as a suite of its own.
import { suite } from 'node:test'
import { pathToFileURL } from 'node:url'
import { cleanup } from '#test/cleanup.ts'
import { wholeProcess } from '#test/whole-process.ts'

// Before the first suite, so that what belongs to the process does not end with a file.
cleanup(wholeProcess, () => {})

for (const file of process.argv.slice(2)) {
  suite(file, async () => void (await import(pathToFileURL(file).href)))
}
