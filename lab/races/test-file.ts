// Runs a test file for longer, as a figure of `npm run lab -- races`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { testSettings } from '#test/settings.ts'

export type FileReport = { passed: number; failed: number; said: string[] }

/** `file` is below the project's root; `env` is added to the tests' environment. */
export async function runTestFile(
  file: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Record<string, string> },
): Promise<FileReport> {
  const { path, postgresUrl } = testSettings
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: path, ...(postgresUrl && { TEST_DATABASE_URL: postgresUrl }), ...env },
  })
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const count = (name: string) => Number(new RegExp(`^\\S+ ${name} (\\d+)$`, 'm').exec(said)?.[1] ?? 0)
  return { passed: count('pass'), failed: count('fail'), said: said.split('\n') }
}
