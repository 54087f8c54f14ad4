// A browser storage for tests, which can also be full.
import type { Keep } from './storage.ts'

export function fakeStorage(
  kept: Record<string, string> = {},
  room: { full?: boolean } = {},
): Keep & { kept: Record<string, string> } {
  return {
    kept,
    getItem: (name) => kept[name] ?? null,
    removeItem: (name) => void delete kept[name],
    setItem(name, text) {
      if (room.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      kept[name] = text
    },
  }
}
