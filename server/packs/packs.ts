// The shop's ready packs: listed, added, merged with concurrent edits, moved, shown or hidden, deleted and brought back.
import { type Kysely, sql } from 'kysely'
import { mergePack, type PackDraft, type PackField, packFormTexts, packNamed } from '#domain/pack/pack-form.ts'
import { type Pack, PACKS_MAX, type PackGood } from '#domain/pack/pack.ts'
import { repeatedAdd } from '#domain/three-way.ts'
import type { Database, Trx } from '../database/open.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { PackRow } from '../database/tables/pack-tables.ts'
import { rowsOf } from '../live/compare-topics.ts'
import type { Live } from '../live/live.ts'
import type { System } from '../system.ts'

/** For so long a deleted pack can be brought back. */
const UNDO_MS = 86_400_000

/** `changed` and `isUnchanged`: nothing was written; `pack` is the current one. `isRepeat`: an earlier draft is stored. `full`: the shop has as many as it may have. */
export type PackChange =
  | { outcome: 'done'; pack: Pack; isUnchanged?: true }
  | { outcome: 'gone' }
  | { outcome: 'taken'; name: string; isRepeat?: true }
  | { outcome: 'changed'; pack: Pack; conflicts: PackField[] }
  | { outcome: 'changed since'; pack: Pack }
  | { outcome: 'full' }

/** Methods reject with an error known to `unavailableReason` while the database is unavailable. */
export type Packs = {
  /** In the owner's order, also those that are not shown. */
  all(): Promise<Pack[]>
  /** Those that have goods and are enabled. Read again only after a change, also one of another process. */
  enabled(): Promise<readonly Pack[]>
  /** Names of deleted products, by their id. */
  namesOfGone(productIds: readonly string[]): Promise<Map<string, string>>
  /** `id` is the browser's idempotency key. A repeat corrects the drafts sent `before`, and not what others made of them. */
  add(id: string, draft: PackDraft, before?: readonly PackDraft[]): Promise<PackChange>
  /** Three-way merge. */
  edit(change: { id: string; edited: PackDraft; seen: PackDraft }): Promise<PackChange>
  /** `beforeId` undefined means last. */
  move(change: { id: string; beforeId: string | undefined }): Promise<PackChange>
  enable(change: { id: string; enabled: boolean }): Promise<PackChange>
  remove(id: string): Promise<PackChange>
  /** Undoes a deletion of the last day, at its former place. */
  restore(id: string): Promise<PackChange>
}

type Needs = {
  database: Pick<Database, 'kind' | 'db' | 'transaction'>
  live: Pick<Live, 'publish'>
  system: Pick<System, 'now'>
}

