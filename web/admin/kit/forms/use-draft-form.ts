// A form whose draft survives a reload and whose save counts once.
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { conflictText } from '#domain/three-way.ts'
import { currentUrl, isPending, isUnderWay } from '#web/admin/media/upload-state.ts'
import type { Upload } from '#web/admin/media/use-upload.ts'
import { type StoredForm, useConflicts } from './conflicts/use-conflicts.ts'
import { seenFields } from './conflicts/seen-fields.ts'
import type { Draft, DraftStore } from './draft-store.ts'
import { useOwnPassword } from './own-password.tsx'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import type { ActionResult, FieldErrors, SavedEdit } from '../intents.ts'
import { useFetcherResult } from '../use-fetcher-result.ts'
import type { Notify } from '../use-notice.ts'

type DraftFormSetting<D extends Draft, Result extends ActionResult> = {
  /** Undefined during hydration: the tab's storage is neither read nor written. */
  store: DraftStore<D> | undefined
  /** The draft without a kept one, and again after a save. */
  start: D
  /** What the shop has stored; undefined for a new thing. */
  stored: StoredForm<D> | undefined
  /** By the field that takes the file's address. */
  uploads?: Record<string, Upload>
  /** Whether the draft is worth keeping; by default, whether a text differs from the seen one. */
  isChanged?: (draft: D) => boolean
  /** Why the draft cannot be saved; undefined when it can. */
  check: (draft: D) => { message: string; errors: FieldErrors } | undefined
  /** A question to confirm before the save, sent to the action as `confirmed`; undefined for none. */
  question?: (draft: D) => string | undefined
  /** The fields to send; seen values are added. The key stays until the shop has answered. */
  payload: (draft: D) => Record<string, string>
  /** Whether an add sends the earlier drafts of its key, so that a repeat corrects only these. */
  sendsBefore?: boolean
  onSaved: (result: Result & { ok: true }) => void
  notify: Notify
}

