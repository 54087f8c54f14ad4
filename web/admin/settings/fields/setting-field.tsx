// A setting of one input, with help, fault and conflict.
import type { ReactNode } from 'react'
import { isOptional } from '#domain/settings/field-kind.ts'
import { labelOf } from '#domain/settings/field-labels.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { settings } from '#domain/words/en/office/shop/settings.ts'
import { Field, type FieldIds, TextArea, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { FieldConflict } from '#web/admin/kit/forms/conflicts/field-conflict.tsx'
import { fieldOf } from '../settings-texts.ts'
import type { ChapterForm } from '../use-settings-form.ts'
import './fields.css'

export type SettingProps = {
  form: ChapterForm
  /** Field, or field and part. */
  name: string
  label?: string
  help?: ReactNode
  wide?: boolean
}

type Props = SettingProps & { error?: string | undefined; children: (ids: FieldIds) => ReactNode }

export function SettingField({ form, name, label, help, wide, error = form.errors[name], children }: Props) {
  const field = fieldOf(name)
  return (
    <div className="setting" data-wide={wide || undefined}>
      <Field label={<FieldName name={name} label={label} />} hint={help} error={error}>
        {children}
      </Field>
      {field === name && <FieldConflict {...form.conflict(field)} />}
    </div>
  )
}

/** What may stay empty says so. A part of a field has its own label. */
function FieldName({ name, label }: { name: string; label: string | undefined }) {
  const { optional } = useWords(settings)
  const field = fieldOf(name)
  return (
    <>
      {label ?? labelOf(field)}
      {field === name && isOptional(field) && <span className="setting-optional"> {optional}</span>}
    </>
  )
}

type TextProps = SettingProps & {
  type?: 'text' | 'date' | 'email' | 'tel' | 'url'
  inputMode?: 'decimal' | 'numeric'
  placeholder?: string
  lang?: string
}

export function TextSetting({ type = 'text', inputMode, placeholder, lang, ...setting }: TextProps) {
  const { form, name } = setting
  return (
    <SettingField {...setting}>
      {(ids) => (
        <TextInput
          {...ids}
          type={type}
          name={name}
          inputMode={inputMode}
          placeholder={placeholder}
          lang={lang}
          autoComplete="off"
          value={form.texts[name] ?? ''}
          onChange={({ target: { value } }) => form.set(name, value)}
        />
      )}
    </SettingField>
  )
}

export function LongSetting({ rows = 4, ...setting }: SettingProps & { rows?: number }) {
  const { form, name } = setting
  return (
    <SettingField {...setting}>
      {(ids) => (
        <TextArea
          {...ids}
          name={name}
          rows={rows}
          value={form.texts[name] ?? ''}
          onChange={({ target: { value } }) => form.set(name, value)}
        />
      )}
    </SettingField>
  )
}

export function LinesSetting(setting: SettingProps & { rows?: number }) {
  const { form, name } = setting
  return (
    <LongSetting wide {...setting} form={{ ...form, errors: { ...form.errors, [name]: lineErrors(form, name) } }} />
  )
}

/** Faults number the entries without blank lines. */
function lineErrors({ errors, texts }: ChapterForm, name: string): string {
  const lines = (texts[name] ?? '').split('\n').flatMap((text, index) => (text.trim() === '' ? [] : [index + 1]))
  const sentences = Object.entries(errors).flatMap(([path, sentence]) => {
    if (path === name) return [sentence]
    if (!path.startsWith(`${name}.`)) return []
    const line = lines[Number(path.slice(name.length + 1))]
    return [line === undefined ? sentence : wordsOf(settings).faultInLine({ line, sentence })]
  })
  return sentences.join('\n')
}

export function SwitchSetting({ form, name, help, wide = true }: SettingProps) {
  const field = fieldOf(name)
  const error = form.errors[name]
  return (
    <div className="setting" data-wide={wide || undefined}>
      <label className="setting-switch row gap-3 nowrap top">
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={form.texts[name] === 'on'}
          aria-checked={form.texts[name] === 'on'}
          aria-invalid={error ? true : undefined}
          onChange={({ target: { checked } }) => form.set(name, checked ? 'on' : '')}
        />
        <span className="stack gap-0">
          <b>{labelOf(field)}</b>
          {help && <span className="field-hint">{help}</span>}
        </span>
      </label>
      {error && <p className="field-error">{error}</p>}
      <FieldConflict {...form.conflict(field)} />
    </div>
  )
}
