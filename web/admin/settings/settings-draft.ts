// What was typed on the form of a chapter, kept for this tab, beside what stood there when it was begun.
import { type Chapter, type SettingsField } from '#domain/settings/shop-settings.ts'
import type { SettingsJson } from '#domain/settings/settings-json.ts'
import { readStored, tabStorage, type WebStorage } from '#web/browser/storage.ts'
import { type Draft, type DraftStore, draftStore, readDraft } from '../kit/draft-store.ts'
import { differs, fieldsOf, inputsOf, type Texts, textsOf } from './settings-texts.ts'

/** `seen` are the texts that the draft began with, or those of another admin that were shown since. */
export type SettingsDraft = Draft & { seen: Texts }

export function draftOf(chapter: Chapter, json: Partial<SettingsJson>): SettingsDraft {
  const texts = textsOf(chapter, json)
  return { texts, key: '', seen: texts }
}

/** The store of the drafts of a chapter; a field that an earlier version of the program did not keep is as in `blank`. */
export function settingsStore(
  chapter: Chapter,
  blank: Texts,
  storage?: () => WebStorage | undefined,
): DraftStore<SettingsDraft> {
  return draftStore(
    storageName(chapter),
    (found) => ({
      ...readDraft(found, blank),
      seen: readDraft(Object(Reflect.get(found, 'seen')) as object, blank).texts,
    }),
    storage,
  )
}

/** Whether something was typed in a chapter that is not saved yet. */
export function hasDraft(chapter: Chapter, storage: () => WebStorage | undefined = tabStorage): boolean {
  return readStored(storage(), storageName(chapter)) !== undefined
}

function storageName(chapter: Chapter): string {
  return `settings-draft:${chapter}`
}

/** The fields in which the draft is not as it was seen. */
export function touchedFields(chapter: Chapter, { texts, seen }: SettingsDraft): SettingsField[] {
  return fieldsOf(chapter).filter((field) => differs(field, texts, seen))
}

/** The draft beside what is stored now: a field that nobody has touched here follows, and so does one where both say the same. */
export function upToDate(chapter: Chapter, draft: SettingsDraft, now: Texts): SettingsDraft {
  const following = fieldsOf(chapter).filter(
    (field) => !differs(field, draft.texts, draft.seen) || !differs(field, draft.texts, now),
  )
  const texts = pick(following, now)
  return { ...draft, texts: { ...draft.texts, ...texts }, seen: { ...draft.seen, ...texts } }
}

function pick(fields: readonly SettingsField[], texts: Texts): Texts {
  return Object.fromEntries(fields.flatMap((field) => inputsOf(field).map((name) => [name, texts[name] ?? ''])))
}
