// BulkChanges: many products changed in one transaction, each bulk change with one undo (bulk changes, spreadsheet import, leaving the demo).
import { lockAdded, removeEmpty } from '#server/categories/added-categories.ts'
import { shownPerson } from '#server/database/recorded-by.ts'
import type { ProductChange, LeftOut } from '#domain/bulk/product-changes.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { productChanges } from '#domain/words/en/office/goods/product-changes.ts'
import type { Database, Trx } from '#server/database/open.ts'
import type { BulkChangeRow } from '#server/database/tables/bulk-tables.ts'
import type { Live } from '#server/live/live.ts'
import type { System } from '#server/system.ts'
import { applyChanges, type BulkKind, BulkRefused, type Changed, type Outdated } from './apply-changes.ts'
import { type Reverted, undoChanges } from './undo-changes.ts'

/** `key` is an idempotency key and the bulk change's id. */
export type BulkAbout = { key: string; kind: BulkKind; who: string; summary: string } & {
  /** Runs first in the transaction, but not for a repeat; throws BulkRefused to refuse. */
  before?(trx: Trx): Promise<void>
  /** Runs last. */
  after?(trx: Trx, bulkChange: BulkChange): Promise<void>
}

export type BulkChange = {
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

/** After a refusal nothing was changed. `isRepeat`: the key was applied before; undone since, it is refused. */
export type Applied = { bulkChange: BulkChange; isRepeat?: true } | { refusal: string; outdated?: Outdated }

/** `isRepeat`: it was undone before. */
export type Undone = { bulkChange: BulkChange; isRepeat?: true } | undefined

export type BulkChanges = {
  /** All changes or none, once per key; publishes once. A bulk change without changes is not stored. */
  apply(changes: readonly ProductChange[], about: BulkAbout): Promise<Applied>
  /** Once. Later changes stay, listed in `bulk change.undone.left`. */
  undo(id: string, who: string): Promise<Undone>
  /** Newest first. */
  newest(): Promise<BulkChange[]>
  find(id: string): Promise<BulkChange | undefined>
  /** Those older than 30 days, and all but the newest hundred. */
  prune(): Promise<void>
}

const DAYS_KEPT = 30
const BATCHES_KEPT = 100
const DAY_MS = 86_400_000

export function openBulkChanges(database: Database, live: Pick<Live, 'publish'>, system: System): BulkChanges {
  const { db, transaction } = database
  const needs = { database, system }

  return {
    async apply(changes, about) {
      try {
        const applied = await transaction((trx) => applyBatch(trx, changes, about))
        if (!applied.isRepeat) publish(applied.stock)
        const { bulkChange, isRepeat } = applied
        return isRepeat ? { bulkChange, isRepeat } : { bulkChange }
      } catch (error) {
        if (!(error instanceof BulkRefused)) throw error
        const { message: refusal, outdated } = error
        return { refusal, ...(outdated && { outdated }) }
      }
    },

    async undo(id, who) {
      const undone = await transaction((trx) => undoBulkChange(trx, id, who))
      if (!undone) return undefined
      const { bulkChange, isRepeat, stock } = undone
      if (isRepeat) return { bulkChange, isRepeat }
      publish(stock)
      return { bulkChange }
    },

    async newest() {
      const rows = await db
        .selectFrom('bulk_changes')
        .selectAll()
        .select(shownPeople)
        .orderBy('applied_at', 'desc')
        .orderBy('id')
        .limit(BATCHES_KEPT)
        .execute()
      return rows.map(toBulkChange)
    },

    async find(id) {
      const row = await db
        .selectFrom('bulk_changes')
        .selectAll()
        .select(shownPeople)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && toBulkChange(row)
    },

    async prune() {
      const oldest = new Date(system.now().getTime() - DAYS_KEPT * DAY_MS).toISOString()
      const rows = await db
        .selectFrom('bulk_changes')
        .select(['id', 'applied_at'])
        .orderBy('applied_at', 'desc')
        .execute()
      const old = rows.filter(({ applied_at }, index) => index >= BATCHES_KEPT || applied_at < oldest)
      // One by one, so that orders can be placed in between.
      for (const { id } of old) await db.deleteFrom('bulk_changes').where('id', '=', id).execute()
    },
  }

  async function applyBatch(trx: Trx, changes: readonly ProductChange[], about: BulkAbout) {
    const { key, kind, who, summary } = about
    const row: BulkChangeRow = {
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
      .insertInto('bulk_changes')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) {
      const earlier = await trx.selectFrom('bulk_changes').selectAll().where('id', '=', key).executeTakeFirstOrThrow()
      if (earlier.undone_at !== null) throw new BulkRefused(wordsOf(productChanges).undoneSince)
      return { bulkChange: toBulkChange(earlier), isRepeat: true as const, stock: {} }
    }
    await about.before?.(trx)
    const { stock, leftOut, ...counts }: Changed = await applyChanges(trx, needs, { id: key, kind, who }, changes)
    const done = { ...row, ...counts, left_out: JSON.stringify(leftOut) }
    if (counts.created + counts.edited + counts.deleted === 0) {
      await trx.deleteFrom('bulk_changes').where('id', '=', key).execute()
    } else {
      await trx
        .updateTable('bulk_changes')
        .set({ ...counts, left_out: done.left_out })
        .where('id', '=', key)
        .execute()
    }
    await about.after?.(trx, toBulkChange(done))
    return { bulkChange: toBulkChange(done), stock }
  }

  async function undoBulkChange(trx: Trx, id: string, who: string) {
    const undone = { undone_at: system.now().toISOString(), undone_by: who }
    const row = await trx
      .updateTable('bulk_changes')
      .set(undone)
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) {
      const earlier = await trx.selectFrom('bulk_changes').selectAll().where('id', '=', id).executeTakeFirst()
      return earlier && { bulkChange: toBulkChange(earlier), isRepeat: true as const, stock: {} }
    }
    // Categories are locked before products, as by a renaming.
    const added = await lockAdded(trx, { kind: database.kind, changeId: id })
    const { left, stock }: Reverted = await undoChanges(trx, needs, row)
    await removeEmpty(trx, added)
    const undo_left = JSON.stringify(left)
    await trx.updateTable('bulk_changes').set({ undo_left }).where('id', '=', id).execute()
    return { bulkChange: toBulkChange({ ...row, undo_left }), stock }
  }

  function publish(stock: Record<string, number>) {
    live.publish({ topic: 'products' })
    // An older number may be on its way to open pages, and would replace the one they revalidate.
    if (Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
  }
}

const shownPeople = [
  shownPerson('bulk_changes.who').as('who'),
  shownPerson<string | null>('bulk_changes.undone_by').as('undone_by'),
] as const

function toBulkChange(row: BulkChangeRow): BulkChange {
  const { id, kind, who, summary, created, edited, deleted, undone_at, undone_by } = row
  const leftOut = JSON.parse(row.left_out) as LeftOut[]
  const bulkChange = { id, kind, who, appliedAt: row.applied_at, summary, created, edited, deleted, leftOut }
  if (undone_at === null) return bulkChange
  return {
    ...bulkChange,
    undone: { at: undone_at, by: undone_by ?? '', left: JSON.parse(row.undo_left ?? '[]') as LeftOut[] },
  }
}
