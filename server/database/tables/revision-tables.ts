// Row types of order revisions, proposed edits and editors.
import type { Language } from '#domain/language.ts'
import type { ProposalState } from '#domain/revisions/proposal.ts'

/** `contents` is JSON; `who` is null for the original order. */
export type OrderRevisionRow = { order_id: string; number: number; at: string; who: string | null; contents: string }

/** `tab` is random per open edit screen. */
export type OrderEditorRow = { order_id: string; tab: string; who: string; seen_at: string }

/** `edit` and `offer` are JSON. `language` is that of the office when it asked. */
export type OrderProposalRow = {
  order_id: string
  number: number
  base_revision: number
  edit: string
  offer: string
  language: Language
  state: ProposalState
  asked_at: string
  asked_by: string
  answered_at: string | null
  reason: string | null
  seen_at: string | null
  seen_by: string | null
}
