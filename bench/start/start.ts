// The second start, as `npm start` does it, to the first page, beside a bare server's; and what the shop takes of the memory.
import { join } from 'node:path'
import { freePort } from '#test/processes/free-port.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { type KeptProcess, startKept } from '#test/processes/supervised-child.ts'
import { admin } from '#test/shop/open-test-shop.ts'
import { load } from '../load/clients.ts'
import { firstAnswer, memoryOf, middleOf } from '../process-figures.ts'
import { type Row, under } from '../row.ts'
import { withScratchFolder } from '../scratch-shop.ts'

const START = join(import.meta.dirname, '../../bin/start.ts')
const BARE = `require('node:http').createServer((_, res) => res.end('open')).listen(process.env.PORT)`
const START_MS = 1_000
const IDLE_MB = 160
const BUSY_MB = 256
const CONNECTIONS = 32
/** By then the price list has been printed, as it is after every start, and Node has kept its compilations. */
const SETTLED_MS = 8_000

type Started = { healthMs: number; pageMs: number; kept: KeptProcess; origin: string }

export function benchStart({ quick }: { quick: boolean }): Promise<{ rows: Row[] }> {
  return withScratchFolder(async (dataDir) => {
    const first = await runShop({ dataDir }, { demo: true })
    await first.stop()
    // Of the starts that are measured none is the first after a build.
    const settling = await startShop(dataDir)
    await settled()
    await settling.kept.stop()

    const starts: Started[] = []
    const bare: number[] = []
    while (starts.length < (quick ? 3 : 7)) {
      const started = await startShop(dataDir)
      await started.kept.stop()
      starts.push(started)
      bare.push(await bareStart())
    }
    const beside = { baseline: middleOf(bare) }
    return {
      rows: [
        {
          ...under('Second start to /healthz', middleOf(starts.map(({ healthMs }) => healthMs)), 'ms', START_MS),
          ...beside,
        },
        {
          ...under('  to the first /ordernow', middleOf(starts.map(({ pageMs }) => pageMs)), 'ms', START_MS),
          ...beside,
        },
        ...(await memory(dataDir, quick ? 2 : 8)),
      ],
    }
  })
}

async function memory(dataDir: string, seconds: number): Promise<Row[]> {
  const { kept, origin } = await startShop(dataDir)
  try {
    await settled()
    const idle = memoryOf(kept, 'start.ts')
    const pages = (path: string) => {
      const { host, port } = new URL(origin)
      const request = () => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
      return load({ port: Number(port), clients: CONNECTIONS / 2, seconds, request, status: 200 })
    }
    await Promise.all(['/ordernow', '/'].map(pages))
    const busy = memoryOf(kept, 'start.ts')
    if (idle === undefined || busy === undefined) return []
    return [
      under('Resident memory, idle', idle, 'MB', IDLE_MB),
      under(`  with ${CONNECTIONS} clients as fast as they can`, busy, 'MB', BUSY_MB),
    ]
  } finally {
    await kept.stop()
  }
}

async function startShop(dataDir: string): Promise<Started> {
  const port = String(await freePort())
  const started = performance.now()
  const kept = startKept(process.execPath, [START], {
    env: { PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, ADMIN_PASSWORD: admin.password },
  })
  kept.process.stdout?.resume()
  kept.process.stderr?.pipe(process.stderr)
  const origin = `http://127.0.0.1:${port}`
  await firstAnswer(`${origin}/healthz`, kept)
  const healthMs = performance.now() - started
  await firstAnswer(`${origin}/ordernow`, kept)
  return { healthMs, pageMs: performance.now() - started, kept, origin }
}

async function bareStart(): Promise<number> {
  const port = String(await freePort())
  const started = performance.now()
  const kept = startKept(process.execPath, ['--eval', BARE], { env: { PORT: port } })
  await firstAnswer(`http://127.0.0.1:${port}`, kept)
  const ms = performance.now() - started
  await kept.stop()
  return ms
}

function settled(): Promise<void> {
  return new Promise((settle) => setTimeout(settle, SETTLED_MS))
}
