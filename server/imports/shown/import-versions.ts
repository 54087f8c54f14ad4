// The number of what the page of an import shows: a choice that was made on an earlier page is refused, but for those of one tab.
import type { Database, Trx } from '#server/database/open.ts'
import { type ChosenNow, type ImportChoices, withChoices } from '#server/spreadsheets/import-choices.ts'
import type { ImportRow } from '#server/database/tables/import-tables.ts'

/** `isChanged`: the page is out of date, and nothing was done. */
export type ImportDone = { ok: true; text: string } | { ok: false; text: string; isChanged?: boolean }

export const GONE = { text: 'This import is not there any more. Please upload the file again.' }
export const CHANGED = {
  text: 'Somebody has changed this import, or you did in another tab. It is shown as it is now: please look at it again.',
  isChanged: true,
}

/** The shop is looked at again when the preview is shown. */
const NOT_SEEN = { products: null, known: null }

/** `tab` names the tab that sends a choice before it shows what came of its last one. */
export type SeenVersion = { version: number; tab?: string | undefined }

/** Holds the import until the end of the transaction. */
export async function holdImport(trx: Trx, id: string): Promise<ImportRow | undefined> {
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
        const row = await holdImport(trx, id)
        if (!row) return { ok: false, ...GONE }
        if (row.applied !== null) return { ok: false, ...CHANGED }
        const before = JSON.parse(row.choices) as ImportChoices
        const choices = JSON.stringify(withChoices(before, chosen))
        // A second press, or a repeat after a lost answer.
        if (choices === JSON.stringify(before)) return { ok: true, text: '' }
        const { tab = null, version } = seen
        const ownFrom = tab !== null && row.tab === tab ? row.tab_from : null
        if (version !== row.version && (ownFrom === null || version < ownFrom)) return { ok: false, ...CHANGED }
        // On the way back to the preview the shop is shown as it is then.
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
