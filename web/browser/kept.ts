// A value that the browser keeps across reloads and that screens can watch.
import { useSyncExternalStore } from 'react'
import { type Keep, readKept, writeKept } from './storage.ts'

export type Kept<T> = {
  /** What the server draws with, and a visitor who has kept nothing. */
  initial: T
  current(): T
  become(next: T): void
  /** Another tab changed it. */
  readAgain(): void
  subscribe(listener: () => void): () => void
}

/** `read` makes a value out of whatever was found; out of undefined it makes the initial one. */
export function createKept<T>(storage: () => Keep | undefined, name: string, read: (found: unknown) => T): Kept<T> {
  const listeners = new Set<() => void>()
  const initial = read(undefined)
  let known: { value: T } | undefined

  const current = () => (known ??= { value: read(readKept(storage(), name)) }).value

  function announce() {
    for (const listener of listeners) listener()
  }

  return {
    initial,
    current,
    become(next) {
      if (next === current()) return
      known = { value: next }
      writeKept(storage(), name, next === initial ? undefined : next)
      announce()
    },
    readAgain() {
      known = undefined
      announce()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useKept<T>(kept: Kept<T>): T {
  return useSyncExternalStore(kept.subscribe, kept.current, () => kept.initial)
}
