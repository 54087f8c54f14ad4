// Runs the model against a mutant in a fresh process.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { testSettings } from '#test/settings.ts'
import type { ModelReport } from '../model/model-run.ts'

/** `rule` is '' for the unchanged shop. Rejects when the process prints nothing. */
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

/** Returns the first difference found; undefined when the mutant survived. */
export function firstSaid({ failure }: ModelReport): string | undefined {
  if (failure === undefined) return undefined
  const at = failure.search(/^\w*Error/m)
  return failure.slice(Math.max(at, 0)).split('\n').filter(Boolean).slice(0, 3).join(' ')
}
