// Reads and writes JSON in the browser's storages, which may be full, forbidden or hold anything; and stores persisted there.
import { createSubscribers, type Store, useStore } from './store.ts'

export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Outlives the tab. Undefined on the server and where the browser forbids it. */
export function deviceStorage(): Storage | undefined {
  return allowed(() => window.localStorage)
}

/** Lives as long as the tab, reloads included. */
export function tabStorage(): WebStorage | undefined {
  return allowed(() => window.sessionStorage)
}

export function readStored(storage: WebStorage | undefined, name: string): unknown {
  return parseJson(readStoredText(storage, name))
}

/** Returns undefined for nothing, and for text that is not JSON. */
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

/** Removes the item when `value` is undefined. Returns false when the browser does not store it. */
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
 * The text of a script that runs before everything else: React Router's script for the scroll position reads the session
 * storage, and throws where that is forbidden.
 */
export const SESSION_STORAGE_FALLBACK = `try {
  sessionStorage.length
} catch {
  const value = { getItem: () => null, setItem() {}, removeItem() {} }
  Object.defineProperty(window, 'sessionStorage', { value, configurable: true })
}
`

export type PersistedStore<T> = Store<T> & {
  /** The value on the server, during hydration, and of a visitor for whom nothing is stored. */
  initial: T
  /** Reads the storage again, which another tab may have written. */
  reread(): void
  /** False once the browser has refused to store the value: it lives in this tab only. */
  isStored(): boolean
}

/** `read` turns what the storage holds into a value, and undefined into the initial one. */
export function createPersistedStore<T>(
  storage: () => WebStorage | undefined,
  name: string,
  read: (found: unknown) => T,
): PersistedStore<T> {
  const { subscribe, notify } = createSubscribers()
  const initial = read(undefined)
  /** `text` is what the storage held when the value was read or written; a value that was refused is newer than that. */
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

/** Returns the stored value; the initial one on the server and during hydration. */
export function usePersistedStore<T>(store: PersistedStore<T>): T {
  return useStore(store, store.initial)
}

/** Returns undefined when the browser refuses, or has no storage at all. */
export function allowed<T>(act: () => T): T | undefined {
  try {
    return act() ?? undefined
  } catch {
    return undefined
  }
}
