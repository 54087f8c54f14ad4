// What can be read off a running program: when it answers first, and how much memory it holds.
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { KeptProcess } from '#test/processes/supervised-child.ts'

const ASKED_EVERY_MS = 4
const PATIENCE_MS = 60_000

/** Resolves with the last byte of the first answer that is a 200. */
export async function firstAnswer(url: string, { process: program }: KeptProcess): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (!(await answers(url))) {
    if (program.exitCode !== null) throw new Error(`The program ended before it answered ${url}`)
    if (performance.now() > until) throw new Error(`No answer from ${url} within ${PATIENCE_MS / 1_000} s`)
    await wait(ASKED_EVERY_MS)
  }
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      answer.on('close', () => resolve(answer.statusCode === 200))
    }).on('error', () => resolve(false))
  })
}

/** The megabytes that it holds now; undefined where the machine does not tell. `program` is part of its command. */
export function memoryOf(kept: KeptProcess, program: string): number | undefined {
  const keeper = kept.process.pid
  try {
    const children = readFileSync(`/proc/${keeper}/task/${keeper}/children`, 'utf8').split(' ').filter(Boolean)
    const pid = children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(program))
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024
  } catch {
    return undefined
  }
}

export function middleOf(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
