// `npm run lab -- move`: moves a large shop with its media to PostgreSQL and a bucket, and back, killed in the middle each time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readCommandLine, say, wholeNumber } from '#bin/command-line.ts'
import { openScope } from '#test/cleanup.ts'
import { administer, urlOf } from '#test/database/databases.ts'
import { startPostgres } from '#test/database/postgres-server.ts'
import { startS3Server } from '#test/fixtures/s3-server.ts'
import { fillMedia, inFolder, isStored, sameMedia, sumsOfTables } from './whole-shop.ts'

const usage = `npm run lab -- move [--products NUMBER] [--orders NUMBER] [--media MB]

Fills a shop on SQLite with 1,000 products, 100,000 orders and 1,024 MB of
media, moves it to PostgreSQL and a bucket, and back into an empty folder. Kills
npm run move among the files and among the orders each way, and starts it again.
Compares every row and file, and prints the seconds. The control compares right
after a kill, and must find differences.`

const { values } = readCommandLine(usage, {
  options: {
    products: { type: 'string', default: '1000' },
    orders: { type: 'string', default: '100000' },
    media: { type: 'string', default: '1024' },
  },
})
const products = String(wholeNumber(usage, 'products', values.products))
const orders = String(wholeNumber(usage, 'orders', values.orders))
const mediaMb = wholeNumber(usage, 'media', values.media)
const LOOK_MS = 50
const ROOT = join(import.meta.dirname, '../..')

const isRight: boolean[] = []
const scope = openScope()
const folder = mkdtempSync(join(tmpdir(), 'shop-move-'))
try {
  const { url, stop } = await startPostgres()
  scope.after(stop)
  await administer(url, 'create database moved')
  const bucket = await startS3Server(scope)
  const onServer = urlOf(url, 'moved')
  const env = (dataDir: string) => ({
    ...process.env,
    DEMO: 'off',
    DATA_DIR: dataDir,
    DATABASE_URL: onServer,
    MEDIA_TO: `s3://${bucket.place.bucket}/${bucket.place.prefix}`,
    MEDIA_S3_ENDPOINT: bucket.place.endpoint,
    MEDIA_S3_REGION: bucket.place.region,
    MEDIA_S3_KEY_ID: bucket.place.keyId,
    MEDIA_S3_SECRET: bucket.place.secret,
  })
  const inBucket = {
    names: () =>
      [...bucket.objects.keys()]
        .map((key) => key.replace(bucket.place.prefix, ''))
        .filter(isStored)
        .toSorted(),
    read: (name: string) => bucket.objects.get(bucket.place.prefix + name),
  }
  const first = join(folder, 'first')
  const last = join(folder, 'last')

  const seed = ['bin/seed.ts', '--products', products, '--orders', orders, '--yes']
  await run(seed, { ...env(first), DATABASE_URL: '' })
  await fillMedia(first, mediaMb)
  const files = inFolder(first).names().length
  const sums = await sumsOfTables({ dataDir: first })
  say(`${products} products, ${orders} orders, ${files} files of ${mediaMb} MB`)

  const there = { dataDir: first, databaseUrl: onServer }
  await moveOver('there', ['--to', 'postgres', '--media', 'bucket'], env(first), {
    files: () => bucket.objects.size,
    isSame: async () => sameMedia(first, inBucket) && (await sumsOfTables(there)) === sums,
  })
  const back = { dataDir: last }
  await moveOver('back', ['--to', 'sqlite', '--media', 'folder'], env(last), {
    files: () => inFolder(last).names().length,
    isSame: async () => sameMedia(first, inFolder(last)) && (await sumsOfTables(back)) === sums,
  })

  type Seen = { files: () => number; isSame: () => Promise<boolean> }

  /** Kills the command among the files, then among the orders, then lets it end. */
  async function moveOver(way: string, args: readonly string[], environment: NodeJS.ProcessEnv, seen: Seen) {
    const command = ['bin/move.ts', ...args]
    const among = [() => seen.files() > files / 3, (said: string) => /Copying orders: [1-9]/.test(said)]
    for (const isInMiddle of among) await run(command, environment, isInMiddle)
    const control = await seen.isSame()
    const { seconds, said } = await run(command, environment)
    const isSame = await seen.isSame()
    say(`${way}: ${said.trim().replaceAll('\n', ' ')}`)
    say(
      `${way}: ${seconds.toFixed(0)} s after two kills; ${isSame ? 'each row and file is the same' : 'NOT the same'}; ` +
        `control ${control ? 'GREEN' : 'red'}`,
    )
    isRight.push(isSame, !control)
  }
} finally {
  await scope.end()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isRight.every(Boolean) ? 0 : 1

/** Without `isInMiddle` it must end well; with it it is killed. */
async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  isInMiddle?: (said: string) => boolean,
): Promise<{ said: string; seconds: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  const ended = once(child, 'close')
  if (isInMiddle) {
    while (child.exitCode === null && !isInMiddle(said)) await wait(LOOK_MS)
    child.kill('SIGKILL')
  }
  const [code, signal] = (await ended) as [number | null, string | null]
  if (isInMiddle ? signal !== 'SIGKILL' : code !== 0)
    throw new Error(`${args[0]} ended with ${code ?? signal}: ${said}`)
  return { said, seconds: (performance.now() - started) / 1_000 }
}
