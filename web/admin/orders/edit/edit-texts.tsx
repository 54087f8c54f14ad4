// The discount, notes and reason of an edit.
import { NOTE_MAX } from '#domain/steps/entries.ts'
import type { Answer } from '#domain/three-way.ts'
import { ORDER_NOTE_MAX } from '#domain/revisions/order-edit.ts'
import { orderEdit } from '#domain/words/en/office/orders/order-edit.ts'
import { FieldConflict } from '#web/admin/kit/forms/conflicts/field-conflict.tsx'
import { Field, TextArea, TextInput } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useWords } from '#web/ui/words.ts'
import type { EditConflict } from './edit-conflicts.ts'
import type { EditDraft, shownTexts } from './edit-draft.ts'

type Props = {
  texts: ReturnType<typeof shownTexts>
  conflicts: readonly EditConflict[]
  /** The person who saved the order after the draft began. */
  others: string
  onDecide: (part: string, take: Answer) => void
  discountFault: string | undefined
  onType: (name: keyof EditDraft['texts'], text: string) => void
}

export function EditTexts({ texts, conflicts, others, onDecide, discountFault, onType }: Props) {
  const text = useWords(orderEdit)
  const units = [
    { value: 'rupees', label: text.rupees },
    { value: 'percent', label: text.percent },
  ] as const
  const conflictOf = (part: string) => {
    const conflict = conflicts.find((each) => each.part === part)
    return <FieldConflict conflict={conflict} by={others} onAnswer={(take) => onDecide(part, take)} />
  }
  return (
    <div className="edit-order-rest card stack">
      <Field label={text.discount} error={discountFault}>
        {(ids) => (
          <div className="edit-discount stack gap-2">
            <TextInput
              {...ids}
              inputMode="decimal"
              maxLength={20}
              value={texts.discount}
              onChange={({ target }) => onType('discount', target.value)}
            />
            <Segmented
              label={text.discountIn}
              options={units}
              value={texts.discountUnit}
              onChange={(unit) => onType('discountUnit', unit)}
            />
          </div>
        )}
      </Field>
      {conflictOf('discount')}
      <Field label={text.packingNote} hint={text.packingNoteHint}>
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={ORDER_NOTE_MAX}
            value={texts.packingNote}
            onChange={({ target }) => onType('packingNote', target.value)}
          />
        )}
      </Field>
      {conflictOf('packingNote')}
      <Field label={text.freightNote} hint={text.freightNoteHint}>
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={ORDER_NOTE_MAX}
            value={texts.freightNote}
            onChange={({ target }) => onType('freightNote', target.value)}
          />
        )}
      </Field>
      {conflictOf('freightNote')}
      <Field label={text.why} hint={text.whyHint}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={2}
            maxLength={NOTE_MAX}
            value={texts.note}
            onChange={({ target }) => onType('note', target.value)}
          />
        )}
      </Field>
    </div>
  )
}
