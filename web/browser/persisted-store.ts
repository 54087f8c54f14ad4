// A store whose value the browser keeps across reloads.
import { createSubscribers, type Store, useStore } from './store.ts'
import { parseJson, readStoredText, type WebStorage, writeStored } from './storage.ts'

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
