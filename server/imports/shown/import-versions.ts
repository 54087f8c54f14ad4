// Versions of an import's page: refuses a choice made on an outdated page, except for a single tab's own.
import { wordsOf } from '#domain/words/catalogue.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { Database, Trx } from '#server/database/open.ts'
import { type ChosenNow, type ImportChoices, withChoices } from '#domain/imports/import-choices.ts'
import type { ImportRow } from '#server/database/tables/import-tables.ts'

/** `isChanged`: the page is outdated, and nothing was done. */
export type ImportDone = { ok: true; text: string } | ImportRefused
export type ImportRefused = { ok: false; text: string; isChanged?: boolean }

export function importGone(): ImportRefused {
  return { ok: false, text: wordsOf(imports).gone }
}

export function importChanged(): ImportRefused {
  return { ok: false, text: wordsOf(imports).changedByOthers, isChanged: true }
}

/** The preview reads the shop again. */
const NOT_SEEN = { products: null, known: null }

/** `tab` names a tab that may send a choice before it shows the last one's result. */
export type SeenVersion = { version: number; tab?: string | undefined }

export async function lockImport(trx: Trx, id: string): Promise<ImportRow | undefined> {
  return trx
    .updateTable('imports')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export function openImportVersions({ db, transaction }: Pick<Database, 'db' | 'transaction'>) {
  return {
    choose: (id: string, seen: SeenVersion, chosen: ChosenNow) =>
      transaction(async (trx): Promise<ImportDone> => {
        const row = await lockImport(trx, id)
        if (!row) return importGone()
        if (row.applied !== null) return importChanged()
        const before = JSON.parse(row.choices) as ImportChoices
        const choices = JSON.stringify(withChoices(before, chosen))
        // A second press, or a retry after a lost response.
        if (choices === JSON.stringify(before)) return { ok: true, text: '' }
        const { tab = null, version } = seen
        const ownFrom = tab !== null && row.tab === tab ? row.tab_from : null
        if (version !== row.version && (ownFrom === null || version < ownFrom)) return importChanged()
        // Returning to the preview reads the shop again.
        const isBack = chosen.step !== undefined && chosen.step !== 'preview'
        await trx
          .updateTable('imports')
          .set({ choices, version: row.version + 1, tab, tab_from: ownFrom ?? row.version, ...(isBack && NOT_SEEN) })
          .where('id', '=', id)
          .execute()
        return { ok: true, text: '' }
      }),

    async compareAgain(id: string): Promise<void> {
      await db
        .updateTable('imports')
        .set((eb) => ({ ...NOT_SEEN, tab: null, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('applied', 'is', null)
        .execute()
    },
  }
}
