// Visitors of /ordernow in a process of their own, so that buyers who are measured beside them need not wait for them.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { load, type Loaded } from './clients.ts'

/** Each waits for its answer: fewer could not ask as often while the shop has orders to write. */
const CLIENTS = 512
const PAGE = 'GET /ordernow HTTP/1.1\r\nHost: shop.bench\r\nAccept-Encoding: br\r\n\r\n'

export type Looking = { port: number; seconds: number; perSecond?: number }

export async function lookAtPages(looking: Looking): Promise<Loaded> {
  const program = [join(import.meta.dirname, 'page-visitors.ts'), JSON.stringify(looking)]
  const { stdout } = await promisify(execFile)(process.execPath, program)
  return JSON.parse(stdout)
}

if (import.meta.main) {
  const looking: Looking = JSON.parse(process.argv[2] ?? '')
  const loaded = await load({ ...looking, clients: CLIENTS, request: () => PAGE, status: 200 })
  process.stdout.write(JSON.stringify(loaded))
}
