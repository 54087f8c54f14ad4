// Adds or edits a category.
import { useState } from 'react'
import { CATEGORY_NAME_MAX, categoryTexts, readCategoryForm } from '#domain/category/category-form.ts'
import { common } from '#domain/words/en/office/common.ts'
import { categories } from '#domain/words/en/office/goods/categories.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { FileUploader } from '#web/admin/media/file-uploader.tsx'
import { isPending } from '#web/admin/media/upload-state.ts'
import { useUpload } from '#web/admin/media/use-upload.ts'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
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
  categoryPartLabels,
  categoryParts,
  categoryStore,
  draftOf,
} from './category-draft.ts'
import type { CountedCategory } from './category-row.tsx'
import type { CategoryResult } from './intents.ts'

type Props = {
  /** Undefined for a new one. */
  category: CountedCategory | undefined
  /** The stored one; undefined after its deletion or merge. */
  now: CountedCategory | undefined
  keeps: boolean
  onClose: () => void
  onSaved: (message: string) => void
}

export function CategoryDialog({ category, now, keeps, onClose, onSaved }: Props) {
  const text = useWords(categories)
  const shared = useWords(common)
  const { waitForImage } = useWords(uploads)
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
      labels: categoryPartLabels(),
      files: categoryFiles,
      inWords: categoryInWords,
    },
    uploads: { posterUrl: poster },
    check({ texts }) {
      const read = readCategoryForm(texts)
      if ('errors' in read) return read
      return isPending(poster.state) ? { message: waitForImage, errors: { posterUrl: waitForImage } } : undefined
    },
    payload: ({ texts, key }) => ({
      ...texts,
      ...(category ? { intent: 'edit', id: category.id } : { intent: 'add', id: key }),
    }),
    sendsBefore: true,
    onSaved: ({ message }) => onSaved(message),
    notify: notices.notify,
  })
  const { errors, draft } = form
  return (
    <DraftDialog
      form={form}
      notices={notices}
      title={category ? text.editTitle : text.add}
      save={category ? shared.saveChanges : text.add}
      onClose={onClose}
    >
      <div aria-live="polite">{category && !now && <Notice tone="bad">{text.gone}</Notice>}</div>
      <DraftField form={form} name="name" label={text.name} required hint={category ? text.nameHint : undefined}>
        {(ids) => <TextInput {...ids} maxLength={CATEGORY_NAME_MAX} autoComplete="off" {...form.input('name')} />}
      </DraftField>
      <DraftField form={form} name="tamilName" label={text.tamilNameOptional} hint={text.tamilNameHint}>
        {(ids) => (
          <TextInput {...ids} lang="ta" maxLength={CATEGORY_NAME_MAX} autoComplete="off" {...form.input('tamilName')} />
        )}
      </DraftField>
      <CheckField
        name="inFooter"
        checked={draft.texts.inFooter === 'on'}
        onChange={({ target }) => form.input('inFooter').onChange({ target: { value: target.checked ? 'on' : '' } })}
      >
        {text.showInFooter}
      </CheckField>
      {errors.inFooter && <p className="field-error">{errors.inFooter}</p>}
      <FieldConflict {...form.conflict('inFooter')} />
      <fieldset className="category-poster">
        <legend>{text.posterOptional}</legend>
        <FileUploader
          kind="image"
          file={poster}
          label={text.dropPoster}
          hint={text.posterHint}
          remove={text.removePoster}
        />
        {now?.replacedBy !== undefined && (
          <Notice tone="warn">{text.posterReplaced({ number: now.replacedBy })}</Notice>
        )}
        {errors.posterUrl && <p className="field-error">{errors.posterUrl}</p>}
        <FieldConflict {...form.conflict('posterUrl')} />
      </fieldset>
    </DraftDialog>
  )
}
