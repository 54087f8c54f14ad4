// Separate from `cleanup.ts`, which commands without tests import: importing this starts the test runner.
import { after } from 'node:test'
import { cleanup, type Scope } from './cleanup.ts'

/** Ends after the last test of the process, which may run several files. */
export const wholeProcess: Scope = { after }
// Registered while no test runs: a hook added later would belong to the test or file that adds it.
cleanup(wholeProcess, () => {})