export function useDraftForm<D extends Draft, Result extends ActionResult>(setting: DraftFormSetting<D, Result>) {
  const { store, start, stored, uploads = {}, notify } = setting
  const fetcher = useFetcher<ActionResult>()
  /** A refused save focuses the first fault in this form. */
  const element = useRef<HTMLFormElement>(null)
  const [kept] = useState(() => store?.load())
  const [typed, setTyped] = useState(kept ?? start)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  // A ref: two presses in the same moment share one key.
  const key = useRef(typed.key)
  const own = useOwnPassword()
  const [asked, setAsked] = useState<string>()
  const [confirmed, setConfirmed] = useState<string>()

  const urls = Object.fromEntries(Object.entries(uploads).map(([name, { state }]) => [name, currentUrl(state)]))
  const withUrls = (draft: D): D => ({ ...draft, texts: { ...draft.texts, ...urls } })
  const others = useConflicts(stored)
  const upToDate = (draft: D) => others.follow(withUrls(draft))
  const draft = upToDate(typed)
  const conflicts = others.conflicts(draft)
  const isChanged = setting.isChanged?.(draft) ?? differs(draft)
  const toKeep = isChanged || draft.key !== '' ? JSON.stringify(draft) : undefined
  useEffect(() => {
    if (toKeep === undefined) store?.forget()
    else store?.save(JSON.parse(toKeep))
  }, [store, toKeep])

  useEffect(() => {
    if (refusals === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid], [data-lacking] input, [data-conflict] button')?.focus()
  }, [refusals])

  /** An upload field that nobody has touched follows what others store. */
  useEffect(() => {
    for (const [name, { state, set }] of Object.entries(uploads)) {
      const url = draft.texts[name] ?? ''
      if (!isPending(state) && currentUrl(state) !== url) set(url)
    }
  })

  const refuse = (message: string, wrong: FieldErrors) => {
    setErrors(wrong)
    setRefusals((count) => count + 1)
    notify('bad', message)
  }
  const setKey = (next: string, sent: D['sent'] = []) => {
    key.current = next
    setTyped((now) => ({ ...now, key: next, sent }))
  }
  const replace = (next: D) => {
    setTyped(next)
    key.current = next.key
    setErrors({})
    for (const [name, { state, set }] of Object.entries(uploads)) {
      const url = next.texts[name] ?? ''
      if (isPending(state) || currentUrl(state) !== url) set(url)
    }
  }

  useFetcherResult(fetcher.data, (answer) => {
    const result = answer as Result
    if (own.hear(result)) return
    if (result.ok) {
      store?.forget()
      others.forget()
      replace(start)
      setRefusals(0)
      setConfirmed(undefined)
      return setting.onSaved(result as Result & { ok: true })
    }
    // With `errors` nothing was stored under the key; otherwise something may have been.
    if (result.errors) setKey('')
    others.hear((result as SavedEdit<D['texts']>).others)
    refuse(result.message, result.errors ?? {})
  })

  const save = (answered = confirmed) => {
    if (fetcher.state === 'submitting') return
    if (conflicts.length > 0) return refuse(conflictText(conflicts.map(({ label }) => label)), {})
    const faults = setting.check(draft)
    if (faults) return refuse(faults.message, faults.errors)
    const question = setting.question?.(draft)
    if (question !== undefined && question !== answered) return setAsked(question)
    setErrors({})
    const before = setting.sendsBefore && !stored ? (draft.sent ?? []) : undefined
    setKey(key.current || newIdempotencyKey(), before && withDraft(before, draft))
    const sent = { ...draft, key: key.current, ...(before && { sent: withDraft(before, draft) }) }
    // Stored first: a page that dies during the request still knows its key.
    store?.save(sent)
    const seen = stored && stored.sendsSeen !== false ? seenFields(sent.seen) : {}
    void fetcher.submit(
      {
        ...seen,
        ...(before && { before: JSON.stringify(before) }),
        ...setting.payload(sent),
        ...(question && { confirmed: question }),
        ...own.fields,
      },
      { method: 'post' },
    )
  }

  /** Changes the draft and clears the errors of the named fields. */
  const change = (update: (draft: D) => D, ...names: string[]) => {
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))))
    setTyped((now) => update(upToDate(now)))
  }

  return {
    draft,
    errors,
    /** Refused saves since the last success. */
    refusals,
    isChanged,
    /** Whether the form opened with a kept draft. */
    wasKept: kept !== undefined,
    // Not while loaders revalidate: after the answer the form is editable again.
    isSaving: fetcher.state === 'submitting',
    /** Whether a file is uploading or about to. */
    isUploading: Object.values(uploads).some(({ state }) => isUnderWay(state)),
    change,
    /** For the `<FieldConflict>` of the part that begins with this field. */
    conflict: (name: string) => {
      const conflict = conflicts.find(({ fields: [first] }) => first === name)
      return {
        conflict,
        onAnswer(take: 'theirs' | 'mine') {
          if (!conflict) return
          for (const field of conflict.fields) if (take === 'theirs') uploads[field]?.set(conflict.now[field] ?? '')
          change((now) => others.decide(now, conflict.fields, take), ...conflict.fields)
        },
      }
    },
    input: (name: keyof D['texts'] & string) => ({
      name,
      value: draft.texts[name] ?? '',
      onChange: ({ target: { value } }: { target: { value: string } }) =>
        change((now) => ({ ...now, texts: { ...now.texts, [name]: value } }), name),
    }),
    /** Starts from another draft, also its files; clears the errors. */
    replace,
    forget: () => store?.forget(),
    /** For an `<OwnPasswordForm>`, as `<DraftDialog>` has it. */
    own,
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      element.current = event.currentTarget
      save()
    },
    /** For a `<ConfirmSave>`. */
    asked: {
      question: asked,
      onConfirm() {
        setAsked(undefined)
        setConfirmed(asked)
        save(asked)
      },
      onClose: () => setAsked(undefined),
    },
  }
}

function differs({ texts, seen }: Draft): boolean {
  return Object.entries(seen).some(([name, text]) => texts[name] !== text)
}

function withDraft(before: readonly Draft['texts'][], { texts }: Draft): readonly Draft['texts'][] {
  return before.some((each) => JSON.stringify(each) === JSON.stringify(texts)) ? before : [...before, texts]
}
