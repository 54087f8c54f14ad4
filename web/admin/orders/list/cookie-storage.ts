// Single words kept in cookies, which the server can read.
import type { WebStorage } from '#web/browser/storage.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Visible to the server on pages below `path`. */
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

/** Reads a `Cookie` header or `document.cookie`. */
export function readCookie(cookies: string | null, name: string): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** Kept for a year and sent to no other site. */
export function cookieText(name: string, word: string, path: string): string {
  return `${name}=${word}; Path=${path}; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}
