// Batches: many products changed in one transaction, each batch with one undo (bulk changes, spreadsheet import, leaving the demo).
import { shownPerson } from '#server/database/recorded-by.ts'
import type { ProductChange, LeftOut } from '#domain/bulk/product-changes.ts'
import type { Database, Trx } from '#server/database/open.ts'
import type { BatchRow } from '#server/database/tables/bulk-tables.ts'
import type { Live } from '#server/live/live.ts'
import type { System } from '#server/system.ts'
import { applyChanges, type BatchKind, BatchRefused, type Changed } from './apply-changes.ts'
import { type Reverted, undoChanges } from './undo-changes.ts'

/** `key` is an idempotency key and the batch's id. */
export type BatchAbout = { key: string; kind: BatchKind; who: string; summary: string } & {
  /** Runs first in the transaction, but not for a repeat; throws BatchRefused to refuse. */
  before?(trx: Trx): Promise<void>
  /** Runs last. */
  after?(trx: Trx, batch: Batch): Promise<void>
}

export type Batch = {
  id: string
  kind: string
  who: string
  appliedAt: string
  summary: string
  created: number
  edited: number
  deleted: number
  leftOut: LeftOut[]
  undone?: { at: string; by: string; left: LeftOut[] }
}

/** After a refusal nothing was changed. `isRepeat`: the key was applied before. */
export type Applied = { batch: Batch; isRepeat?: true } | { refusal: string }

/** `isRepeat`: it was undone before. */
export type Undone = { batch: Batch; isRepeat?: true } | undefined

export type Batches = {
  /** All changes or none, once per key; publishes once. A batch without changes is not stored. */
  apply(changes: readonly ProductChange[], about: BatchAbout): Promise<Applied>
  /** Once. Later changes stay, listed in `batch.undone.left`. */
  undo(id: string, who: string): Promise<Undone>
  /** Newest first. */
  newest(): Promise<Batch[]>
  find(id: string): Promise<Batch | undefined>
  /** Those older than 30 days, and all but the newest hundred. */
  prune(): Promise<void>
}

const DAYS_KEPT = 30
const BATCHES_KEPT = 100
const DAY_MS = 86_400_000

export function openBatches(database: Database, live: Pick<Live, 'publish'>, system: System): Batches {
  const { db, transaction } = database
  const needs = { database, system }

  return {
    async apply(changes, about) {
      try {
        const applied = await transaction((trx) => applyBatch(trx, changes, about))
        if (!applied.isRepeat) publish(applied.stock)
        const { batch, isRepeat } = applied
        return isRepeat ? { batch, isRepeat } : { batch }
      } catch (error) {
        if (error instanceof BatchRefused) return { refusal: error.message }
        throw error
      }
    },

    async undo(id, who) {
      const undone = await transaction((trx) => undoBatch(trx, id, who))
      if (!undone) return undefined
      const { batch, isRepeat, stock } = undone
      if (isRepeat) return { batch, isRepeat }
      publish(stock)
      return { batch }
    },

    async newest() {
      const rows = await db
        .selectFrom('batches')
        .selectAll()
        .select(shownPeople)
        .orderBy('applied_at', 'desc')
        .orderBy('id')
        .limit(BATCHES_KEPT)
        .execute()
      return rows.map(toBatch)
    },

    async find(id) {
      const row = await db.selectFrom('batches').selectAll().select(shownPeople).where('id', '=', id).executeTakeFirst()
      return row && toBatch(row)
    },

    async prune() {
      const oldest = new Date(system.now().getTime() - DAYS_KEPT * DAY_MS).toISOString()
      const rows = await db.selectFrom('batches').select(['id', 'applied_at']).orderBy('applied_at', 'desc').execute()
      const old = rows.filter(({ applied_at }, index) => index >= BATCHES_KEPT || applied_at < oldest)
      // One by one, so that orders can be placed in between.
      for (const { id } of old) await db.deleteFrom('batches').where('id', '=', id).execute()
    },
  }

  async function applyBatch(trx: Trx, changes: readonly ProductChange[], about: BatchAbout) {
    const { key, kind, who, summary } = about
    const row: BatchRow = {
      id: key,
      kind,
      who,
      applied_at: system.now().toISOString(),
      summary,
      created: 0,
      edited: 0,
      deleted: 0,
      left_out: '[]',
      undone_at: null,
      undone_by: null,
      undo_left: null,
    }
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('batches')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) {
      const earlier = await trx.selectFrom('batches').selectAll().where('id', '=', key).executeTakeFirstOrThrow()
      return { batch: toBatch(earlier), isRepeat: true as const, stock: {} }
    }
    await about.before?.(trx)
    const { stock, leftOut, ...counts }: Changed = await applyChanges(trx, needs, { id: key, kind, who }, changes)
    const done = { ...row, ...counts, left_out: JSON.stringify(leftOut) }
    if (counts.created + counts.edited + counts.deleted === 0) {
      await trx.deleteFrom('batches').where('id', '=', key).execute()
    } else {
      await trx
        .updateTable('batches')
        .set({ ...counts, left_out: done.left_out })
        .where('id', '=', key)
        .execute()
    }
    await about.after?.(trx, toBatch(done))
    return { batch: toBatch(done), stock }
  }

  async function undoBatch(trx: Trx, id: string, who: string) {
    const undone = { undone_at: system.now().toISOString(), undone_by: who }
    const row = await trx
      .updateTable('batches')
      .set(undone)
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) {
      const earlier = await trx.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst()
      return earlier && { batch: toBatch(earlier), isRepeat: true as const, stock: {} }
    }
    const { left, stock }: Reverted = await undoChanges(trx, needs, row)
    const undo_left = JSON.stringify(left)
    await trx.updateTable('batches').set({ undo_left }).where('id', '=', id).execute()
    return { batch: toBatch({ ...row, undo_left }), stock }
  }

  function publish(stock: Record<string, number>) {
    live.publish({ topic: 'products' })
    // An older number may be on its way to open pages, and would replace the one they revalidate.
    if (Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
  }
}

const shownPeople = [
  shownPerson('batches.who').as('who'),
  shownPerson<string | null>('batches.undone_by').as('undone_by'),
] as const

function toBatch(row: BatchRow): Batch {
  const { id, kind, who, summary, created, edited, deleted, undone_at, undone_by } = row
  const leftOut = JSON.parse(row.left_out) as LeftOut[]
  const batch = { id, kind, who, appliedAt: row.applied_at, summary, created, edited, deleted, leftOut }
  if (undone_at === null) return batch
  return {
    ...batch,
    undone: { at: undone_at, by: undone_by ?? '', left: JSON.parse(row.undo_left ?? '[]') as LeftOut[] },
  }
}
