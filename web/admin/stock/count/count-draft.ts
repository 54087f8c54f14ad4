// The count is stored on the device until the shop has it, and shared by all tabs.
import { isIdempotencyKey, newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { followOtherTabs, createPersistedStore } from '#web/browser/persisted-store.ts'
import { deviceStorage, type WebStorage } from '#web/browser/storage.ts'

export const COUNT_NAME = 'stock-count'

/** `seen` is the stock shown on focus. */
export type TypedCount = { text: string; seen: number }

export type CountDraft = {
  /** Idempotency key; '' until something is typed. */
  key: string
  rows: Readonly<Record<string, TypedCount>>
  /** Sent under the key, without an answer yet: until then typing is blocked, or it would be counted twice. */
  sent: string
  /** The shop's latest count when this one began; '' for none. */
  before: string
}

const EMPTY: CountDraft = { key: '', rows: {}, sent: '', before: '' }

export function createCountDraft(storage: () => WebStorage | undefined = deviceStorage) {
  const store = createPersistedStore(storage, COUNT_NAME, readDraft)

  /** Another tab may have typed without an event here. */
  function newest(): CountDraft {
    store.reread()
    return store.get()
  }

  return {
    ...store,
    /** An empty text removes the product. `before` is the shop's latest count. */
    type(id: string, typed: TypedCount, before: string) {
      const draft = newest()
      if (draft.sent !== '') return
      const { [id]: _earlier, ...others } = draft.rows
      const rows = typed.text.trim() === '' ? others : { ...draft.rows, [id]: typed }
      if (Object.keys(rows).length === 0) return store.set(EMPTY)
      store.set(draft.key === '' ? { key: newIdempotencyKey(), rows, sent: '', before } : { ...draft, rows })
    },
    /** Returns the request and its key; a retry sends the same contents. */
    send(contents: string): { key: string; counted: string } {
      const draft = newest()
      const sent = draft.sent === '' ? contents : draft.sent
      store.set({ ...draft, sent })
      return { key: draft.key, counted: sent }
    },
    /** Clears the saved count, but not one begun since. */
    saved(key: string) {
      if (newest().key === key) store.set(EMPTY)
    },
    /**
     * The shop has nothing of it: it can be corrected and gets a new key. With `stockOf` the shop has another tab's
     * numbers under the key: the count is then compared with the current stock.
     */
    refused(key: string, stockOf?: (id: string) => number) {
      const draft = newest()
      if (draft.key !== key) return
      const compared = ([id, row]: [string, TypedCount]) => [id, { ...row, seen: stockOf?.(id) ?? row.seen }] as const
      const rows = Object.fromEntries(Object.entries(draft.rows).map(compared))
      store.set({ ...draft, rows, key: newIdempotencyKey(), sent: '' })
    },
    clear() {
      if (newest().sent === '') store.set(EMPTY)
    },
  }
}

/** Skips invalid rows. */
function readDraft(found: unknown): CountDraft {
  const { key, rows, sent, before } = Object(found) as Record<string, unknown>
  if (typeof key !== 'string' || !isIdempotencyKey(key)) return EMPTY
  const read = Object.entries(Object(rows) as object).filter((row): row is [string, TypedCount] => isTyped(row[1]))
  if (read.length === 0) return EMPTY
  return { key, rows: Object.fromEntries(read), sent: textOf(sent), before: textOf(before) }
}

function isTyped(found: unknown): found is TypedCount {
  const { text, seen } = Object(found) as Record<string, unknown>
  return typeof text === 'string' && Number.isInteger(seen)
}

function textOf(found: unknown): string {
  return typeof found === 'string' ? found : ''
}

export const countDraft = createCountDraft()
followOtherTabs(COUNT_NAME, countDraft.reread)
