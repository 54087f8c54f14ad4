// Reads and writes JSON in the browser's storages, which may be full, forbidden or hold anything.
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What outlives the tab. Undefined on the server and where the browser forbids it. */
export function deviceStorage(): Keep | undefined {
  return allowed(() => window.localStorage)
}

/** What lives as long as the tab, reloads included. */
export function tabStorage(): Keep | undefined {
  return allowed(() => window.sessionStorage)
}

export function readKept(storage: Keep | undefined, name: string): unknown {
  try {
    return JSON.parse(storage?.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Undefined forgets. False when the browser would not keep it. */
export function writeKept(storage: Keep | undefined, name: string, value: unknown): boolean {
  try {
    if (value === undefined) storage?.removeItem(name)
    else storage?.setItem(name, JSON.stringify(value))
    return storage !== undefined
  } catch {
    return false
  }
}

function allowed(open: () => Keep): Keep | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}
