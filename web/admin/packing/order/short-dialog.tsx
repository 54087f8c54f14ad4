// Reports how many pieces of a line are there.
import { useState } from 'react'
import { readThere } from '#domain/packing/line-presses.ts'
import type { PackingLine } from '#domain/packing/packing-line.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import type { Pressed } from '../use-presses.ts'

type Props = {
  line: PackingLine | undefined
  onClose: () => void
  onReport: (pressed: Omit<Pressed, 'orderId'>) => void
}

export function ShortDialog({ line, onClose, onReport }: Props) {
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Not now
      </Button>
      <Button type="submit" form="short-form">
        Report
      </Button>
    </>
  )
  return (
    <Dialog open={line !== undefined} onClose={onClose} title="Too few are there" size="small" footer={footer}>
      {line && <ShortForm key={line.productId} line={line} onClose={onClose} onReport={onReport} />}
    </Dialog>
  )
}

function ShortForm({ line, onClose, onReport }: Props & { line: PackingLine }) {
  const { productId, name, tamilName, quantity } = line
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const report = () => {
    const read = readThere(text, quantity)
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
      <Field label={`How many of the ${quantity} are there?`} error={error} required>
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
    </form>
  )
}
