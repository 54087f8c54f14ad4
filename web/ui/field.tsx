// A labelled field with hint and error, and its inputs.
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import './field.css'

export type FieldIds = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  required?: boolean
  children: (ids: FieldIds) => ReactNode
}

/** Children spread the ids on their input, which ties it to label, hint and error. */
export function Field({ label, error, hint, required = false, children }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const ids: FieldIds = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && (
          <span className="field-star" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children(ids)}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

type Marked<P> = P & { invalid?: boolean }

export function TextInput({ invalid, ...rest }: Marked<ComponentProps<'input'>>) {
  return <input aria-invalid={invalid || undefined} {...rest} className="input" />
}

export function Select({ invalid, ...rest }: Marked<ComponentProps<'select'>>) {
  return <select aria-invalid={invalid || undefined} {...rest} className="input select" />
}

export function TextArea({ invalid, ...rest }: Marked<ComponentProps<'textarea'>>) {
  return <textarea rows={3} aria-invalid={invalid || undefined} {...rest} className="input textarea" />
}
