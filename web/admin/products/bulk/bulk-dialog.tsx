// Chooses, previews and applies a bulk change.
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import {
  actionLabel,
  bulkActions,
  canRound,
  fieldsSeen,
  MOST_AT_ONCE,
  previewOf,
  readChosenChange,
  roundings,
  valueKind,
} from '#domain/bulk/chosen-change.ts'
import type { LeftOut } from '#domain/bulk/product-changes.ts'
import type { ListedCategory } from '#domain/category/category.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { Product } from '#domain/product/product.ts'
import { common } from '#domain/words/en/office/common.ts'
import { productChanges } from '#domain/words/en/office/goods/product-changes.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { ChangeResult } from './intents.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import { BulkPreview } from './bulk-preview.tsx'

type Props = {
  /** As of the opening of the dialog. */
  products: readonly Product[]
  categories: readonly ListedCategory[]
  onClose: () => void
  onDone: (result: { message: string; bulkChange?: string | undefined; left: LeftOut[] }) => void
}

export function BulkDialog({ products, categories, onClose, onDone }: Props) {
  const text = useWords(productChanges)
  const shared = useWords(common)
  const [typed, setTyped] = useState({ action: '', value: '', roundTo: '0' })
  const [fault, setFault] = useState<{ field: string; message: string }>()
  const [failure, setFailure] = useState<string>()
  // A retry after a lost answer reuses the key; another change gets a new one.
  const attempt = useRef({ of: '', key: '' })
  const fetcher = useFetcher<ChangeResult>()
  const shown = useDeferredValue(typed)
  const read = useMemo(() => readChosenChange(shown, categories), [shown, categories])
  const rows = useMemo(() => ('change' in read ? previewOf(products, read.change) : undefined), [products, read])
  const changed = rows?.filter(({ isChanged }) => isChanged).length ?? 0
  const action = bulkActions.find((name) => name === typed.action)
  const kind = action ? valueKind(action) : 'none'
  const labels = { percent: text.percent, rupees: text.rupees, units: text.pieces, category: text.category }
  const isTooMany = products.length > MOST_AT_ONCE

  useFetcherResult(fetcher.data, (result) => {
    if (result.ok) onDone(result)
    else setFailure(result.message)
    if (!result.ok && result.errors) attempt.current = { of: '', key: '' }
  })

  const type = (part: Partial<typeof typed>) => {
    setFault(undefined)
    setFailure(undefined)
    setTyped({ ...typed, ...part })
  }
  const apply = () => {
    if (fetcher.state !== 'idle') return
    const now = readChosenChange(typed, categories)
    if ('message' in now) return setFault(now)
    const { change } = now
    const ids = new Set(previewOf(products, change).flatMap(({ id, isChanged }) => (isChanged ? [id] : [])))
    if (ids.size === 0) return setFailure(text.unchanged)
    const seen = fieldsSeen(change)
    const wanted = products.flatMap((product) =>
      ids.has(product.id) ? [[product.id, seen.map((field) => product[field])]] : [],
    )
    const of = JSON.stringify(typed)
    if (attempt.current.of !== of) attempt.current = { of, key: newIdempotencyKey() }
    const form = new FormData()
    const fields = { intent: 'bulk-apply', key: attempt.current.key, ...typed, rows: JSON.stringify(wanted) }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    setFailure(undefined)
    // Not URL-encoded, which triples each quote.
    void fetcher.submit(form, {
      method: 'post',
      action: href('/admin/products/changes'),
      encType: 'multipart/form-data',
    })
  }

  const isSending = fetcher.state !== 'idle'
  const saveLabel = action === 'delete' ? text.deleteCount : text.changeCount
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {shared.cancel}
      </Button>
      <Button
        variant={action === 'delete' ? 'danger' : 'primary'}
        busy={isSending}
        aria-disabled={isTooMany || undefined}
        onClick={isTooMany ? undefined : apply}
      >
        {isSending ? text.changing : rows ? saveLabel({ count: changed }) : text.changeProducts}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.changeTitle({ count: products.length })} size="large" footer={footer}>
      <form
        className="bulk-form stack top"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTooMany) apply()
        }}
      >
        <Field label={text.kind} required error={fault?.field === 'action' ? fault.message : undefined}>
          {(ids) => (
            <Select {...ids} value={typed.action} onChange={({ target }) => type({ action: target.value, value: '' })}>
              <option value="">{text.choose}</option>
              {bulkActions.map((name) => (
                <option key={name} value={name}>
                  {actionLabel(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {kind !== 'none' && (
          <Field label={labels[kind]} required error={fault?.field === 'value' ? fault.message : undefined}>
            {(ids) =>
              kind === 'category' ? (
                <Select {...ids} value={typed.value} onChange={({ target }) => type({ value: target.value })}>
                  <option value="">{text.chooseCategory}</option>
                  {categories.map(({ name }) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </Select>
              ) : (
                <TextInput
                  {...ids}
                  inputMode={kind === 'units' ? 'numeric' : 'decimal'}
                  autoComplete="off"
                  maxLength={12}
                  value={typed.value}
                  onChange={({ target }) => type({ value: target.value })}
                />
              )
            }
          </Field>
        )}
        {action && canRound(action) && (
          <Field label={text.round}>
            {(ids) => (
              <Select {...ids} value={typed.roundTo} onChange={({ target }) => type({ roundTo: target.value })}>
                {roundings.map((step) => (
                  <option key={step} value={step}>
                    {step === 0 ? text.noRounding : formatRupees(step)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </form>
      <div className="bulk-remarks" role="alert">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {isTooMany && <Notice tone="bad">{text.tooMany({ most: MOST_AT_ONCE })}</Notice>}
      </div>
      {rows && <BulkPreview rows={rows} change={JSON.stringify(shown)} />}
    </Dialog>
  )
}
