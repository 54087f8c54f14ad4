// Starts the model against a mutant in a process of its own, whose files are loaded anew.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { testSettings } from '#test/settings.ts'
import type { ModelReport } from '../model/model-run.ts'

/** `rule` is '' for the shop as it is. Rejects when the process says nothing. */
export async function findOut(rule: string, asked: { seed: number; operations: number }): Promise<ModelReport> {
  const file = join(import.meta.dirname, 'run-mutant.ts')
  const child = spawn(process.execPath, [file, rule, String(asked.seed), String(asked.operations)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: testSettings.path, TMPDIR: tmpdir() },
  })
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (said === '') throw new Error(`The model said nothing of '${rule}'`)
  return JSON.parse(said) as ModelReport
}

/** Returns what was said of the first difference; undefined when the mutant was not found out. */
export function firstSaid({ failure }: ModelReport): string | undefined {
  if (failure === undefined) return undefined
  const at = failure.search(/^\w*Error/m)
  return failure.slice(Math.max(at, 0)).split('\n').filter(Boolean).slice(0, 3).join(' ')
}
