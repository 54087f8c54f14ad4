// Reads and writes JSON in browser storage, which may be full, forbidden or contain anything.
import { createSubscribers, type Store, useStore } from './store.ts'

export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Undefined on the server and where the browser forbids it. */
export function deviceStorage(): Storage | undefined {
  return allowed(() => window.localStorage)
}

/** Survives reloads of the tab. */
export function tabStorage(): WebStorage | undefined {
  return allowed(() => window.sessionStorage)
}

export function readStored(storage: WebStorage | undefined, name: string): unknown {
  return parseJson(readStoredText(storage, name))
}

/** Returns undefined for null and for text that is not JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function readStoredText(storage: WebStorage | undefined, name: string): string | undefined {
  return allowed(() => storage?.getItem(name) ?? undefined)
}

/** Removes the item when `value` is undefined. Returns false when the browser refuses. */
export function writeStored(storage: WebStorage | undefined, name: string, value: unknown): boolean {
  return (
    allowed(() => {
      if (value === undefined) storage?.removeItem(name)
      else storage?.setItem(name, JSON.stringify(value))
      return storage !== undefined
    }) ?? false
  )
}

/**
 * Runs before all other scripts: React Router's scroll restoration reads session storage, which throws where it is
 * forbidden.
 */
export const SESSION_STORAGE_FALLBACK = `try {
  sessionStorage.length
} catch {
  const value = { getItem: () => null, setItem() {}, removeItem() {} }
  Object.defineProperty(window, 'sessionStorage', { value, configurable: true })
}
`

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

/** Returns undefined when the browser throws or the result is null. */
export function allowed<T>(act: () => T): T | undefined {
  try {
    return act() ?? undefined
  } catch {
    return undefined
  }
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
