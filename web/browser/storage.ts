// Reads and writes JSON in the browser's storages, which may be full, forbidden or hold anything.
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Outlives the tab. Undefined on the server and where the browser forbids it. */
export function deviceStorage(): WebStorage | undefined {
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

/** Returns undefined when the browser refuses, or has no storage at all. */
function allowed<T>(act: () => T): T | undefined {
  try {
    return act() ?? undefined
  } catch {
    return undefined
  }
}
