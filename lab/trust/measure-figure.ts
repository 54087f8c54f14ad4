// Measures a figure of docs/trust.md by its command, and checks its target and controls.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Run, TrustFigure } from './figures.ts'

const ROOT = join(import.meta.dirname, '../..')
const LOGS = join(ROOT, 'build/trust')

export type Measured = {
  verdict: 'met' | 'missed' | 'not run'
  value: string
  controls: string
  seconds: number
  /** The output; empty when nothing was run. */
  said: string
}

export async function measureFigure(name: string, figure: TrustFigure): Promise<Measured> {
  const { needs, runs, value, controls, leastControls } = figure
  if (needs && spawnSync(needs, ['-V']).status !== 0) return notRun(`${needs} is missing`)
  const started = performance.now()
  let [said, isRight] = ['', true]
  for (const run of runs) {
    const ended = await printed(run)
    said += ended.said
    isRight &&= ended.code === 0
  }
  mkdirSync(LOGS, { recursive: true })
  writeFileSync(join(LOGS, `${name}.log`), said)
  const seconds = Math.round((performance.now() - started) / 1_000)
  const skipped = /^ *(.*?) +not run +(.*)$/m.exec(said)
  if (isRight && skipped) return { ...notRun(`${skipped[1]}: ${skipped[2]}`), seconds, said }
  const red = said.match(controls)?.length ?? 0
  const found = value(said)
  return {
    verdict: isRight && found !== undefined && red >= leastControls ? 'met' : 'missed',
    value: found ?? 'nothing is told',
    controls: red >= leastControls ? `${red} red` : `${red} of ${leastControls} red`,
    seconds,
    said,
  }
}

function notRun(why: string): Measured {
  return { verdict: 'not run', value: why, controls: '', seconds: 0, said: '' }
}

async function printed(run: Run): Promise<{ said: string; code: number | null }> {
  const args = 'tests' in run ? ['--test', '--test-reporter=spec', ...run.tests] : [run.command, ...run.args]
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  return { said: out + errors, code }
}
