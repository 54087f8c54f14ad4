// Cuts the power at moments of a recording, opens the files like SQLite after a crash, and audits them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import type { Scope } from '#test/cleanup.ts'
import { type Entry, expect, type Expected, nothingExpected } from '#lab/audit/acknowledgements.ts'
import { auditFiles } from '#lab/audit/audit-files.ts'
import { auditSqlite } from '#lab/audit/auditor.ts'
import { temporaryFolder } from '../faulty-shop.ts'
import type { DiskEvent, Recording } from './recording.ts'
import { type Loss, openDisk } from './simulated-disk.ts'

export type Replayed = {
  cuts: number
  images: number
  acknowledged: number
  /** Images with a fault, and the faults of the first of them. */
  faulty: number
  faults: string[]
}

/** The images of each cut. */
const LOSSES: readonly Loss[] = ['all lost', 'none lost', 'torn', 'torn']

export type Options = {
  cuts: number
  seed: string
  /** Called for some images after their SQL audit, with their folder. */
  alsoAudit?: (folder: string, expected: Expected) => Promise<string[]>
}

/** Cuts after events that the seed chooses. Each image has a folder, removed at once. */
export async function replay(
  scope: Scope,
  recording: Recording,
  { cuts, seed, alsoAudit }: Options,
): Promise<Replayed> {
  const { before, events, entries } = recording
  const random = seededRandom(seed)
  const moments = new Set<number>()
  while (moments.size < Math.min(cuts, events.length)) moments.add(random.integer(1, events.length))
  const disk = openDisk(before)
  const expected = expectedBefore(entries)
  const folder = join(temporaryFolder(scope), 'image')
  const replayed: Replayed = { cuts: moments.size, images: 0, acknowledged: 0, faulty: 0, faults: [] }
  const answers = readAnswers(entries)

  for (const [index, event] of events.entries()) {
    disk.apply(event)
    answers.apply(expected, event)
    if (!moments.has(index + 1)) continue
    for (const loss of LOSSES) {
      writeFiles(folder, disk.cut(loss, random))
      const faults = await auditImage(folder, expected)
      if (faults.length === 0 && loss === 'torn' && alsoAudit) faults.push(...(await alsoAudit(folder, expected)))
      rmSync(folder, { recursive: true, force: true })
      replayed.images += 1
      if (faults.length === 0) continue
      replayed.faulty += 1
      if (replayed.faults.length === 0)
        replayed.faults = [`cut after event ${index + 1}, ${loss}:`, ...faults.slice(0, 5)]
    }
  }
  replayed.acknowledged = [...expected.sent.order.values()].filter(({ id }) => id !== undefined).length
  return replayed
}

async function auditImage(folder: string, expected: Expected): Promise<string[]> {
  const faults = await auditSqlite(join(folder, 'shop.sqlite'), expected)
  return faults.length > 0 ? faults : auditFiles(folder, expected)
}

function writeFiles(folder: string, files: Map<string, Uint8Array>) {
  mkdirSync(folder, { recursive: true })
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}

/** Everything sent, without the answers. */
function expectedBefore(entries: readonly Entry[]): Expected {
  const expected = nothingExpected()
  for (const entry of entries) if (entry.is === 'sent') expect(expected, entry)
  return expected
}

/** An answer in the trace names an order; the log knows its key. Changes are answered in the order of the log. */
function readAnswers(entries: readonly Entry[]) {
  const answered = entries.filter((one) => one.is === 'answered')
  const orders = new Map(answered.filter(({ act }) => act === 'order').map((one) => [one.id, one]))
  const changes = answered.filter(({ act }) => act === 'change of stock')
  return {
    apply(expected: Expected, event: DiskEvent) {
      if (event.is !== 'answer') return
      const entry =
        event.to === 'order'
          ? orders.get(event.what)
          : event.to === 'change'
            ? changes.shift()
            : ({ is: 'file answered', path: event.what } as const)
      if (entry) expect(expected, entry)
    },
  }
}
