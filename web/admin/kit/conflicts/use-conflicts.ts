// What others store under an open form: an untouched field follows it, a field that both have changed is in conflict until it is decided.
import { useState } from 'react'
import { type Answer, answer, type Parts, rebase } from '#domain/three-way.ts'
import type { Draft } from '../draft-store.ts'
import type { ShownConflict, ValueKind } from './field-conflict.tsx'

type Texts<D extends Draft> = D['texts']

export type StoredForm<D extends Draft> = {
  /** As the form would show it. */
  texts: Texts<D>
  /** The fields that conflict as one, by the label of their part, the one first that it is shown beside. */
  parts: Parts<Texts<D>>
  /** The parts that are files. */
  files?: Readonly<Record<string, Exclude<ValueKind, 'text'>>>
  /** Says a part in words; without it, its texts. */
  inWords?: (part: string, texts: Texts<D>) => string
  /** False where the payload sends the seen values in a form of its own. */
  sendsSeen?: false
}

export type DraftConflict = ShownConflict & { fields: readonly string[]; now: Readonly<Record<string, string>> }

/** What a refused save has told counts until the screen has read something else. */
type Heard<D extends Draft> = { texts: Partial<Texts<D>>; over: string }

export function useConflicts<D extends Draft>(stored: StoredForm<D> | undefined) {
  const [heard, setHeard] = useState<Heard<D>>()
  const read = stored && JSON.stringify(stored.texts)
  const now = { ...stored?.texts, ...(heard?.over === read && heard?.texts) } as Texts<D>

  /** A field that a draft of an earlier version of the program did not have is left out. */
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
        label: part,
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

    /** Takes what a refused save says of the others; undefined where it was refused for another reason. */
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
