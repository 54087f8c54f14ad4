// A setting of one input, with help, fault and conflict.
import type { ReactNode } from 'react'
import { isOptional } from '#domain/settings/field-kind.ts'
import { labelOf } from '#domain/settings/field-labels.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { settings } from '#domain/words/en/office/shop/settings.ts'
import { settingParts } from '#domain/words/en/office/shop/setting-fields.ts'
import { Field, type FieldIds, TextArea, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { FieldConflict } from '#web/admin/kit/forms/conflicts/field-conflict.tsx'
import { fieldOf, tamilInput } from '../settings-texts.ts'
import type { ChapterForm } from '../use-settings-form.ts'
import { InTamil } from './in-tamil.tsx'
import './fields.css'

export type SettingProps = {
  form: ChapterForm
  /** Field, or field and part. */
  name: string
  label?: string | undefined
  help?: ReactNode
  wide?: boolean
}

type SettingInput = FieldIds & {
  name: string
  lang: string | undefined
  value: string
  onChange: (event: { target: { value: string } }) => void
}

type Props = SettingProps & { lang?: string | undefined; children: (input: SettingInput) => ReactNode }

/** A translated text has its Tamil beneath. */
function SettingField({ form, name, label, help, wide, lang, children }: Props) {
  const field = fieldOf(name)
  const input = { name, lang, value: form.texts[name] ?? '', onChange: changeOf(form, name) }
  return (
    <div className="setting" data-wide={wide || undefined}>
      <Field label={<FieldName name={name} label={label} />} hint={help} error={form.errors[name]}>
        {(ids) => children({ ...ids, ...input })}
      </Field>
      {field === name && <FieldConflict {...form.conflict(field)} />}
      <TamilField form={form} name={name} label={label}>
        {children}
      </TamilField>
    </div>
  )
}

function TamilField({ form, name: english, label, children }: Pick<Props, 'form' | 'name' | 'label' | 'children'>) {
  const text = useWords(settings)
  const { inTamil } = useWords(settingParts)
  const name = tamilInput(english)
  if (name === undefined) return null
  const field = fieldOf(name)
  const value = form.texts[name] ?? ''
  const conflict = name === field ? form.conflict(field) : undefined
  return (
    <div className="setting-tamil">
      <InTamil
        label={label === undefined ? labelOf(field) : inTamil({ label })}
        text={value}
        without={english === 'place' ? text.withoutTamilPlace : text.withoutTamil}
        hasEnglish={(form.texts[english] ?? '').trim() !== ''}
        error={form.errors[name]}
        hasConflict={conflict?.conflict !== undefined}
      >
        {(ids) => children({ ...ids, name, lang: 'ta', value, onChange: changeOf(form, name) })}
      </InTamil>
      {conflict && <FieldConflict {...conflict} />}
    </div>
  )
}

function changeOf(form: ChapterForm, name: string): SettingInput['onChange'] {
  return ({ target: { value } }) => form.set(name, value)
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
  return (
    <SettingField {...setting} lang={lang}>
      {(input) => (
        <TextInput
          {...input}
          type={type}
          inputMode={inputMode}
          placeholder={input.lang === lang ? placeholder : undefined}
          autoComplete="off"
        />
      )}
    </SettingField>
  )
}

export function LongSetting({ rows = 4, ...setting }: SettingProps & { rows?: number }) {
  return <SettingField {...setting}>{(input) => <TextArea {...input} rows={rows} />}</SettingField>
}

export function LinesSetting(setting: SettingProps & { rows?: number }) {
  const { form, name } = setting
  const inputs = [name, tamilInput(name) ?? name]
  const errors = Object.fromEntries(inputs.map((input) => [input, lineErrors(form, input)]))
  return <LongSetting wide {...setting} form={{ ...form, errors: { ...form.errors, ...errors } }} />
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
