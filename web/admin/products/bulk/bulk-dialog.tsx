// Chooses, previews and applies a bulk change.
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import {
  type BulkAction,
  bulkActions,
  canRound,
  fieldsSeen,
  MOST_AT_ONCE,
  previewOf,
  readChosenChange,
  roundings,
  valueKind,
} from '#domain/bulk/chosen-change.ts'
import { counted } from '#domain/counted.ts'
import type { LeftOut } from '#domain/bulk/product-changes.ts'
import type { ListedCategory } from '#domain/category/category.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import type { Product } from '#domain/product/product.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
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

const labels = {
  percent: 'Percent',
  rupees: 'Rupees',
  units: 'How many',
  category: 'Category',
} as const

const actionNames = Object.keys(bulkActions) as BulkAction[]

export function BulkDialog({ products, categories, onClose, onDone }: Props) {
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
  const action = actionNames.find((name) => name === typed.action)
  const kind = action ? valueKind(action) : 'none'
  const count = counted(changed, 'product')
  const isTooMany = products.length > MOST_AT_ONCE

  useFetcherResult(fetcher.data, (result) => {
    if (result.ok) onDone(result)
    else setFailure(result.message)
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
    if (ids.size === 0) return setFailure('Nothing changes: each product stays as it is.')
    const seen = fieldsSeen(change)
    const wanted = products.flatMap((product) =>
      ids.has(product.id) ? [[product.id, seen.map((field) => product[field])]] : [],
    )
    const of = JSON.stringify(typed)
    if (attempt.current.of !== of) attempt.current = { of, key: newIdempotencyKey() }
    const form = new FormData()
    const fields = { intent: 'bulk-apply', key: attempt.current.key, ...typed, rows: JSON.stringify(wanted) }
    for (const [name, text] of Object.entries(fields)) form.set(name, text)
    setFailure(undefined)
    // Not URL-encoded, which triples each quote.
    void fetcher.submit(form, {
      method: 'post',
      action: href('/admin/products/changes'),
      encType: 'multipart/form-data',
    })
  }

  const isSending = fetcher.state !== 'idle'
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button
        variant={action === 'delete' ? 'danger' : 'primary'}
        busy={isSending}
        aria-disabled={isTooMany || undefined}
        onClick={isTooMany ? undefined : apply}
      >
        {isSending ? 'Changing...' : action === 'delete' ? `Delete ${count}` : `Change ${count}`}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={`Change ${counted(products.length, 'product')}`} size="large" footer={footer}>
      <form
        className="bulk-form stack top"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTooMany) apply()
        }}
      >
        <Field label="What to change" required error={fault?.field === 'action' ? fault.message : undefined}>
          {(ids) => (
            <Select {...ids} value={typed.action} onChange={({ target }) => type({ action: target.value, value: '' })}>
              <option value="">Choose</option>
              {actionNames.map((name) => (
                <option key={name} value={name}>
                  {bulkActions[name]}
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
                  <option value="">Choose a category</option>
                  {categories.map(({ name }) => (
                    <option key={name}>{name}</option>
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
          <Field label="Round the price to">
            {(ids) => (
              <Select {...ids} value={typed.roundTo} onChange={({ target }) => type({ roundTo: target.value })}>
                {roundings.map((step) => (
                  <option key={step} value={step}>
                    {step === 0 ? 'No rounding' : formatRupees(step)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </form>
      <div className="bulk-remarks" role="alert">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {isTooMany && (
          <Notice tone="bad">{`At most ${indianGrouping(MOST_AT_ONCE)} products can be changed at once. Please choose fewer.`}</Notice>
        )}
      </div>
      {rows && <BulkPreview rows={rows} />}
    </Dialog>
  )
}
