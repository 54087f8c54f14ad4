// The Edit Product dialog: the image, the fields, and what another admin changed meanwhile.
import { useEffect, useId, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { asciiDigits } from '#domain/digits.ts'
import type { Product } from '#domain/product/product.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { FileUploader } from '#web/admin/media/file-uploader.tsx'
import { PLAYABLE_ONLY } from '#web/admin/media/upload-state.ts'
import { type CategoryChoice, ProductFields } from '#web/admin/product-form/product-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice, NoticeArea } from '#web/ui/notice.tsx'
import { FieldConflict } from '../kit/conflicts/field-conflict.tsx'
import { ConfirmSave } from '../kit/confirm-save.tsx'
import { LeaveGuard } from '../kit/leave-guard.tsx'
import { useNotice } from '../kit/use-notice.ts'
import { useEditForm } from './use-edit-form.ts'
import type { WorkingCopy } from './working-copy.ts'
import './edit-product.css'

const labels = { mrp: 'M.R.P', discount: 'Discount %', ourPrice: 'Our Price', stock: 'Stock' }

/** `now` is the product as it is at this moment; undefined once it has been deleted. */
type Props = {
  product: Product
  now: Product | undefined
  categories: readonly CategoryChoice[]
  /** Whether the shop converts videos that browsers do not play. */
  converts: boolean
  onClose: () => void
  onSaved: (message: string) => void
}

export function EditProduct({ product, now, categories, converts, onClose, onSaved }: Props) {
  useReturnFocus()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const { notice, notify, clear } = useNotice()
  const form = useEditForm({ element, product, now: now ?? product, notify, onSaved })
  const [leaving, setLeaving] = useState<() => void>()
  /** Closes the dialog, after a question while a file is on its way. */
  const leave = (close: () => void) => (form.isUploading ? setLeaving(() => close) : close())
  const cancel = () => {
    form.forget()
    onClose()
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={() => leave(cancel)}>
        Cancel
      </Button>
      <Button type="submit" form={formId} busy={form.isSaving}>
        {form.isSaving ? 'Saving...' : form.isUploading ? 'Uploading...' : 'Save Changes'}
      </Button>
    </>
  )
  return (
    <>
      <Dialog open asksToClose onClose={() => leave(onClose)} title="Edit Product" size="large" footer={footer}>
        <form ref={element} id={formId} className="edit-product" noValidate onSubmit={form.submit}>
          <div className="edit-remarks" aria-live="polite">
            {!now && <Notice tone="bad">This product has been deleted meanwhile.</Notice>}
            {form.isTakenUp && (
              <Notice>
                <div className="edit-remark">
                  <span>Here is what you had not saved yet.</span>
                  <Button size="small" variant="secondary" onClick={form.startOver}>
                    Start over
                  </Button>
                </div>
              </Notice>
            )}
          </div>
          <div className="edit-fields">
            <p className="edit-code">
              <span className="code">{product.code}</span>
              <Link to={`${href('/admin/stock/movements')}?product=${product.id}`}>Stock movements</Link>
            </p>
            <ProductFields
              form={form}
              categories={categories}
              labels={labels}
              stockAfter="unit"
              stockHint={stockHint(form.draft, now)}
            />
          </div>
          <div className="edit-files">
            <FileUploader
              kind="image"
              file={form.image}
              label="Drop the product image here, press to choose, or paste"
              hint="PNG, JPG up to 10MB"
            />
            <FieldConflict {...form.conflict('imageUrl')} />
            <FileUploader
              kind="video"
              file={form.video}
              label="Drop a video here (optional), or press to choose"
              hint="MP4, MOV, AVI up to 100MB"
              remark={converts ? undefined : PLAYABLE_ONLY}
              remove="Remove video"
            />
            <FieldConflict {...form.conflict('videoUrl')} />
          </div>
        </form>
        <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
      </Dialog>
      <ConfirmSave {...form.asked} />
      <LeaveGuard
        isActive={form.isUploading}
        title="A file is uploading"
        way={{ isAsked: leaving !== undefined, onLeave: () => leaving?.(), onStay: () => setLeaving(undefined) }}
      >
        <p>A file is still on its way. If you leave, it has to be chosen and uploaded again.</p>
      </LeaveGuard>
    </>
  )
}

/** A dialog that goes from the page while it is open does not give the focus back by itself. */
function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => void (opener instanceof HTMLElement && opener.focus({ preventScroll: true })), [opener])
}

/** A typed stock is a difference to what was seen, which a sale may have moved since. */
function stockHint({ seen, texts }: WorkingCopy, now: Product | undefined) {
  if (!now || texts.stock === seen.stock || seen.stock === `${now.stock}`) return undefined
  const change = Number(asciiDigits(texts.stock)) - Number(seen.stock)
  if (!Number.isFinite(change)) return undefined
  return `${now.stock} now: it becomes ${Math.max(0, now.stock + change)}, your change of ${change > 0 ? '+' : ''}${change}`
}
