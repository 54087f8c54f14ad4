// Items in the browser's storage, each under a name of its own: what two tabs write at the same moment is all there afterwards.
import { allowed, parseJson, readStoredText, type WebStorage, writeStored } from './storage.ts'
import { createSubscribers, type Store } from './store.ts'

export type ItemStorage = WebStorage & Pick<Storage, 'key' | 'length'>

export type StoredItems<T> = Pick<Store<readonly T[]>, 'get' | 'subscribe'> & {
  /** The items on the server, and during hydration. */
  initial: readonly T[]
  put(id: string, item: T): void
  remove(id: string): void
  /** Reads the storage again, which another tab may have written. */
  reread(): void
  /** False while the browser refuses to store an item: that one lives in this tab only. */
  isStored(): boolean
}

/** `read` turns what the storage has under a name that begins with `prefix` into an item, or leaves it out; `compare` is their order. */
export function createStoredItems<T>(
  storage: () => ItemStorage | undefined,
  prefix: string,
  { read, compare }: { read: (found: unknown) => T | undefined; compare: (one: T, other: T) => number },
): StoredItems<T> {
  const { subscribe, notify } = createSubscribers()
  const initial: readonly T[] = []
  const refused = new Map<string, T>()
  let known: { items: readonly T[]; texts: string } | undefined

  function load() {
    const texts = textsIn(storage(), prefix)
    const items = texts.flatMap(([name, text]) => {
      const item = refused.has(name) ? undefined : read(parseJson(text))
      return item === undefined ? [] : [item]
    })
    const all = [...items, ...refused.values()].toSorted(compare)
    return { items: all.length === 0 ? initial : all, texts: JSON.stringify(texts) }
  }

  function write(name: string, item: T) {
    if (writeStored(storage(), name, item)) refused.delete(name)
    else refused.set(name, item)
  }

  function changed() {
    known = undefined
    notify()
  }

  return {
    initial,
    get: () => (known ??= load()).items,
    put(id, item) {
      write(prefix + id, item)
      changed()
    },
    remove(id) {
      refused.delete(prefix + id)
      writeStored(storage(), prefix + id, undefined)
      changed()
    },
    reread() {
      const wereRefused = refused.size
      for (const [name, item] of refused) write(name, item)
      if (refused.size !== wereRefused || known?.texts !== JSON.stringify(textsIn(storage(), prefix))) changed()
    },
    isStored: () => refused.size === 0,
    subscribe,
  }
}

/** Sorted by their names. */
function textsIn(storage: ItemStorage | undefined, prefix: string): [name: string, text: string][] {
  const names = allowed(() => Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '')) ?? []
  return names
    .filter((name) => name.startsWith(prefix))
    .toSorted()
    .map((name) => [name, readStoredText(storage, name) ?? ''])
}
