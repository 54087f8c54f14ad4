// What the shop says about the last thing a visitor did: a refusal nobody may miss, or a quiet word.
import { useSyncExternalStore } from 'react'

export type Announcement = { tone: 'bad' | 'plain'; text: string }

const listeners = new Set<() => void>()
let last: Announcement | undefined

/** Read aloud only. */
export function say(text: string) {
  become({ tone: 'plain', text })
}

/** Shown and read aloud as an alert; undefined is no refusal. Gives whether there was one. */
export function refuse(text: string | undefined): boolean {
  if (text !== undefined) become({ tone: 'bad', text })
  return text !== undefined
}

export function clearAnnouncement() {
  become(undefined)
}

export function useAnnouncement(): Announcement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => last,
    () => undefined,
  )
}

function become(next: Announcement | undefined) {
  last = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
