// Runs commands one after another in one process, which loads their modules once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { json, text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { compileCache } from '../settings.ts'

/** Its file from the project's folder, its arguments, and what is piped into it. */
export type Call = { file: string; args: readonly string[]; piped?: string }
/** The code is null for a command that ended by an error, which a process of its own shows. */
export type Answer = { code: number | null; out: string; err: string }

const ROOT = resolve(import.meta.dirname, '../..')

export async function askCommands(calls: readonly Call[], env: Record<string, string>): Promise<Answer[]> {
  const child = spawn(process.execPath, [import.meta.filename], { cwd: ROOT, env: { ...compileCache, ...env } })
  child.stdin.end(JSON.stringify(calls))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  if (err !== '') throw new Error(err)
  return JSON.parse(out) as Answer[]
}

/** Thrown in place of `process.exit`. */
class Ended extends Error {
  readonly code: number
  constructor(code: number) {
    super(`ended with ${code}`)
    this.code = code
  }
}

async function answerAll() {
  const calls = (await json(process.stdin)) as Call[]
  const write = process.stdout.write.bind(process.stdout)
  const said = { out: '', err: '' }
  process.stdout.write = (chunk) => {
    said.out += String(chunk)
    return true
  }
  process.stderr.write = (chunk) => {
    said.err += String(chunk)
    return true
  }
  process.exit = (code) => {
    throw new Ended(Number(code ?? 0))
  }
  const answers: Answer[] = []
  for (const [at, { file, args, piped = '' }] of calls.entries()) {
    process.argv = [process.execPath, resolve(ROOT, file), ...args]
    process.exitCode = undefined
    Object.defineProperty(process, 'stdin', { value: Readable.from([piped]), configurable: true })
    Object.assign(said, { out: '', err: '' })
    // A unique URL, because a module imported again does not run again.
    const ending = await import(`${pathToFileURL(resolve(ROOT, file)).href}?${at}`).catch((error: unknown) => error)
    const code =
      ending instanceof Error ? (ending instanceof Ended ? ending.code : null) : Number(process.exitCode ?? 0)
    answers.push({ code, ...said })
    process.chdir(ROOT)
  }
  process.exitCode = 0
  write(JSON.stringify(answers))
}

if (import.meta.main) await answerAll()
