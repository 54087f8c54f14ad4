// Pending stock edits in the tab's storage, so that neither an ended session nor a left screen loses them.
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { tabStorage, readStored, type WebStorage, writeStored } from '#web/browser/storage.ts'
import type { Edit } from './stock-edit-queue.ts'

const NAME = 'stock-edits'

export function openPersistedEdits(storage: () => WebStorage | undefined = tabStorage) {
  return {
    /** Returns none when nothing readable is stored. */
    load(): Edit[] {
      const found = readStored(storage(), NAME)
      return Array.isArray(found) ? found.filter(isEdit) : []
    },
    save: (edits: readonly Edit[]) => void writeStored(storage(), NAME, edits.length > 0 ? edits : undefined),
  }
}

export const persistedEdits = openPersistedEdits()

function isEdit(found: unknown): found is Edit {
  const { id, key, kind, units, seen, typed } = Object(found) as Record<string, unknown>
  if (typeof id !== 'string' || typeof key !== 'string' || !isIdempotencyKey(key)) return false
  if (kind === 'bulk') return Number.isInteger(units)
  return kind === 'typed' && Number.isInteger(seen) && Number.isInteger(typed)
}
