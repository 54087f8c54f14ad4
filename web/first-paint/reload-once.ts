// Loading a part of the program. Many browsers never ask again for a module that once failed, so none is asked for in vain.
import { readStored, tabStorage, writeStored } from '../browser/storage.ts'

const STARTED_NAME = 'started-anew'
const START_ANEW_GAP_MS = 60_000

/** Rejects, without having spoiled a later try, while the shop's files cannot be had. */
export async function importIfAvailable<T>(load: () => Promise<T>): Promise<T> {
  if (!(await assetsAvailable())) throw new Error('The files of the shop cannot be had')
  return load()
}

let asking: Promise<boolean> | undefined

/** Asks for this very file, past every cache; one question answers all who ask meanwhile. */
export function assetsAvailable(): Promise<boolean> {
  asking ??= ask().finally(() => (asking = undefined))
  return asking
}

async function ask(): Promise<boolean> {
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status === 404) reloadOnce() // a newer version of the shop has other files
  return answer?.ok ?? false
}

/** Opens the page again where it stands, at most once a minute: cart, form, panel and view are kept. */
export function reloadOnce() {
  const before = Number(readStored(tabStorage(), STARTED_NAME) ?? 0)
  // A moment in the future was noted before the clock was set back.
  if (Math.abs(Date.now() - before) < START_ANEW_GAP_MS) return
  writeStored(tabStorage(), STARTED_NAME, Date.now())
  window.location.reload()
}
