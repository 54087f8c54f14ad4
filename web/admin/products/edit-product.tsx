// The Edit Product dialog: the picture, the fields, and what another admin changed meanwhile.
import { useId } from 'react'
import { asciiDigits } from '#domain/digits.ts'
import type { Product } from '#domain/product.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { FileUploader } from '#web/admin/media/file-uploader.tsx'
import { ProductFields } from '#web/admin/product-form/product-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice, NoticeArea } from '#web/ui/notice.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { type EditFormState, useEditForm } from './use-edit-form.ts'
import { useReturnFocus } from './use-return-focus.ts'
import './edit-product.css'

const labels = { mrp: 'M.R.P', discount: 'Discount %', ourPrice: 'Our Price', stock: 'Stock' }

/** `now` is the product as it is at this moment; undefined once it has been deleted. */
type Props = {
  product: Product
  now: Product | undefined
  nextDelayMs: () => number
  onClose: () => void
  onSaved: (message: string) => void
}

export function EditProduct({ product, now, nextDelayMs, onClose, onSaved }: Props) {
  useReturnFocus()
  const formId = useId()
  const form = useEditForm({ product, stockNow: now?.stock ?? product.stock, nextDelayMs, onSaved })
  const { stage } = form.image.state
  const isUploading = stage === 'waiting' || stage === 'sending'
  const cancel = () => {
    form.forget()
    onClose()
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={cancel}>
        Cancel
      </Button>
      <Button type="submit" form={formId} busy={form.isSaving}>
        {form.isSaving ? 'Saving...' : isUploading ? 'Uploading...' : 'Save Changes'}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title="Edit Product" size="large" footer={footer}>
      <form id={formId} className="edit-product" noValidate onSubmit={form.save}>
        <div className="edit-remarks" aria-live="polite">
          {!now && <Notice tone="bad">This product has been deleted meanwhile.</Notice>}
          {form.conflicts.length > 0 ? (
            <EditConflict seen={form.copy.seen} parts={form.conflicts} onTake={form.takeOthers} />
          ) : (
            form.isTakenUp && (
              <Notice>
                <div className="edit-remark">
                  <span>Here is what you had not saved yet.</span>
                  <Button size="small" variant="secondary" onClick={form.startOver}>
                    Start over
                  </Button>
                </div>
              </Notice>
            )
          )}
        </div>
        <FileUploader
          kind="image"
          file={form.image}
          label="Drop the product image here, press to choose, or paste"
          hint="PNG, JPG up to 10MB"
        />
        <div>
          <p className="code">{product.code}</p>
          <ProductFields
            texts={form.copy.texts}
            errors={form.errors}
            refusals={form.refusals}
            isSaving={form.isSaving}
            labels={labels}
            stockHint={stockHint(form, now)}
            onType={form.type}
            onTypePrice={form.typePrice}
          />
        </div>
      </form>
      <NoticeArea notice={form.notice} ms={NOTICE_MS} onClear={form.clearNotice} />
    </Dialog>
  )
}

/** A typed stock is a difference to what was seen, which a sale may have moved since. */
function stockHint({ copy: { seen, texts } }: EditFormState, now: Product | undefined) {
  if (!now || texts.stock === seen.stock || seen.stock === `${now.stock}`) return undefined
  const change = Number(asciiDigits(texts.stock)) - Number(seen.stock)
  if (!Number.isFinite(change)) return undefined
  return `${now.stock} now: it becomes ${Math.max(0, now.stock + change)}, your change of ${change > 0 ? '+' : ''}${change}`
}
