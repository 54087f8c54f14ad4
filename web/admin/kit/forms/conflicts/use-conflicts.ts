// Merges what others store into an open form: an untouched field follows; one that both changed waits for a
// decision.
import { useState } from 'react'
import { type Answer, answer, type Parts, rebase } from '#domain/three-way.ts'
import type { Draft } from '../draft-store.ts'
import type { ShownConflict, ValueKind } from './field-conflict.tsx'

type Texts<D extends Draft> = D['texts']

export type StoredForm<D extends Draft> = {
  /** As the form shows it. */
  texts: Texts<D>
  /** Fields that conflict together, by part; shown beside the first. */
  parts: Parts<Texts<D>>
  /** By part; without one, its name is its label. */
  labels?: Readonly<Record<string, string>>
  files?: Readonly<Record<string, Exclude<ValueKind, 'text'>>>
  /** Returns a part's value in words; its texts by default. */
  inWords?: (part: string, texts: Texts<D>) => string
  /** False where the payload sends them itself. */
  sendsSeen?: false
}

export type DraftConflict = ShownConflict & { fields: readonly string[]; now: Readonly<Record<string, string>> }

/** Values from a refused save count until the loader returns others. */
type Heard<D extends Draft> = { texts: Partial<Texts<D>>; over: string }

export function useConflicts<D extends Draft>(stored: StoredForm<D> | undefined) {
  const [heard, setHeard] = useState<Heard<D>>()
  const read = stored && JSON.stringify(stored.texts)
  const now = { ...stored?.texts, ...(heard?.over === read && heard?.texts) } as Texts<D>

  /** Leaves out a field that a draft of an earlier version lacks. */
  function versions({ texts, seen }: D) {
    const names = Object.keys(seen)
    const pick = (from: Record<string, string>) => Object.fromEntries(names.map((name) => [name, from[name] ?? '']))
    return { seen, edited: pick(texts), now: pick(now) }
  }

  const rebased = (draft: D) => rebase<Record<string, string>, string>(stored?.parts as never, versions(draft))

  return {
    follow(draft: D): D {
      if (!stored) return draft
      const { seen, edited } = rebased(draft)
      return { ...draft, seen, texts: { ...draft.texts, ...edited } }
    },

    conflicts(draft: D): DraftConflict[] {
      if (!stored) return []
      const fieldsOf = (part: string) => (stored.parts[part] ?? []) as readonly string[]
      const words = stored.inWords ?? ((part: string, texts: Texts<D>) => textsOf(fieldsOf(part), texts))
      return rebased(draft).conflicts.map((part) => ({
        label: stored.labels?.[part] ?? part,
        was: words(part, draft.seen),
        theirs: words(part, now),
        mine: words(part, draft.texts),
        kind: stored.files?.[part],
        fields: fieldsOf(part),
        now,
      }))
    },

    decide(draft: D, fields: readonly string[], take: Answer): D {
      const { seen, edited } = answer(fields, versions(draft), take)
      return { ...draft, seen, texts: { ...draft.texts, ...edited } }
    },

    /** Undefined when the save was refused for another reason. */
    hear(texts: Partial<Texts<D>> | undefined) {
      if (texts && read !== undefined) setHeard({ texts, over: read })
    },

    forget: () => setHeard(undefined),
  }
}

function textsOf(fields: readonly string[], texts: Readonly<Record<string, string>>): string {
  return fields
    .map((field) => texts[field] ?? '')
    .filter(Boolean)
    .join(', ')
}
