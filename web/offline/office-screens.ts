// Which screens of the back office open without a network.
import { SAVED_AT } from './saved-pages.ts'

/** Where people work on when the network goes: their ticks and sales wait on the device. */
const SCREENS = /^\/admin\/(?:counter|packing|packing\/(?!lists$|picking$)[^/]+)$/

export function isSavedScreen(pathname: string): boolean {
  return SCREENS.test(pathname)
}

/** The cache of the screens, which hold names and prices; their files are everybody's. */
export const OFFICE_PAGES = 'office-pages'

/** Later nobody knows whether the person may still see it. */
const LASTS_MS = 3 * 24 * 60 * 60_000

export function isScreenLasting({ headers }: Response): boolean {
  return Math.abs(Date.now() - Number(headers.get(SAVED_AT))) < LASTS_MS
}

/** Removes what the device has saved of the back office. */
export async function forgetScreens(): Promise<void> {
  // Without https there are no caches, and some browsers refuse them.
  await (globalThis as { caches?: CacheStorage }).caches?.delete(OFFICE_PAGES).catch(() => false)
}

/** Whether the device can open the screen at this path without a network. */
export async function isScreenSaved(pathname: string): Promise<boolean> {
  const { caches } = globalThis as { caches?: CacheStorage }
  if (!caches || !isSavedScreen(pathname)) return false
  const saved = await caches.match(pathname, { cacheName: OFFICE_PAGES }).catch(() => undefined)
  return saved !== undefined && isScreenLasting(saved)
}
