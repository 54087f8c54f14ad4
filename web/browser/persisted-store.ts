// A value that the browser keeps across reloads and that screens can watch.
import { useSyncExternalStore } from 'react'
import { type WebStorage, parseJson, readStoredText, writeStored } from './storage.ts'

export type PersistedStore<T> = {
  /** What the server draws with, and a visitor who has kept nothing. */
  initial: T
  current(): T
  set(next: T): void
  /** Another tab may have changed it. */
  reread(): void
  /** False once the browser has refused to keep the value: it lives in this tab only. */
  isStored(): boolean
  subscribe(listener: () => void): () => void
}

/** `read` makes a value out of whatever was found; out of undefined it makes the initial one. */
export function createPersistedStore<T>(
  storage: () => WebStorage | undefined,
  name: string,
  read: (found: unknown) => T,
): PersistedStore<T> {
  const listeners = new Set<() => void>()
  const initial = read(undefined)
  /** `text` is what the storage held when the value was read or written; a value that was refused is newer than that. */
  let known: { value: T; text: string | undefined; stored: boolean } | undefined

  const textNow = () => readStoredText(storage(), name)

  function fromStorage() {
    const text = textNow()
    return { value: read(parseJson(text)), text, stored: true }
  }

  const current = () => (known ??= fromStorage()).value

  function keep(value: T) {
    const stored = writeStored(storage(), name, value === initial ? undefined : value)
    known = { value, text: textNow(), stored }
  }

  function announce() {
    for (const listener of listeners) listener()
  }

  return {
    initial,
    current,
    set(next) {
      if (next === current()) return
      keep(next)
      announce()
    },
    reread() {
      if (known?.text !== textNow()) known = undefined
      else if (known && !known.stored) keep(known.value)
      else return
      announce()
    },
    isStored: () => known?.stored !== false,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function usePersistedStore<T>(kept: PersistedStore<T>): T {
  return useSyncExternalStore(kept.subscribe, kept.current, () => kept.initial)
}
