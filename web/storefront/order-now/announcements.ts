// Refusals, notices and screen reader announcements of the order page.
import { createStore, useStore } from '#web/browser/store.ts'

/** A new object shows the same sentence again. */
export type Announcements = { announced: string; notice: { tone: 'bad' | 'plain'; text: string } | undefined }

const NOTHING: Announcements = { announced: '', notice: undefined }

const announcements = createStore(NOTHING)

/** Announces to screen readers only; a visible refusal stays. */
export function announce(text: string) {
  announcements.set({ ...announcements.get(), announced: text })
}

/** Shows an alert; undefined shows none. Returns whether there was one. */
export function showRefusal(text: string | undefined): boolean {
  if (text !== undefined) announcements.set({ announced: '', notice: { tone: 'bad', text } })
  return text !== undefined
}

/** Shows and announces politely. */
export function notify(text: string) {
  announcements.set({ announced: '', notice: { tone: 'plain', text } })
}

export function clearNotice() {
  announcements.set({ ...announcements.get(), notice: undefined })
}

export const currentAnnouncements = announcements.get

export function useAnnouncements(): Announcements {
  return useStore(announcements, NOTHING)
}
