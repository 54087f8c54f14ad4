// The visitors of a real evening in a process of their own, whose processor time does not count as the shop's.
import { execFile } from 'node:child_process'
import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { drawVisits, type Evening, type Visit } from './evening.ts'

export type Wanted = {
  port: number
  evening: Evening
  seed: string
  files: string[]
  productIds: string[]
}

/** Times in milliseconds. `lateMs`: how late the last visitor came because the generator itself was slow. */
export type Came = {
  orderMs: number[]
  faults: string[]
  eventBytes: number
  lateMs: number
  processorSeconds: number
}

export async function sendVisitors(wanted: Wanted): Promise<Came> {
  const args = [import.meta.filename, JSON.stringify(wanted)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1_024 ** 2 })
  return JSON.parse(stdout)
}

if (import.meta.main) process.stdout.write(JSON.stringify(await runVisitors(JSON.parse(process.argv[2] ?? ''))))

function until(moment: number): Promise<void> {
  return wait(Math.max(0, moment - performance.now()))
}

/** Returns the status, after the last byte. */
function answered(asked: ClientRequest, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    asked.on('error', reject).on('response', (answer: IncomingMessage) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.end(body)
  })
}

function headersOf(address: string) {
  return { Host: 'shop.bench', 'X-Forwarded-For': address, 'Accept-Encoding': 'br' }
}

async function runVisitors({ port, evening, seed, files, productIds }: Wanted): Promise<Came> {
  // As behind nginx, which keeps some connections open; browsers ask for six files at once.
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32, timeout: 4_000 })
  const came: Came = { orderMs: [], faults: [], eventBytes: 0, lateMs: 0, processorSeconds: 0 }
  const began = performance.now()
  const due = (second: number) => began + second * 1_000
  async function look(path: string, address: string) {
    const status = await answered(request({ port, agent, path, headers: headersOf(address) }))
    if (status !== 200) came.faults.push(`${path}: ${status}`)
  }

  async function order(address: string, lines: number) {
    const first = Math.floor(Math.random() * productIds.length)
    const items = Array.from({ length: lines }, (_, line) => {
      return { id: productIds[(first + line * 29) % productIds.length], quantity: 2 }
    })
    const headers = { ...headersOf(address), 'Content-Type': 'application/json', 'Idempotency-Key': newKey() }
    const since = performance.now()
    const asked = request({ port, agent, path: '/orders', method: 'POST', headers })
    const status = await answered(asked, JSON.stringify({ customer: lakshmi, items }))
    if (status === 201) came.orderMs.push(performance.now() - since)
    else came.faults.push(`order: ${status}`)
  }

  function listen(address: string): () => void {
    const path = '/live?topics=products,settings,stock,videos'
    const asked = get({ port, agent: false, path, headers: headersOf(address) }, (answer) => {
      if (answer.statusCode !== 200) came.faults.push(`/live: ${answer.statusCode}`)
      answer.on('data', (bytes: Buffer) => (came.eventBytes += bytes.length)).on('error', () => {})
    })
    asked.on('error', () => {})
    return () => asked.destroy()
  }

  async function visit({ at, isFirst, pages, leavesAt, lines }: Visit) {
    const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
    for (let page = 0; page < pages; page += 1) await look('/ordernow', address)
    const stop = listen(address)
    for (const path of isFirst ? files : []) await look(path, address)
    await until(due(Math.min(leavesAt, evening.seconds)))
    if (leavesAt < evening.seconds && lines > 0) await order(address, lines)
    stop()
    came.lateMs = Math.max(0, performance.now() - due(Math.max(at, Math.min(leavesAt, evening.seconds))))
  }

  const all: Promise<void>[] = []
  for (const drawn of drawVisits(evening, seed)) {
    if (performance.now() < due(drawn.at) - 1) await until(due(drawn.at))
    all.push(
      visit(drawn).catch((error: NodeJS.ErrnoException) => void came.faults.push(`visit: ${error.code ?? error}`)),
    )
  }
  await Promise.all(all)
  agent.destroy()
  const { user, system } = process.cpuUsage()
  return { ...came, processorSeconds: (user + system) / 1e6 }
}
