// Draft, image and save of the edit form.
import { useState } from 'react'
import { priceQuestion } from '#domain/product/price-question.ts'
import type { Product } from '#domain/product/product.ts'
import { partLabels } from '#domain/product/product-form.ts'
import { editFields, productParts, readProductEdit } from '#domain/product/product-edit.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { isPending } from '#web/admin/media/upload-state.ts'
import { useUpload } from '#web/admin/media/use-upload.ts'
import { useDraftForm } from '../kit/forms/use-draft-form.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { EditResult } from './intents.ts'
import { copyStore, isChanged, productFiles, productInWords, startCopy, type WorkingCopy } from './working-copy.ts'

type Setting = {
  product: Product
  /** The current product, or the last one before its deletion. */
  now: Product
  notify: Notify
  onSaved: (message: string) => void
}

export function useEditForm({ product, now, notify, onSaved }: Setting) {
  const [store] = useState(() => copyStore(product))
  const [first] = useState(() => store.load() ?? startCopy(product))
  const image = useUpload({ kind: 'image', keptUrl: first.texts.imageUrl })
  const video = useUpload({ kind: 'video', keptUrl: first.texts.videoUrl })
  const start = startCopy(now)
  const form = useDraftForm<WorkingCopy, EditResult>({
    store,
    start,
    stored: {
      texts: start.texts,
      parts: productParts,
      labels: partLabels(),
      files: productFiles,
      inWords: productInWords,
    },
    uploads: { imageUrl: image, videoUrl: video },
    isChanged,
    check({ texts, seen }) {
      const read = readProductEdit(editFields(texts, seen))
      if ('errors' in read) return read
      for (const { state } of [image, video]) {
        if (state.stage === 'failed') return { message: state.message, errors: {} }
      }
      if (isPending(image.state)) return { message: wordsOf(uploads).waitForImage, errors: {} }
      return isPending(video.state) ? { message: wordsOf(uploads).waitForVideo, errors: {} } : undefined
    },
    question({ texts, seen }) {
      const read = readProductEdit(editFields(texts, seen))
      return 'errors' in read ? undefined : priceQuestion(read.edited, read.seen)
    },
    payload: ({ texts, key }) => ({ intent: 'edit', id: product.id, key, ...texts }),
    onSaved: ({ message }) => onSaved(message),
    notify,
  })
  return {
    ...form,
    image,
    video,
    /** True when the form opened with a stored draft. */
    isTakenUp: form.wasKept && form.isChanged,
    startOver: () => form.replace(start),
  }
}
