// A shop to inject faults into, with a driver and its acknowledgement log.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SeededRandom, seededRandom } from '#bin/seed/seeded-random.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { openShop } from '#server/shop.ts'
import { cleanup, type Scope } from '#test/cleanup.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { admin, stockUp, testConfig } from '#test/shop/open-test-shop.ts'
import { type RunningShop, runShop } from '#test/shop/running-shop.ts'
import { type Acknowledgements, openAcknowledgements } from '../audit/acknowledgements.ts'
import { auditFiles } from '../audit/audit-files.ts'
import { auditPlace, auditSqlite } from '../audit/auditor.ts'
import { type Driver, openDriver } from './driver.ts'
import { environmentOf, type Injection } from './inject/injection.ts'

const PLENTY = 900_000
/** Runs short in the first minutes: a short order makes its group be written one by one. */
const SCARCE = 30

export type Start = {
  injections?: readonly Injection[]
  under?: readonly string[]
  /** Whether the driver sends only to this process (default), also to it, or not. */
  customers?: 'all' | 'also' | 'none'
  databaseUrl?: string
  env?: Record<string, string>
}

export type FaultyShop = {
  place: DatabasePlace
  /** Outside the shop's own, removed with it. */
  folder: string
  random: SeededRandom
  acknowledgements: Acknowledgements
  driver: Driver
  cookie: string
  productIds: readonly string[]
  start(how?: Start): Promise<RunningShop>
  /** On SQLite a copy of the folder. Returns one sentence a fault. */
  audit(dataDir?: string): Promise<string[]>
}

/** All random choices follow from the seed. The driver adds `headers`, and sends to the proxy `through` if given. */
export async function openFaultyShop(
  scope: Scope,
  place: DatabasePlace,
  seed: string,
  headers?: () => Record<string, string>,
  through?: string,
): Promise<FaultyShop> {
  const random = seededRandom(seed)
  const shop = await openShop(testConfig(place))
  const product = { ...goods.skyShots, stock: PLENTY }
  const scarce = { ...product, stock: SCARCE }
  const products = Object.values(await stockUp(shop, { a: product, b: product, c: product, d: product, scarce }))
  const signedIn = await shop.signIn.withPassword(admin.email, admin.password, '203.0.113.5')
  await shop.close()
  if (!('token' in signedIn)) throw new Error(signedIn.message)
  const cookie = `session=${signedIn.token}`

  const folder = temporaryFolder(scope)
  const acknowledgements = openAcknowledgements(join(folder, 'acknowledgements.jsonl'))
  cleanup(scope, acknowledgements.close)
  const origins: string[] = []
  const productIds = products.map(({ id }) => id)
  return {
    place,
    folder,
    random,
    acknowledgements,
    driver: openDriver({
      acknowledgements,
      random,
      productIds,
      cookie,
      origin: () => random.pick(origins),
      ...(headers && { headers }),
    }),
    cookie,
    productIds,
    async start({ injections = [], under = [], env = {}, customers = 'all', databaseUrl = place.databaseUrl } = {}) {
      const running = await runShop(
        { ...place, databaseUrl },
        {
          ordersPerMinute: 1_000_000,
          under,
          env: { ...environmentOf(injections), ...env },
        },
      )
      cleanup(scope, () => running.kill().catch(ended))
      if (customers === 'all') origins.length = 0
      if (customers !== 'none') origins.push(through ?? running.origin)
      return running
    },
    audit(dataDir = place.dataDir) {
      const { expected } = acknowledgements
      return place.databaseUrl ? auditPlace(place, expected) : auditCopy(dataDir, expected)
    },
  }
}

export function temporaryFolder(scope: Scope): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-faults-'))
  cleanup(scope, () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The shop recovers its own file at its next start; the auditor must not recover it first. */
async function auditCopy(dataDir: string, expected: Acknowledgements['expected']): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'shop-audit-'))
  try {
    // The write-ahead log's index is rebuilt from the log, as after a power cut.
    cpSync(dataDir, copy, { recursive: true, filter: (path) => !path.endsWith('-shm') })
    return [...(await auditSqlite(join(copy, 'shop.sqlite'), expected)), ...auditFiles(copy, expected)]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function ended() {}
