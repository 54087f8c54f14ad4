// The Edit Product dialog.
import { href, Link } from 'react-router'
import { asciiDigits } from '#domain/numbers/digits.ts'
import type { Product } from '#domain/product/product.ts'
import { signedPieces } from '#domain/stock/movements.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { products as words } from '#domain/words/en/office/goods/products.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { FileUploader } from '#web/admin/media/file-uploader.tsx'
import { type CategoryChoice, ProductFields } from '#web/admin/product-form/product-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { FieldConflict } from '../kit/forms/conflicts/field-conflict.tsx'
import { ConfirmSave } from '../kit/forms/confirm-save.tsx'
import { DraftDialog } from '../kit/forms/draft-dialog.tsx'
import { useNotice } from '../kit/use-notice.ts'
import { useEditForm } from './use-edit-form.ts'
import type { WorkingCopy } from './working-copy.ts'
import './edit-product.css'

/** `now` is the current product; undefined after its deletion. */
type Props = {
  product: Product
  now: Product | undefined
  categories: readonly CategoryChoice[]
  /** Whether the shop converts videos that browsers cannot play. */
  converts: boolean
  onClose: () => void
  onSaved: (message: string) => void
}

export function EditProduct({ product, now, categories, converts, onClose, onSaved }: Props) {
  const text = useWords(words)
  const shared = useWords(common)
  const file = useWords(uploads)
  const labels = { mrp: text.mrp, discount: text.discountPercent, ourPrice: text.ourPrice, stock: text.stock }
  const notices = useNotice()
  const form = useEditForm({ product, now: now ?? product, notify: notices.notify, onSaved })
  return (
    <>
      <DraftDialog
        form={form}
        notices={notices}
        title={text.editTitle}
        save={form.isUploading ? text.uploading : shared.saveChanges}
        className="edit-product"
        size="large"
        onClose={onClose}
      >
        <div className="edit-remarks stack" aria-live="polite">
          {!now && <Notice tone="bad">{text.gone}</Notice>}
          {form.isTakenUp && (
            <Notice>
              <div className="spread">
                <span>{text.unsaved}</span>
                <Button size="small" variant="secondary" onClick={form.startOver}>
                  {text.startOver}
                </Button>
              </div>
            </Notice>
          )}
        </div>
        <div className="edit-fields">
          <p className="spread gap-4 lines-0 small">
            <span className="code soft">{product.code}</span>
            <Link className="touch" to={`${href('/admin/stock/movements')}?product=${product.id}`}>
              {text.stockMovements}
            </Link>
          </p>
          <ProductFields
            form={form}
            categories={categories}
            labels={labels}
            stockAfter="unit"
            stockHint={stockHint(form.draft, now)}
          />
        </div>
        <div className="edit-files stack gap-4">
          <FileUploader kind="image" file={form.image} label={file.dropImage} hint={file.imageHint} />
          <FieldConflict {...form.conflict('imageUrl')} />
          <FileUploader
            kind="video"
            file={form.video}
            label={text.dropVideo}
            hint={file.videoHint}
            remark={converts ? undefined : file.playableOnly}
            remove={text.removeVideo}
          />
          <FieldConflict {...form.conflict('videoUrl')} />
        </div>
      </DraftDialog>
      <ConfirmSave {...form.asked} />
    </>
  )
}

/** A typed stock is a difference to the stock seen, which a sale may have changed. */
function stockHint({ seen, texts }: WorkingCopy, now: Product | undefined) {
  if (!now || texts.stock === seen.stock || seen.stock === `${now.stock}`) return undefined
  const change = Number(asciiDigits(texts.stock)) - Number(seen.stock)
  if (!Number.isFinite(change)) return undefined
  const after = Math.max(0, now.stock + change)
  return wordsOf(words).stockBecomes({ now: now.stock, after, change: signedPieces(change) })
}
