// The load generator in its own process, so that its clients do not delay others.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { load, type Load, type Loaded } from './http-load.ts'

type FixedLoad = Load & { request: string }

export async function loadFromProcess(asked: FixedLoad): Promise<Loaded> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, JSON.stringify(asked)])
  return JSON.parse(stdout)
}

if (import.meta.main) {
  const asked: FixedLoad = JSON.parse(process.argv[2] ?? '')
  process.stdout.write(JSON.stringify(await load(asked)))
}
