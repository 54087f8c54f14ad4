// A value that the browser keeps across reloads and that screens can watch.
import { useSyncExternalStore } from 'react'
import { type Keep, parsed, readText, writeKept } from './storage.ts'

export type Kept<T> = {
  /** What the server draws with, and a visitor who has kept nothing. */
  initial: T
  current(): T
  become(next: T): void
  /** Another tab may have changed it. */
  readAgain(): void
  /** False once the browser has refused to keep the value: it lives in this tab only. */
  isStored(): boolean
  subscribe(listener: () => void): () => void
}

/** `read` makes a value out of whatever was found; out of undefined it makes the initial one. */
export function createKept<T>(storage: () => Keep | undefined, name: string, read: (found: unknown) => T): Kept<T> {
  const listeners = new Set<() => void>()
  const initial = read(undefined)
  /** `text` is what the storage held when the value was read or written; a value that was refused is newer than that. */
  let known: { value: T; text: string | undefined; stored: boolean } | undefined

  const textNow = () => readText(storage(), name)

  function fromStorage() {
    const text = textNow()
    return { value: read(parsed(text)), text, stored: true }
  }

  const current = () => (known ??= fromStorage()).value

  function keep(value: T) {
    const stored = writeKept(storage(), name, value === initial ? undefined : value)
    known = { value, text: textNow(), stored }
  }

  function announce() {
    for (const listener of listeners) listener()
  }

  return {
    initial,
    current,
    become(next) {
      if (next === current()) return
      keep(next)
      announce()
    },
    readAgain() {
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

export function useKept<T>(kept: Kept<T>): T {
  return useSyncExternalStore(kept.subscribe, kept.current, () => kept.initial)
}
