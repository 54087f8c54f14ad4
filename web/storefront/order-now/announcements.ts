// What the order page says about the visitor's last action: a refusal, a notice, and a sentence for screen readers only.
import { createStore, useStore } from '#web/browser/store.ts'

/** The notice is an object, so that the same sentence is shown again when it is said again. */
export type Announcements = { announced: string; notice: { tone: 'bad' | 'plain'; text: string } | undefined }

const NOTHING: Announcements = { announced: '', notice: undefined }

const announcements = createStore(NOTHING)

/** Read aloud only; a refusal on the screen stays, as a visitor who types on must still see it. */
export function announce(text: string) {
  announcements.set({ ...announcements.get(), announced: text })
}

/** Shown, and read aloud as an alert; undefined is no refusal. Returns whether there was one. */
export function showRefusal(text: string | undefined): boolean {
  if (text !== undefined) announcements.set({ announced: '', notice: { tone: 'bad', text } })
  return text !== undefined
}

/** Shown, and read aloud when there is time. */
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
