// Adds or edits a category.
import { useState } from 'react'
import { CATEGORY_NAME_MAX, categoryTexts, readCategoryForm } from '#domain/category/category-form.ts'
import type { ShopCategory } from '#server/categories/category-rows.ts'
import { FileUploader } from '#web/admin/media/file-uploader.tsx'
import { isPending } from '#web/admin/media/upload-state.ts'
import { useUpload } from '#web/admin/media/use-upload.ts'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CheckField } from '../kit/forms/check-field.tsx'
import { DraftField } from '../kit/forms/conflicts/draft-field.tsx'
import { FieldConflict } from '../kit/forms/conflicts/field-conflict.tsx'
import { DraftDialog } from '../kit/forms/draft-dialog.tsx'
import { useDraftForm } from '../kit/forms/use-draft-form.ts'
import { useNotice } from '../kit/use-notice.ts'
import {
  categoryFiles,
  type CategoryFormDraft,
  categoryInWords,
  categoryParts,
  categoryStore,
  draftOf,
} from './category-draft.ts'
import type { CategoryResult } from './intents.ts'
import { CATEGORY_GONE } from './messages.ts'

const WAIT_FOR_POSTER = 'Please wait for the image to finish uploading'

type Props = {
  /** Undefined for a new one. */
  category: ShopCategory | undefined
  /** The stored one; undefined after its deletion or merge. */
  now: ShopCategory | undefined
  keeps: boolean
  onClose: () => void
  onSaved: (message: string) => void
}

export function CategoryDialog({ category, now, keeps, onClose, onSaved }: Props) {
  const [opened] = useState(() => {
    const store = keeps ? categoryStore(category?.id) : undefined
    const start = draftOf(category)
    return { store, start, first: store?.load() ?? start }
  })
  const notices = useNotice()
  const poster = useUpload({ kind: 'image', keptUrl: opened.first.texts.posterUrl, nextDelayMs: () => 0 })
  const form = useDraftForm<CategoryFormDraft, CategoryResult>({
    store: opened.store,
    start: opened.start,
    stored: category && {
      texts: categoryTexts(now ?? category),
      parts: categoryParts,
      files: categoryFiles,
      inWords: categoryInWords,
    },
    uploads: { posterUrl: poster },
    check({ texts }) {
      const read = readCategoryForm(texts)
      if ('errors' in read) return read
      return isPending(poster.state) ? { message: WAIT_FOR_POSTER, errors: { posterUrl: WAIT_FOR_POSTER } } : undefined
    },
    payload: ({ texts, key }) => ({
      ...texts,
      ...(category ? { intent: 'edit', id: category.id } : { intent: 'add', id: key }),
    }),
    onSaved: ({ message }) => onSaved(message),
    notify: notices.notify,
  })
  const { errors, draft } = form
  return (
    <DraftDialog
      form={form}
      notices={notices}
      title={category ? 'Edit Category' : 'Add Category'}
      save={category ? 'Save Changes' : 'Add Category'}
      onClose={onClose}
    >
      <div aria-live="polite">{category && !now && <Notice tone="bad">{CATEGORY_GONE}</Notice>}</div>
      <DraftField
        form={form}
        name="name"
        label="Category Name"
        required
        hint={category ? 'Products and old links move to the new name.' : undefined}
      >
        {(ids) => <TextInput {...ids} maxLength={CATEGORY_NAME_MAX} autoComplete="off" {...form.input('name')} />}
      </DraftField>
      <DraftField form={form} name="tamilName" label="Tamil Name" hint="Shown beside the name. The search finds it.">
        {(ids) => (
          <TextInput {...ids} lang="ta" maxLength={CATEGORY_NAME_MAX} autoComplete="off" {...form.input('tamilName')} />
        )}
      </DraftField>
      <CheckField
        name="inFooter"
        checked={draft.texts.inFooter === 'on'}
        onChange={({ target }) => form.input('inFooter').onChange({ target: { value: target.checked ? 'on' : '' } })}
      >
        Show it in the footer of every page
      </CheckField>
      {errors.inFooter && <p className="field-error">{errors.inFooter}</p>}
      <FieldConflict {...form.conflict('inFooter')} />
      <fieldset className="category-poster">
        <legend>
          Poster <small>(Optional)</small>
        </legend>
        <FileUploader
          kind="image"
          file={poster}
          label="Drop the poster here, press to choose, or paste"
          hint="PNG, JPG up to 10MB. A square of 720 pixels is best; the landing page shows five."
          remove="Remove poster"
        />
        {errors.posterUrl && <p className="field-error">{errors.posterUrl}</p>}
        <FieldConflict {...form.conflict('posterUrl')} />
      </fieldset>
    </DraftDialog>
  )
}
