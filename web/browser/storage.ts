// Reads and writes JSON in browser storage, which may be full, forbidden or contain anything.

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

/** Returns undefined when the browser throws or the result is null. */
export function allowed<T>(act: () => T): T | undefined {
  try {
    return act() ?? undefined
  } catch {
    return undefined
  }
}
