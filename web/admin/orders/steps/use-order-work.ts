// Records steps, calls, notes and undoings of an order; all buttons share the note and one pending request.
import { useState } from 'react'
import { draftStore, newDraft, readDraft } from '#web/admin/kit/forms/draft-store.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import type { Tone } from '#web/ui/notice.tsx'
import type { StepResult } from './step-intents.ts'

type WorkFields =
  | { intent: 'step'; step: string }
  | { intent: 'no-answer'; callAt: string }
  | { intent: 'note' }
  | { intent: 'take-back'; step: string }

export type Work = {
  note: string
  setNote: (note: string) => void
  record: (fields: WorkFields) => void
  isBusy: boolean
}

/** Shows the answer about an order, which may be closed by then, or another one open. */
type Say = (orderId: string, tone: Tone, message: string) => void

/** `orderId` is '' while no order is open. */
export function useOrderWork(orderId: string, say: Say): Work {
  const { note, setNote, forget } = useKeptNote(orderId)
  const { submit, isBusy } = useKeyedSubmit<StepResult>((result, { orderId: sentId = '', note: sentNote = '' }) => {
    if (result.ok) forget(sentId, sentNote)
    say(sentId, result.ok ? (result.remark === undefined ? 'good' : 'warn') : 'bad', result.message)
  })
  const record = (fields: WorkFields) => submit({ ...fields, orderId, ...(fields.intent !== 'take-back' && { note }) })
  return { note, setNote, isBusy, record }
}

const noteStore = (orderId: string) => draftStore(`order note ${orderId}`, (found) => readDraft(found, { note: '' }))

/** Keeps the note through a reload, a closed dialog and a lost answer. */
function useKeptNote(orderId: string) {
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState({ orderId, note: undefined as string | undefined })
  const kept = isHydrated && orderId !== '' ? noteStore(orderId).load()?.texts.note : undefined
  const note = (typed.orderId === orderId ? typed.note : undefined) ?? kept ?? ''
  const setNote = (text: string) => {
    setTyped({ orderId, note: text })
    const store = noteStore(orderId)
    if (text === '') store.forget()
    else store.save(newDraft({ note: text }))
  }
  /** Keeps newer typing. */
  const forget = (id: string, recorded: string) => {
    setTyped((now) => (now.orderId === id && now.note === recorded ? { ...now, note: undefined } : now))
    const store = noteStore(id)
    if (store.load()?.texts.note === recorded) store.forget()
  }
  return { note, setNote, forget }
}
