// Records an order as packed, with its number of cases.
import { useState } from 'react'
import { stepVerb } from '#domain/steps/steps.ts'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { readCases } from '#domain/packing/line-presses.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = {
  orderId: string
  /** Ticks that have not reached the shop. */
  waiting: number
  isOpen: boolean
  onClose: () => void
}

export function PackedDialog({ orderId, waiting, isOpen, onClose }: Props) {
  const text = useWords(packingWords)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => (ok ? onClose() : setError(message)))
  const record = () => {
    const read = readCases(typed)
    if ('error' in read) return setError(read.error)
    // The shop must have every tick.
    if (waiting > 0) return setError(text.ticksWait)
    setError(undefined)
    submit({ intent: 'packed', orderId, cases: String(read.cases) })
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {text.notYet}
      </Button>
      <Button type="submit" form="packed-form" busy={isBusy}>
        {stepVerb('packed')}
      </Button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={onClose} title={text.finish} size="small" startsInField footer={footer}>
      <form
        id="packed-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) record()
        }}
      >
        <Field label={text.howManyCases} error={error} required>
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
