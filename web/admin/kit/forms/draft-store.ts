// Keeps a form's draft for this tab, through reloads, closed dialogs and failed saves.
import { type WebStorage, readStored, tabStorage, writeStored } from '#web/browser/storage.ts'

export type Draft<Name extends string = string> = {
  /** By the field's name. */
  texts: Record<Name, string>
  /** What the form began with, and newer values that the admin has decided over: a save is merged against it. */
  seen: Record<Name, string>
  /** The idempotency key of an unanswered save; '' without one. */
  key: string
  /** Sent under the key, by a form that `sendsBefore`. */
  sent?: readonly Record<Name, string>[]
}

export function newDraft<Name extends string>(texts: Record<Name, string>): Draft<Name> {
  return { texts, seen: texts, key: '' }
}

export type DraftStore<D> = {
  /** Undefined when nothing readable was kept. */
  load(): D | undefined
  /** Does nothing when the browser allows no storage. */
  save(draft: D): void
  forget(): void
}

/** `read` makes a draft of the object stored under `name`. */
export function draftStore<D>(
  name: string,
  read: (found: object) => D | undefined,
  storage: () => WebStorage | undefined = tabStorage,
): DraftStore<D> {
  return {
    load() {
      const found = readStored(storage(), name)
      return typeof found === 'object' && found !== null ? read(found) : undefined
    },
    save: (draft) => void writeStored(storage(), name, draft),
    forget: () => void writeStored(storage(), name, undefined),
  }
}

/** A text that is missing or not text comes from `blank`. */
export function readDraft<Name extends string>(found: object, blank: Record<Name, string>): Draft<Name> {
  // Version 0.1 kept the texts beside their keys.
  const texts = Object(Reflect.get(found, 'texts') ?? found)
  const sent: unknown = Reflect.get(found, 'sent')
  const textsIn = (from: object) =>
    Object.fromEntries(Object.entries<string>(blank).map(([name, text]) => [name, textAt(from, name) ?? text]))
  return {
    texts: textsIn(texts) as Record<Name, string>,
    seen: textsIn(Object(Reflect.get(found, 'seen')) as object) as Record<Name, string>,
    key: textAt(found, 'key') ?? textAt(found, 'saveKey') ?? '',
    ...(Array.isArray(sent) && { sent: sent.map((each) => textsIn(Object(each)) as Record<Name, string>) }),
  }
}

export function textAt(found: object, name: string): string | undefined {
  const value: unknown = Reflect.get(found, name)
  return typeof value === 'string' ? value : undefined
}
