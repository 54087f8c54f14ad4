// The shop's transport offices: listed, added, merged with concurrent edits, removed.
import { mergeOffice, type Office, type OfficeDraft, type OfficeField } from '#domain/dispatch/office-form.ts'
import { repeatedAdd } from '#domain/three-way.ts'
import type { Database, Trx } from '../database/open.ts'
import type { Live } from '../live/live.ts'
import type { System } from '../system.ts'
import { officeValues, toOffice } from '../database/tables/dispatch-tables.ts'

/** `taken`: another office has this name and branch. `isRepeat`: an earlier draft is stored. */
export type OfficeChange =
  | { outcome: 'done'; office: Office; isUnchanged?: true }
  | { outcome: 'gone' }
  | { outcome: 'taken'; isRepeat?: true }
  | { outcome: 'changed since'; office: Office }
  | { outcome: 'changed'; conflicts: OfficeField[]; office: Office }

export type Offices = {
  /** By name and branch. */
  all(): Promise<Office[]>
  /** `id` is the form's idempotency key. A repeat corrects the drafts sent `before`, and not what others made of them. */
  add(id: string, draft: OfficeDraft, before?: readonly OfficeDraft[]): Promise<OfficeChange>
  edit(id: string, edited: OfficeDraft, seen: OfficeDraft): Promise<OfficeChange>
  /** Orders keep the office's name. */
  remove(id: string): Promise<OfficeChange>
}

type Needs = { database: Database; live: Pick<Live, 'publish'>; system: Pick<System, 'now'> }

export function openOffices({ database: { db, transaction }, live, system }: Needs): Offices {
  function published(change: OfficeChange): OfficeChange {
    if (change.outcome === 'done') live.publish({ topic: 'orders' })
    return change
  }

  return {
    async all() {
      const rows = await db.selectFrom('transport_offices').selectAll().orderBy('folded').execute()
      return rows.map(toOffice)
    },

    async add(id, draft, before = []) {
      const row = { id, ...officeValues(draft), added_at: system.now().toISOString() }
      // On any conflict, so that the existing row shows whether the key or the name is taken.
      const made = await db
        .insertInto('transport_offices')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (made) return published({ outcome: 'done', office: toOffice(made) })
      const change = await transaction(async (trx): Promise<OfficeChange> => {
        const office = await lockOffice(trx, id)
        if (!office) return { outcome: 'taken' }
        const { id: _, ...now } = office
        const repeated = repeatedAdd({ draft, before }, now)
        if (repeated === 'changed') return { outcome: 'changed since', office }
        if (repeated === 'unchanged') return { outcome: 'done', office, isUnchanged: true }
        const again = await write(trx, id, draft)
        return again.outcome === 'taken' ? { ...again, isRepeat: true } : again
      })
      return published(change)
    },

    async edit(id, edited, seen) {
      const change = await transaction(async (trx): Promise<OfficeChange> => {
        const now = await lockOffice(trx, id)
        if (!now) return { outcome: 'gone' }
        const merge = mergeOffice(edited, seen, now)
        if ('conflicts' in merge) return { outcome: 'changed', conflicts: merge.conflicts, office: now }
        return await write(trx, id, merge.merged)
      })
      return published(change)
    },

    async remove(id) {
      const row = await db.deleteFrom('transport_offices').where('id', '=', id).returningAll().executeTakeFirst()
      return published(row ? { outcome: 'done', office: toOffice(row) } : { outcome: 'gone' })
    },
  }
}

async function write(trx: Trx, id: string, draft: OfficeDraft): Promise<OfficeChange> {
  const values = officeValues(draft)
  const other = await trx
    .selectFrom('transport_offices')
    .select('id')
    .where('folded', '=', values.folded)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) return { outcome: 'taken' }
  await trx.updateTable('transport_offices').set(values).where('id', '=', id).execute()
  return { outcome: 'done', office: { id, ...draft } }
}

export async function lockOffice(trx: Trx, id: string): Promise<Office | undefined> {
  const row = await trx
    .updateTable('transport_offices')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toOffice(row)
}

/** Locks and returns the office of that name and branch, adding it if missing. */
export async function lockTypedOffice(trx: Trx, id: string, draft: OfficeDraft, at: string): Promise<Office> {
  const row = { id, ...officeValues(draft), added_at: at }
  for (;;) {
    const made = await trx
      .insertInto('transport_offices')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (made) return toOffice(made)
    const there = await trx
      .updateTable('transport_offices')
      .set({ folded: row.folded })
      .where('folded', '=', row.folded)
      .returningAll()
      .executeTakeFirst()
    // Removed in between: try again.
    if (there) return toOffice(there)
  }
}
