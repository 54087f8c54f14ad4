// The draft of an order's edit, kept in this tab.
import { useMemo, useState } from 'react'
import { draftStore } from '#web/admin/kit/forms/draft-store.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { type EditDraft, noChanges, readEditDraft } from './edit-draft.ts'

export function useEditDraft(orderId: string) {
  const store = useMemo(() => draftStore(`order edit ${orderId}`, readEditDraft), [orderId])
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState<EditDraft>()
  const draft = typed ?? (isHydrated ? store.load() : undefined) ?? noChanges
  const change = (update: (now: EditDraft) => EditDraft) => {
    const next = update(draft)
    setTyped(next)
    if (next === noChanges) store.forget()
    else store.save(next)
  }
  return [draft, change] as const
}
