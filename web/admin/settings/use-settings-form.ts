// Draft, saved values, faults and conflicts of a chapter.
import { type ComponentProps, useState } from 'react'
import type { ListedCategory } from '#domain/category/category.ts'
import type { Chapter, SettingsField } from '#domain/settings/shop-settings.ts'
import type { SettingsJson } from '#domain/settings/settings-json.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { settings as words } from '#domain/words/en/office/shop/settings.ts'
import type { FieldConflict } from '../kit/forms/conflicts/field-conflict.tsx'
import type { FieldErrors } from '../kit/intents.ts'
import { useDraftForm } from '../kit/forms/use-draft-form.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { SettingsResult } from './intents.ts'
import type { MessageExamples } from './message-examples.ts'
import type { PosterLead } from './poster-leads.ts'
import {
  draftOf,
  type SettingsDraft,
  settingsPartLabels,
  settingsParts,
  settingsStore,
  touchedFields,
} from './settings-draft.ts'
import { fieldOf, inputsOf, type Texts, textsOf, valueOf, valuesOf } from './settings-texts.ts'
import { valueInWords } from './value-in-words.ts'

export type Saved = { version: number; settings: SettingsJson }

export type ChapterForm = {
  texts: Texts
  /** By path: an input, a line or row of it, or a whole field. */
  errors: FieldErrors
  /** Changes an input and clears the error at `path`, by default that of the input. */
  set: (name: string, text: string, path?: string) => void
  /** Another admin's value of a field that is changed here too. */
  conflict: (field: SettingsField) => ComponentProps<typeof FieldConflict>
  setUnderWay: (name: string, isUnderWay: boolean) => void
}

/**
 * `saved` are the stored settings. `posters` is for the chapter of pictures, `examples` for that of messages,
 * `categories` for that of the budget.
 */
export type ChapterProps = {
  form: ChapterForm
  saved: SettingsJson
  posters: readonly PosterLead[]
  examples?: MessageExamples | undefined
  categories: readonly BudgetCategory[]
}

/** `enabled` is false for one that visitors do not see. */
export type BudgetCategory = ListedCategory & { enabled: boolean }

type Setting = {
  chapter: Chapter
  loaded: Saved
  keeps: boolean
  notify: Notify
}

export function useSettingsForm({ chapter, loaded, keeps, notify }: Setting) {
  const [answered, setAnswered] = useState<Saved>()
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  // The answer of a save arrives before the revalidation.
  const { settings } = answered && answered.version > loaded.version ? answered : loaded
  const now = textsOf(chapter, settings)
  const [store] = useState(() => (keeps ? settingsStore(chapter, now) : undefined))

  const form = useDraftForm<SettingsDraft, SettingsResult>({
    store,
    start: draftOf(chapter, settings),
    stored: {
      texts: now,
      parts: settingsParts(chapter),
      labels: settingsPartLabels(chapter),
      inWords: (part, texts) => valueInWords(part as SettingsField, valueOf(part as SettingsField, texts)),
      sendsSeen: false,
    },
    isChanged: (draft) => touchedFields(chapter, draft).length > 0,
    check() {
      if (underWay.length === 0) return undefined
      const message = wordsOf(words).waitForPicture
      return { message, errors: Object.fromEntries(underWay.map((name) => [name, message])) }
    },
    payload(draft) {
      const touched = touchedFields(chapter, draft)
      return {
        intent: 'save',
        key: draft.key,
        edited: JSON.stringify(valuesOf(touched, draft.texts)),
        seen: JSON.stringify(valuesOf(touched, draft.seen)),
      }
    },
    onSaved({ message, version, settings: saved }) {
      if (version !== undefined && saved) {
        setAnswered({ version, settings: saved })
        form.replace(draftOf(chapter, saved))
      }
      notify('good', message)
    },
    notify,
  })
  const { draft, errors } = form
  const touched = touchedFields(chapter, draft)

  const fields: ChapterForm = {
    texts: draft.texts,
    errors,
    set(name, text, path = name) {
      const cleared = Object.keys(errors).filter(
        (at) => at === path || at.startsWith(`${path}.`) || at === fieldOf(name),
      )
      form.change((before) => ({ ...before, texts: { ...before.texts, [name]: text } }), ...cleared)
    },
    conflict: (field) => form.conflict(inputsOf(field)[0] ?? field),
    setUnderWay: (name, isUnderWay) =>
      setUnderWay((names) => [...names.filter((each) => each !== name), ...(isUnderWay ? [name] : [])]),
  }
  return {
    fields,
    touched,
    isSaving: form.isSaving,
    isUploading: underWay.length > 0,
    submit: form.submit,
    /** Returns its undo. */
    discard() {
      const typed = draft
      form.replace(draftOf(chapter, settings))
      return () => form.replace(typed)
    },
  }
}
