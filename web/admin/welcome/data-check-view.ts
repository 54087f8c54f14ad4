// The data check in words, made on the server so that hydration matches.
import { type DataCheckNote, dataCheckNote } from '#domain/data-check/data-check-note.ts'
import type { Shop } from '#server/shop.ts'

/** `npm run check-data` lists the others. */
const SENTENCES_SHOWN = 5

export type DataCheckView = { note: DataCheckNote; sentences: readonly string[]; hasMore: boolean }

export async function dataCheckView({
  dataChecks,
  now,
}: Pick<Shop, 'now'> & { dataChecks: Pick<Shop['dataChecks'], 'status'> }): Promise<DataCheckView> {
  const { last, failed, isLate } = await dataChecks.status()
  const state = {
    last: last && { at: new Date(last.at), faults: last.faults },
    failed: failed && { ...failed, at: new Date(failed.at) },
    isLate,
  }
  const sentences = last?.sentences ?? []
  return {
    note: dataCheckNote(state, now()),
    sentences: sentences.slice(0, SENTENCES_SHOWN),
    hasMore: sentences.length > SENTENCES_SHOWN,
  }
}
