// The upload form's texts: kept across reloads, helped with the prices, saved, and emptied after a save.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { FILL_IN_REQUIRED, readProductForm } from '#domain/product-form.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import { isPending, uploadedUrl, currentUrl } from '../media/upload-state.ts'
import type { Upload } from '../media/use-upload.ts'
import { newIdempotencyKey } from '../../browser/idempotency-key.ts'
import { type PriceField, withTyped } from '#web/admin/product-form/price-help.ts'
import type { TypedField } from '#web/admin/product-form/product-fields.tsx'
import type { Tone } from '#web/ui/notice.tsx'
import { type Draft, emptyDraft, saveDraft } from './draft.ts'
import type { clientAction } from './route.tsx'

export const WAIT_FOR_VIDEO = 'Please wait for the video to finish uploading'

type Files = { image: Upload; video: Upload }

/** With `keeps`, what is typed goes to the tab's memory; `onSaved` hears of a product that is in the shop. */
export function useUploadForm(kept: Draft, keeps: boolean, { image, video }: Files, onSaved: () => void) {
  const fetcher = useFetcher<typeof clientAction>()
  const [draft, setDraft] = useState(kept)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refusals, setRefusals] = useState(0)
  const [notice, setNotice] = useState<{ tone: Tone; text: string }>()
  // Once it is answered the form is the admin's again, while the screen is still being read anew.
  const isSaving = fetcher.state === 'submitting'
  // Kept beside the state: two presses in one moment must leave under one key.
  const saveKey = useRef(kept.saveKey)

  const imageUrl = uploadedUrl(image.state)
  const videoUrl = uploadedUrl(video.state)
  const keptImage = currentUrl(image.state)
  const keptVideo = currentUrl(video.state)
  useEffect(() => {
    if (keeps) saveDraft({ ...draft, imageUrl: keptImage, videoUrl: keptVideo, saveKey: saveKey.current })
  }, [keeps, draft, keptImage, keptVideo])

  const refuse = (message: string, wrong: Record<string, string>) => {
    setErrors(wrong)
    setRefusals((count) => count + 1)
    setNotice({ tone: 'bad', text: message })
  }

  useFetcherResult(fetcher.data, (answer) => {
    if (answer.ok) {
      saveKey.current = ''
      setDraft(emptyDraft)
      image.set('')
      video.set('')
      setNotice({ tone: 'good', text: 'Product uploaded successfully!' })
      return onSaved()
    }
    // Refused, nothing was stored under the key; without an answer something may have been.
    if (answer.errors) saveKey.current = ''
    refuse(answer.message, answer.errors ?? {})
  })

  return {
    draft,
    errors,
    refusals,
    notice,
    clearNotice: () => setNotice(undefined),
    isSaving,
    type(name: TypedField, text: string) {
      if (isSaving) return
      setErrors(({ [name]: _mended, ...rest }) => rest)
      setDraft((now) => ({ ...now, [name]: text }))
    },
    typePrice(name: PriceField, text: string) {
      if (isSaving) return
      setErrors(({ mrp: _mrp, discount: _discount, ourPrice: _price, ...rest }) => rest)
      setDraft((now) => ({ ...now, ...withTyped(now, name, text) }))
    },
    save(event: FormEvent) {
      event.preventDefault()
      if (isSaving) return
      const { typed: _typed, ...texts } = draft
      saveKey.current ||= newIdempotencyKey()
      const fields = { ...texts, imageUrl, videoUrl, saveKey: saveKey.current }
      const read = readProductForm(fields)
      if ('errors' in read) return refuse(read.message, read.errors)
      if (isPending(image.state)) return refuse(FILL_IN_REQUIRED, {})
      if (video.state.stage === 'failed') return refuse(video.state.message, {})
      if (isPending(video.state)) return refuse(WAIT_FOR_VIDEO, {})
      setErrors({})
      // Also a page that dies on the way knows its key.
      if (keeps) saveDraft({ ...draft, ...fields })
      void fetcher.submit({ intent: 'save', ...fields }, { method: 'post' })
    },
  }
}
