// Groups of settings, and settings of several inputs.
import { type ReactNode, useId } from 'react'
import { labelOf } from '#domain/settings/field-labels.ts'
import type { SettingsField } from '#domain/settings/shop-settings.ts'
import { inTamil, isTranslated } from '#domain/settings/translated.ts'
import type { ChapterForm } from '../use-settings-form.ts'
import { FieldConflict } from '#web/admin/kit/forms/conflicts/field-conflict.tsx'

export function SettingGroup({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="setting-group card rounder stack gap-4" aria-labelledby={id}>
      <header>
        <h2 className="large" id={id}>
          {title}
        </h2>
        {text && <p className="soft">{text}</p>}
      </header>
      <div className="setting-grid stack top">{children}</div>
    </section>
  )
}

type PartsProps = {
  form: ChapterForm
  field: SettingsField
  help?: ReactNode
  /** When the group has the same name. */
  hidesLabel?: boolean
  wide?: boolean
  children: ReactNode
}

/** A fault of the whole field is shown above its inputs and focuses the first. */
export function SettingParts({ form, field, help, hidesLabel, wide = true, children }: PartsProps) {
  const id = useId()
  const error = form.errors[field]
  return (
    <fieldset
      className="setting"
      data-wide={wide || undefined}
      data-lacking={error ? true : undefined}
      aria-describedby={id}
    >
      <legend className={hidesLabel ? 'visually-hidden' : 'field-label'}>{labelOf(field)}</legend>
      <div id={id} className="stack gap-1 unless-empty">
        {help && <p className="field-hint">{help}</p>}
        {error && <p className="field-error">{error}</p>}
      </div>
      <FieldConflict {...form.conflict(field)} />
      {isTranslated(field) && <FieldConflict {...form.conflict(inTamil(field))} />}
      {children}
    </fieldset>
  )
}
