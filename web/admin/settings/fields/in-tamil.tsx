// The Tamil of a text, closed until wanted, and what Tamil pages show without it.
import { type ReactNode, useState } from 'react'
import { settings } from '#domain/words/en/office/shop/settings.ts'
import { Field, type FieldIds } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = {
  label: string
  text: string
  /** Said of an English text without Tamil. */
  without: string
  hasEnglish: boolean
  error: string | undefined
  hasConflict?: boolean
  children: (ids: FieldIds) => ReactNode
}

/** A fault or a conflict opens it, and it stays open while it is corrected. */
export function InTamil({ label, text, without, hasEnglish, error, hasConflict = false, children }: Props) {
  const { inTamil } = useWords(settings)
  const [isOpen, setIsOpen] = useState(false)
  const mustOpen = Boolean(error) || hasConflict
  const [firstLine = ''] = text.split('\n')
  return (
    <details open={isOpen || mustOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="small soft">
        <span className="visually-hidden">{label}: </span>
        <b aria-hidden="true">{inTamil}</b>
        {firstLine === '' ? hasEnglish && <span>{without}</span> : <span lang="ta">{firstLine}</span>}
      </summary>
      <Field label={<span className="visually-hidden">{label}</span>} error={error}>
        {children}
      </Field>
    </details>
  )
}
