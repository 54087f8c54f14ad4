// The upload form's texts: kept across reloads, helped with the prices, saved, and emptied after a save.
import { type FormEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { FILL_IN_REQUIRED, readProductForm } from '#domain/product-form.ts'
import { useAnswer } from '#web/admin/frame/use-answer.ts'
import type { Tone } from '#web/ui/notice.tsx'
import { type Draft, emptyDraft, saveDraft } from './draft.ts'
import { isUnderWay } from './image-upload.ts'
import { type PriceField, withTyped } from './price-help.ts'
import type { clientAction } from './route.tsx'
import type { useImageUpload } from './use-image-upload.ts'

type TextField = 'productName' | 'unit' | 'category' | 'stock'
type Errors = Record<string, string>

export type UploadFormState = ReturnType<typeof useUploadForm>

export function useUploadForm(kept: Draft, keeps: boolean, { upload, remove }: ReturnType<typeof useImageUpload>) {
  const fetcher = useFetcher<typeof clientAction>()
  const [draft, setDraft] = useState(kept)
  const [errors, setErrors] = useState<Errors>({})
  const [refusals, setRefusals] = useState(0)
  const [notice, setNotice] = useState<{ tone: Tone; text: string }>()

  const imageUrl = upload.stage === 'sent' ? upload.imageUrl : ''
  useEffect(() => {
    if (keeps) saveDraft({ ...draft, imageUrl })
  }, [keeps, draft, imageUrl])

  const refuse = (message: string, wrong: Errors) => {
    setErrors(wrong)
    setRefusals((count) => count + 1)
    setNotice({ tone: 'bad', text: message })
  }

  useAnswer(fetcher.data, (answer) => {
    if (answer.ok) {
      setDraft(emptyDraft)
      remove()
      return setNotice({ tone: 'good', text: 'Product uploaded successfully!' })
    }
    refuse(answer.message, 'errors' in answer ? answer.errors : {})
  })

  const forgive = (name: string) => setErrors(({ [name]: _mended, ...rest }) => rest)

  return {
    draft,
    errors,
    /** Counts the saves that were refused, so that the screen can lead to the first fault of each. */
    refusals,
    notice,
    clearNotice: () => setNotice(undefined),
    isSaving: fetcher.state !== 'idle',
    type(name: TextField, text: string) {
      forgive(name)
      setDraft((now) => ({ ...now, [name]: text }))
    },
    typePrice(name: PriceField, text: string) {
      setErrors(({ mrp: _mrp, discount: _discount, ourPrice: _price, ...rest }) => rest)
      setDraft((now) => ({ ...now, ...withTyped(now, name, text) }))
    },
    save(event: FormEvent) {
      event.preventDefault()
      const { typed: _typed, ...texts } = draft
      const read = readProductForm({ ...texts, imageUrl })
      if ('errors' in read) return refuse(read.message, read.errors)
      if (isUnderWay(upload)) return refuse(FILL_IN_REQUIRED, {})
      setErrors({})
      void fetcher.submit({ intent: 'save', ...texts, imageUrl }, { method: 'post' })
    },
  }
}
