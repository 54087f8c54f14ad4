// Records steps, calls and notes of the open order; all buttons share the note and one pending request.
import { useMemo, useState } from 'react'
import { draftStore, newDraft, readDraft } from '#web/admin/kit/forms/draft-store.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import type { StepResult } from './step-intents.ts'

type WorkFields = { intent: 'step'; step: string } | { intent: 'no-answer'; callAt: string } | { intent: 'note' }

export type Work = {
  note: string
  setNote: (note: string) => void
  record: (fields: WorkFields) => void
  isBusy: boolean
}

/** `orderId` is '' while no order is open. */
export function useOrderWork(orderId: string, notify: Notify): Work {
  const [note, setNote] = useKeptNote(orderId)
  const { submit, isBusy } = useKeyedSubmit<StepResult>((result, sent) => {
    // Another order was opened before the answer.
    if (sent.orderId !== orderId) return
    // Keeps newer typing.
    if (result.ok && note === sent.note) setNote('')
    notify(result.ok ? (result.remark === undefined ? 'good' : 'warn') : 'bad', result.message)
  })
  return { note, setNote, isBusy, record: (fields) => submit({ ...fields, orderId, note }) }
}

/** Keeps the note through a reload, a closed dialog and a lost answer. */
function useKeptNote(orderId: string) {
  const store = useMemo(() => draftStore(`order note ${orderId}`, (found) => readDraft(found, { note: '' })), [orderId])
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState({ orderId, note: undefined as string | undefined })
  const kept = isHydrated && orderId !== '' ? store.load()?.texts.note : undefined
  const note = (typed.orderId === orderId ? typed.note : undefined) ?? kept ?? ''
  const change = (text: string) => {
    setTyped({ orderId, note: text })
    if (text === '') store.forget()
    else store.save(newDraft({ note: text }))
  }
  return [note, change] as const
}
