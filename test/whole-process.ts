// The scope of what all test files of a process share. Apart from `cleanup.ts`, which commands import that run no tests: importing this one starts the test runner.
import { after } from 'node:test'
import { cleanup, type Scope } from './cleanup.ts'

/** Ends after the last test of the process, which may run several files. */
export const wholeProcess: Scope = { after }
// Registered while no test runs: a hook that is added later would belong to the test or the file that adds it.
cleanup(wholeProcess, () => {})
