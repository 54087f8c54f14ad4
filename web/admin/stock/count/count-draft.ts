// What is typed while stock is counted: stored on the device until the shop has it, and the same in every tab.
import { isIdempotencyKey, newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { createPersistedStore, deviceStorage, type WebStorage } from '#web/browser/storage.ts'

export const COUNT_NAME = 'stock-count'

/** `seen` is the stock on the screen when the field was entered. */
export type TypedCount = { text: string; seen: number }

export type CountDraft = {
  /** Saves the count once; '' until something is typed. */
  key: string
  rows: Readonly<Record<string, TypedCount>>
  /** What was sent under the key and has had no answer: until then nothing else is typed, or it would be counted twice. */
  sent: string
  /** The newest count of the shop when this one began; '' for none. */
  before: string
}

const EMPTY: CountDraft = { key: '', rows: {}, sent: '', before: '' }

export function createCountDraft(storage: () => WebStorage | undefined = deviceStorage) {
  const store = createPersistedStore(storage, COUNT_NAME, readDraft)

  /** Another tab may have typed without this one having heard of it. */
  function newest(): CountDraft {
    store.reread()
    return store.get()
  }

  return {
    ...store,
    /** An empty text takes the product out of the count. `before` is the newest count of the shop. */
    type(id: string, typed: TypedCount, before: string) {
      const draft = newest()
      if (draft.sent !== '') return
      const { [id]: _earlier, ...others } = draft.rows
      const rows = typed.text.trim() === '' ? others : { ...draft.rows, [id]: typed }
      if (Object.keys(rows).length === 0) return store.set(EMPTY)
      store.set(draft.key === '' ? { key: newIdempotencyKey(), rows, sent: '', before } : { ...draft, rows })
    },
    /** Returns what to send, and under which key: what had no answer goes again as it was. */
    send(contents: string): { key: string; counted: string } {
      const draft = newest()
      const sent = draft.sent === '' ? contents : draft.sent
      store.set({ ...draft, sent })
      return { key: draft.key, counted: sent }
    },
    /** The shop has the count of that key; one that was begun since stays. */
    saved(key: string) {
      if (newest().key === key) store.set(EMPTY)
    },
    /**
     * Nothing of it is in the shop: it can be mended, and is sent under another key. `stockOf` is given where another tab's numbers are
     * in the shop under the key: what was counted is then compared with the stock of now.
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

/** Whatever is stored: a row that is none is left out. */
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

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === COUNT_NAME || key === null) countDraft.reread()
  })
  // A page out of the back/forward cache has received no events of other tabs.
  window.addEventListener('pageshow', countDraft.reread)
}
