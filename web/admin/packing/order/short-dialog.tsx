// Reports how many pieces of a line are there.
import { useState } from 'react'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { readThere } from '#domain/packing/line-presses.ts'
import type { PackingLine } from '#domain/packing/packing-line.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Pressed } from '../use-presses.ts'

type Props = {
  line: PackingLine | undefined
  onClose: () => void
  onReport: (pressed: Omit<Pressed, 'orderId'>) => void
}

export function ShortDialog({ line, onClose, onReport }: Props) {
  const text = useWords(packingWords)
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {text.notNow}
      </Button>
      <Button type="submit" form="short-form">
        {text.report}
      </Button>
    </>
  )
  return (
    <Dialog open={line !== undefined} onClose={onClose} title={text.tooFew} size="small" footer={footer}>
      {line && <ShortForm key={line.productId} line={line} onClose={onClose} onReport={onReport} />}
    </Dialog>
  )
}

function ShortForm({ line, onClose, onReport }: Props & { line: PackingLine }) {
  const { productId, name, tamilName, quantity } = line
  const { howManyThere } = useWords(packingWords)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const report = () => {
    const read = readThere(typed, quantity)
    if ('error' in read) return setError(read.error)
    onReport({ productId, quantity, there: read.there, state: 'short' })
    onClose()
  }
  return (
    <form
      id="short-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        report()
      }}
    >
      <p className="stack gap-0 below">
        <strong>{name}</strong>
        {tamilName && <span lang="ta">{tamilName}</span>}
      </p>
      <Field label={howManyThere({ quantity })} error={error} required>
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
  )
}
