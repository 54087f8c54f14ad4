// How a list is shown, as it was chosen last: remembered by the device, or in a cookie that the server reads as well.
import { useSyncExternalStore } from 'react'
import { type PersistedStore, type WebStorage, createPersistedStore, deviceStorage } from './storage.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

export type RememberedView<View extends string> = PersistedStore<View> & {
  /** The view that a stored text names; the first one for any other text. */
  read(found: unknown): View
}

/** `views` are all there are; the first is shown until another is chosen. */
export function rememberedView<View extends string>(
  name: string,
  views: readonly [View, ...View[]],
  storage: () => WebStorage | undefined = deviceStorage,
): RememberedView<View> {
  const read = (found: unknown) => views.find((view) => view === found) ?? views[0]
  return { ...createPersistedStore(storage, name, read), read }
}

/** The chosen view. `drawn` is the one that the server has drawn. */
export function useRememberedView<View extends string>(
  { subscribe, get, initial }: RememberedView<View>,
  drawn = initial,
): View {
  return useSyncExternalStore(subscribe, get, () => drawn)
}

/** A storage of single words that the server reads too, on the pages below `path`. */
export function cookieStorage(path: string): WebStorage {
  return {
    getItem(name) {
      const word = readCookie(document.cookie, name)
      return word === undefined ? null : JSON.stringify(word)
    },
    setItem: (name, json) => void (document.cookie = cookieText(name, JSON.parse(json), path)),
    removeItem: (name) => void (document.cookie = `${name}=; Path=${path}; Max-Age=0`),
  }
}

/** A cookie's value in a `Cookie` header or in `document.cookie`. */
export function readCookie(cookies: string | null, name: string): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** What `document.cookie` is set to: kept for a year and sent to no other site. */
export function cookieText(name: string, word: string, path: string): string {
  return `${name}=${word}; Path=${path}; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}
