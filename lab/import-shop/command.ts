// `npm run lab -- import-shop`: imports a large made-up export into an empty shop, and prints time and peak memory.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readCommandLine, say, wholeNumber } from '#bin/command-line.ts'
import { checkPlace } from '#server/check-data/check-place.ts'
import { countFaults } from '#server/check-data/find-faults.ts'
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { urlOf, administer } from '#test/database/databases.ts'
import { startPostgres } from '#test/database/postgres-server.ts'
import { madeExport } from './made-export.ts'

const usage = `npm run lab -- import-shop [--orders NUMBER] [--postgres]

Imports an export of 100,000 orders, a tenth of them with faults, into an empty
shop: a dry run, then --save, then --save again, which must add nothing. Prints
the time and the peak memory of each, and checks the data.`

const { values } = readCommandLine(usage, {
  options: { orders: { type: 'string', default: '100000' }, postgres: { type: 'boolean', default: false } },
})
const orders = wholeNumber(usage, 'orders', values.orders)
const MB = 1024 * 1024
const LOOK_MS = 100

const folder = mkdtempSync(join(tmpdir(), 'import-shop-'))
try {
  await using ending = new AsyncDisposableStack()
  const place: DatabasePlace = { dataDir: join(folder, 'data') }
  if (values.postgres) {
    const server = await startPostgres()
    ending.defer(server.stop)
    await administer(server.url, 'create database imported')
    place.databaseUrl = urlOf(server.url, 'imported')
  }
  await (await openDatabase(place, () => new Date())).close()
  const path = join(folder, 'export.json')
  const shape = { products: 500, orders, videos: 20, seed: 'lab', faults: 0.1 }
  await pipeline(Readable.from(madeExport(shape)), createWriteStream(path))
  await importOnce(place, path, 'dry run', [])
  await importOnce(place, path, 'save', ['--save', '--addresses'])
  const again = await importOnce(place, path, 'save again', ['--save', '--addresses'])
  const checked = await checkPlace(place)
  const faults = 'faults' in checked ? countFaults(checked.faults) : checked.failed
  say(`Faults of the data: ${faults}`)
  const added = /^Orders: .* in the export\. (\S+) new/m.exec(again)?.[1]
  say(`Orders that the repeat added: ${added}`)
  if (faults !== 0 || added !== '0') process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Returns what the command printed. */
async function importOnce(place: DatabasePlace, path: string, name: string, args: readonly string[]): Promise<string> {
  const started = performance.now()
  const { dataDir, databaseUrl } = place
  const command = join(import.meta.dirname, '../../bin/import-shop.ts')
  const child = spawn(process.execPath, [command, path, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let peakBytes = 0
  const timer = setInterval(() => (peakBytes = Math.max(peakBytes, peakOf(child.pid))), LOOK_MS)
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(timer)
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  say(`${name.padEnd(10)}  ${seconds.padStart(6)} s  ${Math.round(peakBytes / MB)} MB at most`)
  return Buffer.concat(parts).toString()
}

/** 0 once it has ended. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
