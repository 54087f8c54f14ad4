// What was typed on the form of a chapter, kept for this tab, beside what stood there when it was begun.
import { type Chapter, fieldLabels, type SettingsField } from '#domain/settings/shop-settings.ts'
import type { SettingsJson } from '#domain/settings/settings-json.ts'
import { readStored, tabStorage, type WebStorage } from '#web/browser/storage.ts'
import { type Draft, type DraftStore, draftStore, newDraft, readDraft } from '../kit/draft-store.ts'
import { differs, fieldsOf, inputsOf, type Texts, textsOf } from './settings-texts.ts'

export type SettingsDraft = Draft

export function draftOf(chapter: Chapter, json: Partial<SettingsJson>): SettingsDraft {
  return newDraft(textsOf(chapter, json))
}

/** The store of the drafts of a chapter; a field that an earlier version of the program did not keep is as in `blank`. */
export function settingsStore(
  chapter: Chapter,
  blank: Texts,
  storage?: () => WebStorage | undefined,
): DraftStore<SettingsDraft> {
  return draftStore(storageName(chapter), (found) => readDraft(found, blank), storage)
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

/** The fields of a chapter that conflict, each with all of its inputs, by its label. */
export function settingsParts(chapter: Chapter) {
  return Object.fromEntries(fieldsOf(chapter).map((field) => [fieldLabels[field], inputsOf(field)]))
}
