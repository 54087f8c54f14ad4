// What is typed for an order as it is edited: the discount, the notes, and why.
import { NOTE_MAX } from '#domain/history/entries.ts'
import { ORDER_NOTE_MAX } from '#domain/revisions/order-edit.ts'
import { Field, TextArea, TextInput } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { EditDraft, shownTexts } from './edit-draft.ts'

type Props = {
  texts: ReturnType<typeof shownTexts>
  discountFault: string | undefined
  onType: (name: keyof EditDraft['texts'], text: string) => void
}

const units = [
  { value: 'rupees', label: '₹' },
  { value: 'percent', label: '%' },
] as const

export function EditTexts({ texts, discountFault, onType }: Props) {
  return (
    <div className="edit-order-rest">
      <Field label="Discount" error={discountFault}>
        {(ids) => (
          <div className="edit-discount">
            <TextInput
              {...ids}
              inputMode="decimal"
              maxLength={20}
              value={texts.discount}
              onChange={({ target }) => onType('discount', target.value)}
            />
            <Segmented
              label="Discount in"
              options={units}
              value={texts.discountUnit}
              onChange={(unit) => onType('discountUnit', unit)}
            />
          </div>
        )}
      </Field>
      <Field label="Packing note" hint="Stands on the packing list">
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={ORDER_NOTE_MAX}
            value={texts.packingNote}
            onChange={({ target }) => onType('packingNote', target.value)}
          />
        )}
      </Field>
      <Field label="Freight note" hint="Stands on the estimate and the bill">
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={ORDER_NOTE_MAX}
            value={texts.freightNote}
            onChange={({ target }) => onType('freightNote', target.value)}
          />
        )}
      </Field>
      <Field label="Why" hint="For the history of the order">
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
