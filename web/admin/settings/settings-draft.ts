// The draft of a chapter and the values seen when it was begun, stored for the tab.
import { labelOf } from '#domain/settings/field-labels.ts'
import type { Chapter, SettingsField } from '#domain/settings/shop-settings.ts'
import type { SettingsJson } from '#domain/settings/settings-json.ts'
import { readStored, tabStorage, type WebStorage } from '#web/browser/storage.ts'
import { type Draft, type DraftStore, draftStore, newDraft, readDraft } from '../kit/forms/draft-store.ts'
import { differs, fieldsOf, inputsOf, type Texts, textsOf } from './settings-texts.ts'

export type SettingsDraft = Draft

export function draftOf(chapter: Chapter, json: Partial<SettingsJson>): SettingsDraft {
  return newDraft(textsOf(chapter, json))
}

/** A field unknown to the version that stored the draft is as in `blank`. */
export function settingsStore(
  chapter: Chapter,
  blank: Texts,
  storage?: () => WebStorage | undefined,
): DraftStore<SettingsDraft> {
  return draftStore(storageName(chapter), (found) => readDraft(found, blank), storage)
}

/** Whether a chapter has unsaved changes. */
export function hasDraft(chapter: Chapter, storage: () => WebStorage | undefined = tabStorage): boolean {
  return readStored(storage(), storageName(chapter)) !== undefined
}

function storageName(chapter: Chapter): string {
  return `settings-draft:${chapter}`
}

export function touchedFields(chapter: Chapter, { texts, seen }: SettingsDraft): SettingsField[] {
  return fieldsOf(chapter).filter((field) => differs(field, texts, seen))
}

/** For conflicts: the inputs of each field. */
export function settingsParts(chapter: Chapter) {
  return Object.fromEntries(fieldsOf(chapter).map((field) => [field, inputsOf(field)]))
}

export function settingsPartLabels(chapter: Chapter): Record<string, string> {
  return Object.fromEntries(fieldsOf(chapter).map((field) => [field, labelOf(field)]))
}
