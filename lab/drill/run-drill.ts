// A backup while orders arrive, restored on either engine and audited.
import { createHash, randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { usualBackups } from '#server/config/backup-config.ts'
import { restoreBackup } from '#server/backup/restore/restore.ts'
import { backUpInBackground } from '#server/backup/schedule/backups.ts'
import { openShop, type Shop } from '#server/shop.ts'
import { cleanup, type Scope } from '#test/cleanup.ts'
import { type DatabaseKind, emptyPlace, preparedPlace } from '#test/database/databases.ts'
import {
  type Acknowledgements,
  expect,
  nothingExpected,
  openAcknowledgements,
  orderAnswered,
  orderSent,
} from '../audit/acknowledgements.ts'
import { auditFiles } from '../audit/audit-files.ts'
import { auditPlace, auditSqlite } from '../audit/auditor.ts'
import { jpegPhoto } from '#test/fixtures/images.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp, testConfig } from '#test/shop/open-test-shop.ts'

const GB = 1024 ** 3
const MEDIA_FILE_BYTES = 1024 * 1024
/** Faster than any shop sells: eight customers place some hundred orders a second. */
const PAUSE_MS = 20
const MOST_COPIES = 50
const NAME = 'shop-by-hand-2026-01-01T00-00-00Z.tar'

export type DrillOptions = {
  from: DatabaseKind
  to: readonly DatabaseKind[]
  mediaMb: number
  orders: number
  customers: number
}

export type Drilled = {
  bytes: number
  backupSecondsPerGb: number
  /** Acknowledged before the backup began, and during it. */
  ordersBefore: number
  ordersMeanwhile: number
  restores: { to: DatabaseKind; secondsPerGb: number; faults: string[] }[]
  /** In a copy of the open database file, which is no backup; on SQLite only. */
  copiedFileFaults: string[]
}

export async function runDrill(scope: Scope, { from, to, mediaMb, orders, customers }: DrillOptions): Promise<Drilled> {
  const place = await preparedPlace(from, scope)
  const shop = await openShop({ ...testConfig(place), ordersPerMinute: 1_000_000 })
  cleanup(scope, shop.close)
  const log = openAcknowledgements()
  await fill(shop, { folder: place.dataDir, mediaMb })
  const load = startLoad(shop, log, customers)
  while (load.answered() < orders) await wait(20)

  const cut = log.entries.length
  const ordersBefore = load.answered()
  const started = performance.now()
  const task = { place, backup: { to: undefined, keep: usualBackups.keep }, name: NAME }
  const outcome = await backUpInBackground(task, new AbortController().signal)
  const seconds = (performance.now() - started) / 1_000
  const ordersMeanwhile = load.answered() - ordersBefore
  const copiedFileFaults = from === 'sqlite' ? await auditCopiedFile(place.dataDir, log) : []
  await load.stop()
  if ('failed' in outcome) throw new Error(outcome.failed)

  const gigabytes = outcome.bytes / GB
  const file = join(place.dataDir, 'backups', NAME)
  const restores: Drilled['restores'] = []
  for (const kind of to) restores.push(await restoreAndAudit(scope, { file, kind, log, cut, gigabytes }))
  const backupSecondsPerGb = seconds / gigabytes
  return { bytes: outcome.bytes, backupSecondsPerGb, ordersBefore, ordersMeanwhile, restores, copiedFileFaults }
}

async function fill(shop: Shop, { folder, mediaMb }: { folder: string; mediaMb: number }) {
  const imageUrl = await shop.media.putImage(await jpegPhoto(80))
  const product = { ...goods.lakshmiCrackers, imageUrl, stock: 1_000_000 }
  await stockUp(shop, { one: product, other: { ...product, name: 'Sparklers' } })
  const media = join(folder, 'media/video')
  mkdirSync(media, { recursive: true })
  for (let file = 0; file < mediaMb; file += 1) {
    const bytes = randomBytes(MEDIA_FILE_BYTES)
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    writeFileSync(join(media, `${name}.mp4`), bytes)
  }
}

function startLoad(shop: Shop, log: Acknowledgements, customers: number) {
  const stopping = new AbortController()
  let answered = 0

  async function orderOn() {
    const ids = (await shop.products.all()).map(({ id }) => id)
    while (!stopping.signal.aborted) {
      const key = newKey()
      const items = ids.map((id, at) => ({ id, quantity: 40 + at }))
      log.add(orderSent(key, items))
      const result = await shop.orders.place(key, { customer: lakshmi, items })
      if (!('order' in result)) throw new Error(`An order was refused: ${result.outcome}`)
      log.add(orderAnswered(key, result.order.orderId))
      answered += 1
      await wait(PAUSE_MS)
    }
  }

  const all = Promise.all(Array.from({ length: customers }, orderOn))
  all.catch(() => {})
  return {
    answered: () => answered,
    async stop() {
      stopping.abort()
      await all
    },
  }
}

/** Everything sent may be there; everything acknowledged before entry `cut` must be. */
function expectedAt({ entries }: Acknowledgements, cut: number) {
  const expected = nothingExpected()
  for (const [at, entry] of entries.entries()) if (at < cut || entry.is === 'sent') expect(expected, entry)
  return expected
}

type Restoring = { file: string; kind: DatabaseKind; log: Acknowledgements; cut: number; gigabytes: number }

async function restoreAndAudit(scope: Scope, { file, kind, log, cut, gigabytes }: Restoring) {
  const place = await emptyPlace(kind, scope)
  const started = performance.now()
  await restoreBackup({ from: file, place, now: () => new Date() })
  const secondsPerGb = (performance.now() - started) / 1_000 / gigabytes
  const expected = expectedAt(log, cut)
  const faults = await auditPlace(place, expected)
  // The file auditor reads SQLite.
  if (kind === 'sqlite') faults.push(...auditFiles(place.dataDir, expected))
  return { to: kind, secondsPerGb, faults }
}

/** The control: a plain copy. One just after a checkpoint has every order, so copies are made until one lacks some. */
async function auditCopiedFile(dataDir: string, log: Acknowledgements): Promise<string[]> {
  const copy = join(dataDir, 'copied.sqlite')
  for (let tries = 1; ; tries += 1) {
    const cut = log.entries.length
    copyFileSync(join(dataDir, 'shop.sqlite'), copy)
    const faults = await auditSqlite(copy, expectedAt(log, cut))
    if (faults.length > 0 || tries === MOST_COPIES) return faults
    await wait(PAUSE_MS)
  }
}
