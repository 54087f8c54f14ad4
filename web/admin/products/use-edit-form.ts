// The edit form of one product: its working copy, its picture, what saving came to, and what others did meanwhile.
import { type FormEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Product } from '#domain/product.ts'
import { editFields, type ProductPart, readProductEdit } from '#domain/product-edit.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import { isPending, currentUrl } from '../media/upload-state.ts'
import { useUpload } from '../media/use-upload.ts'
import { type PriceField, withTyped } from '#web/admin/product-form/price-help.ts'
import type { TypedField } from '#web/admin/product-form/product-fields.tsx'
import { newIdempotencyKey } from '../../browser/idempotency-key.ts'
import type { Tone } from '#web/ui/notice.tsx'
import type { clientAction } from './route.tsx'
import {
  isChanged,
  keepCopy,
  loadCopy,
  startCopy,
  takingOthers,
  type WorkingCopy,
  withNewer,
  withPrices,
  withStock,
} from './working-copy.ts'

const WAIT_FOR_IMAGE = 'Please wait for the image to finish uploading'

type Errors = Readonly<Record<string, string>>
type Setting = { product: Product; stockNow: number; nextDelayMs: () => number; onSaved: (message: string) => void }

export type EditFormState = ReturnType<typeof useEditForm>

/** `stockNow` is the product's stock at this moment. */
export function useEditForm({ product, stockNow, nextDelayMs, onSaved }: Setting) {
  const [typedCopy, setCopy] = useState<WorkingCopy>(() => loadCopy(product) ?? startCopy(product))
  const [wasKept] = useState(() => isChanged(typedCopy))
  const [errors, setErrors] = useState<Errors>({})
  const [refusals, setRefusals] = useState(0)
  const [notice, setNotice] = useState<{ tone: Tone; text: string }>()
  const [conflicts, setConflicts] = useState<readonly ProductPart[]>([])
  const image = useUpload({ kind: 'image', keptUrl: typedCopy.texts.imageUrl, nextDelayMs })
  const fetcher = useFetcher<typeof clientAction>()
  // Once it is answered the form is the admin's again, while the screen is still being read anew.
  const isSaving = fetcher.state === 'submitting'

  const stocked = withStock(typedCopy, `${stockNow}`)
  const copy = { ...stocked, texts: { ...stocked.texts, imageUrl: currentUrl(image.state) } }
  const isDirty = isChanged(copy)
  const toKeep = JSON.stringify(isDirty ? copy : null)
  const { id } = product
  useEffect(() => keepCopy(id, JSON.parse(toKeep) ?? undefined), [id, toKeep])

  const refuse = (message: string, wrong: Errors) => {
    setErrors(wrong)
    setRefusals((count) => count + 1)
    setNotice({ tone: 'bad', text: message })
  }
  const startOver = (from: WorkingCopy) => {
    setCopy(from)
    image.set(from.texts.imageUrl)
    setErrors({})
    setConflicts([])
  }

  useFetcherResult(fetcher.data, (answer) => {
    if (answer.ok) {
      keepCopy(id, undefined)
      return onSaved(answer.message)
    }
    const { others, errors: wrong } = answer
    if (others) {
      const newer = withNewer({ ...copy, key: '' }, others.now)
      setCopy(newer)
      if (newer.texts.imageUrl !== copy.texts.imageUrl) image.set(newer.texts.imageUrl)
      return setConflicts(others.parts)
    }
    // Refused, nothing was stored under the key; without an answer something may have been.
    if (wrong) setCopy((now) => ({ ...now, key: '' }))
    refuse(answer.message, wrong ?? {})
  })

  return {
    copy,
    image,
    /** True when the form opened with what was typed before it was closed. */
    isTakenUp: wasKept && isDirty,
    errors,
    refusals,
    notice,
    clearNotice: () => setNotice(undefined),
    isSaving,
    conflicts,
    takeOthers: () => startOver(takingOthers(copy, conflicts)),
    startOver: () => startOver(startCopy({ ...product, stock: stockNow })),
    forget: () => keepCopy(id, undefined),
    type(name: TypedField, text: string) {
      if (isSaving) return
      setErrors(({ [name]: _mended, ...rest }) => rest)
      setCopy({ ...copy, texts: { ...copy.texts, [name]: text } })
    },
    typePrice(name: PriceField, text: string) {
      if (isSaving) return
      setErrors(({ mrp: _mrp, discount: _discount, ourPrice: _price, ...rest }) => rest)
      setCopy(withPrices(copy, withTyped({ ...copy.texts, typed: copy.typed }, name, text)))
    },
    save(event: FormEvent) {
      event.preventDefault()
      if (isSaving) return
      const read = readProductEdit(editFields(copy.texts, copy.seen))
      if ('errors' in read) return refuse(read.message, read.errors)
      if (image.state.stage === 'failed') return refuse(image.state.message, {})
      if (isPending(image.state)) return refuse(WAIT_FOR_IMAGE, {})
      const key = copy.key || newIdempotencyKey()
      setErrors({})
      setConflicts([])
      setCopy({ ...copy, key })
      void fetcher.submit({ intent: 'edit', id, key, ...editFields(copy.texts, copy.seen) }, { method: 'post' })
    },
  }
}
