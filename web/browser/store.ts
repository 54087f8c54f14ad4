// A value outside React that components subscribe to.
import { useSyncExternalStore } from 'react'

export type Store<T> = {
  get(): T
  /** Notifies subscribers unless the value is the same (Object.is). */
  set(next: T): void
  /** `listener` runs after each change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  const { subscribe, notify } = createSubscribers()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      notify()
    },
    subscribe,
  }
}

/** The subscribers of a value stored elsewhere. */
export function createSubscribers(): Pick<Store<unknown>, 'subscribe'> & { notify(): void } {
  const listeners = new Set<() => void>()
  return {
    notify() {
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns the store's value; `serverValue` on the server and during hydration. */
export function useStore<T>({ get, subscribe }: Pick<Store<T>, 'get' | 'subscribe'>, serverValue: T): T {
  return useSyncExternalStore(subscribe, get, () => serverValue)
}
