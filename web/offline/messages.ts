// What a page and the worker of the shop tell each other.
import type { Part } from './saved-pages.ts'

/** From the page: open these without a network. */
export type SaveMessage = {
  /** Paths; the first is that of the page itself. */
  pages: string[]
  /** Of its files. */
  version: string
  /** Addresses of pictures that it shows. */
  pictures: string[]
}

/** From the page: it may need this part of its build as well. */
export type PartMessage = { part: Part }

/** From the worker: the page got data that were saved then, in milliseconds since 1970. */
export type SavedMessage = { savedAt: number }

export function isSave(message: unknown): message is SaveMessage {
  return typeof message === 'object' && message !== null && 'pages' in message
}

export function isPart(message: unknown): message is PartMessage {
  return typeof message === 'object' && message !== null && 'part' in message
}

export function savedAtOf(message: unknown): number | undefined {
  const found: unknown = Object(message).savedAt
  return typeof found === 'number' ? found : undefined
}
