// Uploads at once; removing a picture restores the built-in one.
import { useEffect, useEffectEvent, useRef } from 'react'
import { labelOf } from '#domain/settings/field-labels.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { settings } from '#domain/words/en/office/shop/settings.ts'
import { FileUploader } from '#web/admin/media/file-uploader.tsx'
import { currentUrl, isPending } from '#web/admin/media/upload-state.ts'
import { useWords } from '#web/ui/words.ts'
import { useUpload } from '#web/admin/media/use-upload.ts'
import { fieldOf } from '../settings-texts.ts'
import { FieldConflict } from '#web/admin/kit/forms/conflicts/field-conflict.tsx'
import type { SettingProps } from './setting-field.tsx'

type Props = SettingProps & {
  size: { width: number; height: number }
}

export function PictureSetting({ form, name, label, help, wide, size }: Props) {
  const text = useWords(settings)
  const { imageHint } = useWords(uploads)
  const field = fieldOf(name)
  const value = form.texts[name] ?? ''
  const upload = useUpload({ kind: 'image', keptUrl: value, nextDelayMs: () => 0 })
  const url = currentUrl(upload.state)
  const isUnderWay = isPending(upload.state)
  const known = useRef(url)
  // A picture chosen here goes into the form; a change of the form shows here.
  const align = useEffectEvent((chosen: string, held: string, isWaiting: boolean) => {
    if (chosen !== known.current) {
      known.current = chosen
      form.set(name, chosen)
    } else if (held !== known.current && !isWaiting) {
      known.current = held
      upload.set(held)
    }
  })
  useEffect(() => {
    align(url, value, isUnderWay)
  }, [url, value, isUnderWay])
  const report = useEffectEvent((is: boolean) => form.setUnderWay(name, is))
  useEffect(() => {
    report(isUnderWay)
  }, [isUnderWay])

  const error = form.errors[name]
  const said = label ?? labelOf(field)
  return (
    <fieldset className="setting setting-picture" data-wide={wide || undefined} data-lacking={error ? true : undefined}>
      <legend className="field-label">{said}</legend>
      <FileUploader
        kind="image"
        file={upload}
        label={text.dropPicture({ name: said })}
        hint={imageHint}
        remove={text.removePicture}
        takesPaste={false}
      />
      <p className="field-hint">
        {help} {text.bestSize({ width: `${size.width}`, height: `${size.height}` })}
      </p>
      {error && <p className="field-error">{error}</p>}
      {field === name && <FieldConflict {...form.conflict(field)} />}
    </fieldset>
  )
}
