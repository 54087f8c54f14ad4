// What the shop says about the last thing a visitor did: a refusal nobody may miss, a piece of news, and a quiet word.
import { useSyncExternalStore } from 'react'

/** The refusal is an object, so that the same sentence said again is shown anew; news is no refusal, but shown like one. */
export type Announcements = { said: string; refused: { text: string; isNews?: true } | undefined }

const SILENCE: Announcements = { said: '', refused: undefined }

const listeners = new Set<() => void>()
let last = SILENCE

/** Read aloud only; it leaves a refusal where it is, as a visitor who types on must still see it. */
export function announce(text: string) {
  become({ ...last, said: text })
}

/** Shown and read aloud as an alert; undefined is no refusal. Gives whether there was one. */
export function showRefusal(text: string | undefined): boolean {
  if (text !== undefined) become({ said: '', refused: { text } })
  return text !== undefined
}

/** Shown and read aloud when there is time. */
export function notify(text: string) {
  become({ said: '', refused: { text, isNews: true } })
}

export function clearRefusal() {
  become({ ...last, refused: undefined })
}

export const currentAnnouncements = () => last

export function useAnnouncements(): Announcements {
  return useSyncExternalStore(subscribe, currentAnnouncements, () => SILENCE)
}

function become(next: Announcements) {
  last = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
