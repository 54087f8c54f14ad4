// A value in browser storage that components subscribe to, in step with other tabs.
import { parseJson, readStoredText, type WebStorage, writeStored } from './storage.ts'
import { createSubscribers, type Store, useStore } from './store.ts'

export type PersistedStore<T> = Store<T> & {
  /** On the server, during hydration, and while nothing is stored. */
  initial: T
  /** Reads the storage again: another tab may have written to it. */
  reread(): void
  /** Returns false once the browser refused the value, which then exists in this tab only. */
  isStored(): boolean
}

/** `read` parses a stored value; undefined yields the initial one. */
export function createPersistedStore<T>(
  storage: () => WebStorage | undefined,
  name: string,
  read: (found: unknown) => T,
): PersistedStore<T> {
  const { subscribe, notify } = createSubscribers()
  const initial = read(undefined)
  /** `text` is the stored text when the value was read or written; a refused value is newer. */
  let known: { value: T; text: string | undefined; stored: boolean } | undefined

  const storedText = () => readStoredText(storage(), name)

  function fromStorage() {
    const text = storedText()
    return { value: read(parseJson(text)), text, stored: true }
  }

  const get = () => (known ??= fromStorage()).value

  function write(value: T) {
    const stored = writeStored(storage(), name, value === initial ? undefined : value)
    known = { value, text: storedText(), stored }
  }

  return {
    initial,
    get,
    set(next) {
      if (next === get()) return
      write(next)
      notify()
    },
    reread() {
      if (known?.text !== storedText()) known = undefined
      else if (known && !known.stored) write(known.value)
      else return
      notify()
    },
    isStored: () => known?.stored !== false,
    subscribe,
  }
}

export function usePersistedStore<T>(store: PersistedStore<T>): T {
  return useStore(store, store.initial)
}

type Page = Pick<EventTarget, 'addEventListener'>

/**
 * Runs `reread` when another tab writes or empties `name` or one of its items, `name:id`, and when the page is shown
 * again: in the back/forward cache it missed the events. For stores of a module, which last as long as the page.
 */
export function followOtherTabs(name: string, reread: () => void, page: Page | undefined = thisPage()): void {
  page?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === null || key === name || key.startsWith(`${name}:`)) reread()
  })
  page?.addEventListener('pageshow', () => reread())
}

/** Undefined on the server. */
function thisPage(): Page | undefined {
  return typeof window === 'undefined' ? undefined : window
}
