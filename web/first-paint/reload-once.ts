// Guards dynamic imports: many browsers never fetch a failed module again.
import { readStored, tabStorage, writeStored } from '../browser/storage.ts'

/** The session storage key of the last reload's time. */
export const RELOADED_NAME = 'started-anew'
export const RELOAD_GAP_MS = 60_000

/** Rejects, without spoiling a later import, while the shop's files are unreachable. */
export async function importIfAvailable<T>(load: () => Promise<T>): Promise<T> {
  if (!(await assetsAvailable())) throw new Error('The files of the shop cannot be fetched')
  return load()
}

let request: Promise<boolean> | undefined

/** Requests this module uncached; concurrent callers share the request. Reloads when it is gone. */
export function assetsAvailable(): Promise<boolean> {
  request ??= requestOwnFile().finally(() => (request = undefined))
  return request
}

async function requestOwnFile(): Promise<boolean> {
  const response = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (response?.status === 404) reloadOnce() // a newer version replaced the files
  return response?.ok ?? false
}

/** Reloads at most once a minute; cart, form, panel and view are stored. */
export function reloadOnce() {
  const before = Number(readStored(tabStorage(), RELOADED_NAME) ?? 0)
  // A time in the future predates a clock that was set back.
  if (Math.abs(Date.now() - before) < RELOAD_GAP_MS) return
  writeStored(tabStorage(), RELOADED_NAME, Date.now())
  window.location.reload()
}
