// What is typed on a form, kept for this tab so that no reload, closed dialog or failed save loses it.
import { type WebStorage, readStored, tabStorage, writeStored } from '#web/browser/storage.ts'

export type Draft<Name extends string = string> = {
  /** What stands in each field, by the field's name. */
  texts: Record<Name, string>
  /** What the form began on, and what others have stored since and the admin has decided over: a save is merged by it. */
  seen: Record<Name, string>
  /** The idempotency key of a save that has had no answer; '' when there is none. */
  key: string
}

/** Returns the draft of a form that begins with these texts. */
export function newDraft<Name extends string>(texts: Record<Name, string>): Draft<Name> {
  return { texts, seen: texts, key: '' }
}

export type DraftStore<D> = {
  /** Undefined when nothing was kept, or nothing that can be read. */
  load(): D | undefined
  /** A browser that allows no storage only loses the convenience. */
  save(draft: D): void
  forget(): void
}

/** `read` makes a draft out of whatever the storage holds under `name`. */
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

/** The draft in the stored JSON. A field that is missing, or is no text, is as in `blank`; so are the seen values. */
export function readDraft<Name extends string>(found: object, blank: Record<Name, string>): Draft<Name> {
  // Version 0.1 kept the texts of two forms beside their keys.
  const texts = Object(Reflect.get(found, 'texts') ?? found)
  const textsIn = (from: object) =>
    Object.fromEntries(Object.entries<string>(blank).map(([name, text]) => [name, textAt(from, name) ?? text]))
  return {
    texts: textsIn(texts) as Record<Name, string>,
    seen: textsIn(Object(Reflect.get(found, 'seen')) as object) as Record<Name, string>,
    key: textAt(found, 'key') ?? textAt(found, 'saveKey') ?? '',
  }
}

export function textAt(found: object, name: string): string | undefined {
  const value: unknown = Reflect.get(found, name)
  return typeof value === 'string' ? value : undefined
}
