// Stores each item under its own key, so that concurrent writes of two tabs both survive.
import { allowed, parseJson, readStored, readStoredText, type WebStorage, writeStored } from './storage.ts'
import { createSubscribers, type Store } from './store.ts'

export type ItemStorage = WebStorage & Pick<Storage, 'key' | 'length'>

export type StoredItems<T> = Pick<Store<readonly T[]>, 'get' | 'subscribe'> & {
  /** On the server and during hydration. */
  initial: readonly T[]
  put(item: T): void
  remove(id: string): void
  /** Reads the storage again: another tab may have written to it. */
  reread(): void
  /** Returns false while the browser refuses an item, which then exists in this tab only. */
  isStored(): boolean
}

/** The key is `name:id`. Earlier versions stored one list under `name`, which is migrated. */
export type ItemKind<T> = {
  name: string
  /** Returns undefined for an invalid item. */
  read(found: unknown): T | undefined
  idOf(item: T): string
  compare(one: T, other: T): number
}

export function createStoredItems<T>(
  storage: () => ItemStorage | undefined,
  { name, read, idOf, compare }: ItemKind<T>,
): StoredItems<T> {
  const { subscribe, notify } = createSubscribers()
  const initial: readonly T[] = []
  const prefix = `${name}:`
  /** Items that the browser refused, by id. */
  const refused = new Map<string, T>()
  let known: { items: readonly T[]; texts: string } | undefined

  const storedTexts = () => textsIn(storage(), prefix)

  function load() {
    const texts = storedTexts()
    const items = texts.map(([, text]) => read(parseJson(text))).filter((item) => item !== undefined)
    const all = [...items.filter((item) => !refused.has(idOf(item))), ...refused.values()]
    return { items: all.length === 0 ? initial : all.toSorted(compare), texts: JSON.stringify(texts) }
  }

  function write(item: T) {
    if (writeStored(storage(), prefix + idOf(item), item)) refused.delete(idOf(item))
    else refused.set(idOf(item), item)
  }

  function earlierList(): T[] {
    const found = readStored(storage(), name)
    return Array.isArray(found) ? found.map(read).filter((item) => item !== undefined) : []
  }

  function writeEarlierList(list: readonly T[]) {
    writeStored(storage(), name, list.length === 0 ? undefined : list)
  }

  /** A tab opened before an update may still write the list. The list stays while its items do not fit. */
  function takeOver() {
    const list = earlierList()
    if (list.length === 0) return
    const ids = new Set(load().items.map(idOf))
    for (const item of list) if (!ids.has(idOf(item))) write(item)
    if (refused.size === 0) writeEarlierList([])
  }

  function changed() {
    known = undefined
    notify()
  }

  takeOver()
  return {
    initial,
    get: () => (known ??= load()).items,
    put(item) {
      write(item)
      changed()
    },
    remove(id) {
      const list = earlierList()
      if (list.length > 0) writeEarlierList(list.filter((item) => idOf(item) !== id))
      refused.delete(id)
      writeStored(storage(), prefix + id, undefined)
      changed()
    },
    reread() {
      const wereRefused = refused.size
      for (const item of refused.values()) write(item)
      takeOver()
      if (refused.size !== wereRefused || known?.texts !== JSON.stringify(storedTexts())) changed()
    },
    isStored: () => refused.size === 0,
    subscribe,
  }
}

/** Returns the entries sorted by name. */
function textsIn(storage: ItemStorage | undefined, prefix: string): [name: string, text: string][] {
  const names = allowed(() => Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '')) ?? []
  return names
    .filter((name) => name.startsWith(prefix))
    .toSorted()
    .map((name) => [name, readStoredText(storage, name) ?? ''])
}
