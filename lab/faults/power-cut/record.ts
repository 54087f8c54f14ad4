// Records a shop with strace: grouped orders, repeats, stock changes, uploads, and a clean shutdown.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Scope } from '#test/cleanup.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { openFaultyShop } from '../faulty-shop.ts'
import type { SqliteMutant } from '../inject/sqlite-mutants.ts'
import { newPicture, newVideo, sendPicture, sendVideo } from '#test/fixtures/send-uploads.ts'
import type { Recording } from './recording.ts'
import { readTrace, traced } from './trace.ts'

const LARGEST_GROUP = 12

export type Work = {
  seed: string
  rounds: number
  /** A video takes half a megabyte of events. */
  withVideo: boolean
  mutant?: SqliteMutant
}

/** Needs strace. */
export async function record(scope: Scope, { seed, rounds, withVideo, mutant }: Work): Promise<Recording> {
  const shop = await openFaultyShop(scope, await emptyPlace('sqlite', scope), seed)
  const { driver, random, cookie, acknowledgements, place } = shop
  const before = filesIn(place.dataDir)
  const trace = join(shop.folder, 'trace')
  const injections = mutant ? [{ file: 'sqlite-mutants', mutant } as const] : []
  const running = await shop.start({ under: traced(trace), injections })
  const admin = { origin: running.origin, cookie }
  for (let round = 0; round < rounds; round += 1) {
    await driver.orders(random.integer(1, LARGEST_GROUP))
    await driver.restock()
    await driver.repeat(random.pick([...acknowledgements.expected.sent.order.keys()]))
    if (round % 10 === 0) await sendPicture(admin, await newPicture())
    if (withVideo && round % 10 === 5) await sendVideo(admin, await newVideo())
  }
  const ended = running.ended()
  process.kill(running.pid, 'SIGTERM')
  await ended
  return { before, events: await readTrace(trace, place.dataDir), entries: acknowledgements.entries }
}

function filesIn(folder: string): Map<string, Uint8Array> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  const files = paths.filter((path) => statSync(path).isFile() && !path.endsWith('.lock'))
  return new Map(files.map((path) => [relative(folder, path), readFileSync(path)]))
}