export function openPacks({ database: { kind, db, transaction }, live, system }: Needs): Packs {
  let changes = 0
  let kept: { version: string; packs: readonly Pack[] } | undefined

  /** Another with each change. On SQLite no other process writes. On PostgreSQL the rows say it, before any message does. */
  async function version(): Promise<string> {
    if (kind === 'sqlite') return String(changes)
    const { rows } = await sql<{ version: string | null }>`select ${rowsOf('packs', 'id')} as version`.execute(db)
    return rows[0]?.version ?? ''
  }

  async function change(work: (trx: Trx, list: readonly Pack[]) => Promise<PackChange>): Promise<PackChange> {
    const result = await transaction(async (trx) => {
      // An SQLite transaction excludes other writers.
      if (kind === 'postgres') await sql`lock table packs in share row exclusive mode`.execute(trx)
      return await work(trx, await readPacks(trx))
    })
    if (result.outcome === 'done') {
      changes += 1
      live.publish({ topic: 'products' })
    }
    return result
  }

  const writeGoods = async (trx: Trx, id: string, goods: readonly PackGood[]) => {
    await trx.deleteFrom('pack_goods').where('pack_id', '=', id).execute()
    const rows = goods.map(({ productId, quantity }, line) => ({
      pack_id: id,
      product_id: productId,
      line,
      quantity,
    }))
    await insertRows(trx, kind, 'pack_goods', rows)
  }

  async function write(trx: Trx, list: readonly Pack[], pack: Pack): Promise<PackChange> {
    const { id, goods } = pack
    const taken = packNamed(list, pack.name, id)
    if (taken) return { outcome: 'taken', name: taken.name }
    // Written even when only its goods changed: processes see it by this row.
    await trx.updateTable('packs').set(columnsOf(pack)).where('id', '=', id).execute()
    await writeGoods(trx, id, goods)
    return { outcome: 'done', pack }
  }

  return {
    all: () => readPacks(db),

    async enabled() {
      const now = await version()
      if (kept?.version === now) return kept.packs
      const packs = (await readPacks(db)).filter(({ enabled, goods }) => enabled && goods.length > 0)
      kept = { version: now, packs }
      return packs
    },

    async namesOfGone(productIds) {
      if (productIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('former_products')
        .select(['product_id', 'name'])
        .where('product_id', 'in', productIds)
        .where('product_id', 'not in', db.selectFrom('products').select('id'))
        .execute()
      return new Map(rows.map(({ product_id, name }) => [product_id, name]))
    },

    add: (id, draft, before = []) =>
      change(async (trx, list) => {
        const there = list.find((each) => each.id === id)
        if (there) {
          const texts = { draft: packFormTexts(draft), before: before.map(packFormTexts) }
          const repeated = repeatedAdd(texts, packFormTexts(there))
          if (repeated === 'changed') return { outcome: 'changed since', pack: there }
          if (repeated === 'unchanged') return { outcome: 'done', pack: there, isUnchanged: true }
          const again = await write(trx, list, { id, ...draft })
          return again.outcome === 'taken' ? { ...again, isRepeat: true } : again
        }
        if (await isRemoved(trx, id)) return { outcome: 'gone' }
        const taken = packNamed(list, draft.name)
        if (taken) return { outcome: 'taken', name: taken.name }
        if (list.length >= PACKS_MAX) return { outcome: 'full' }
        const { position } = await trx
          .selectFrom('packs')
          .select(sql<number>`coalesce(max(position), 0) + 1`.as('position'))
          .executeTakeFirstOrThrow()
        await trx
          .insertInto('packs')
          .values({ id, ...columnsOf(draft), position })
          .execute()
        await writeGoods(trx, id, draft.goods)
        return { outcome: 'done', pack: { id, ...draft } }
      }),

    edit: ({ id, edited, seen }) =>
      change(async (trx, list) => {
        const now = list.find((each) => each.id === id)
        if (!now) return { outcome: 'gone' }
        const result = mergePack(seen, edited, now)
        if ('conflicts' in result) return { outcome: 'changed', pack: now, conflicts: result.conflicts }
        return write(trx, list, { id, ...result.merged })
      }),

    move: ({ id, beforeId }) =>
      change(async (trx, list) => {
        const moved = list.find((each) => each.id === id)
        if (!moved || (beforeId !== undefined && !list.some((each) => each.id === beforeId))) return { outcome: 'gone' }
        if (id === beforeId) return { outcome: 'done', pack: moved }
        const others = list.filter((each) => each.id !== id)
        const at = beforeId === undefined ? others.length : others.findIndex((each) => each.id === beforeId)
        for (const [index, each] of others.toSpliced(at, 0, moved).entries()) {
          await trx
            .updateTable('packs')
            .set({ position: index + 1 })
            .where('id', '=', each.id)
            .where('position', '<>', index + 1)
            .execute()
        }
        return { outcome: 'done', pack: moved }
      }),

    enable: ({ id, enabled }) =>
      change(async (trx, list) => {
        const now = list.find((each) => each.id === id)
        if (!now) return { outcome: 'gone' }
        await trx
          .updateTable('packs')
          .set({ enabled: enabled ? 1 : 0 })
          .where('id', '=', id)
          .execute()
        return { outcome: 'done', pack: { ...now, enabled } }
      }),

    remove: (id) =>
      change(async (trx, list) => {
        const now = list.find((each) => each.id === id)
        if (!now) return { outcome: 'gone' }
        const past = new Date(system.now().getTime() - UNDO_MS).toISOString()
        await trx.deleteFrom('packs').where('removed_at', '<', past).execute()
        await trx.updateTable('packs').set({ removed_at: system.now().toISOString() }).where('id', '=', id).execute()
        return { outcome: 'done', pack: now }
      }),

    restore: (id) =>
      change(async (trx, list) => {
        const there = list.find((each) => each.id === id)
        if (there) return { outcome: 'done', pack: there }
        const row = await trx.selectFrom('packs').selectAll().where('id', '=', id).executeTakeFirst()
        if (!row) return { outcome: 'gone' }
        const taken = packNamed(list, row.name)
        if (taken) return { outcome: 'taken', name: taken.name }
        if (list.length >= PACKS_MAX) return { outcome: 'full' }
        // A move may have given its number to another.
        await trx
          .updateTable('packs')
          .set({ position: sql<number>`position + 1` })
          .where('position', '>=', row.position)
          .where('removed_at', 'is', null)
          .execute()
        await trx.updateTable('packs').set({ removed_at: null }).where('id', '=', id).execute()
        const back = (await readPacks(trx)).find((each) => each.id === id)
        return back ? { outcome: 'done', pack: back } : { outcome: 'gone' }
      }),
  }
}

/** In the owner's order, without deleted ones. */
async function readPacks(db: Kysely<Tables>): Promise<Pack[]> {
  const rows = await db
    .selectFrom('packs')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const goods = await db
    .selectFrom('pack_goods')
    .select(['pack_id', 'product_id', 'quantity'])
    .orderBy('pack_id')
    .orderBy('line')
    .execute()
  const byPack = new Map<string, PackGood[]>(rows.map(({ id }) => [id, []]))
  for (const { pack_id, product_id, quantity } of goods) byPack.get(pack_id)?.push({ productId: product_id, quantity })
  return rows.map((row) => toPack(row, byPack.get(row.id) ?? []))
}

async function isRemoved(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.selectFrom('packs').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

function toPack({ id, name, tamil_name, about, tamil_about, enabled }: PackRow, goods: readonly PackGood[]): Pack {
  return { id, name, tamilName: tamil_name, about, tamilAbout: tamil_about, enabled: enabled === 1, goods }
}

function columnsOf({ name, tamilName, about, tamilAbout, enabled }: PackDraft) {
  return { name, tamil_name: tamilName, about, tamil_about: tamilAbout, enabled: enabled ? 1 : 0 }
}
