// A product's own low-stock limit, or the shop's.
import { useState } from 'react'
import type { Product } from '#domain/product/product.ts'
import { readLowStock } from '#domain/stock/stock-list.ts'
import { LOW_STOCK_MAX } from '#domain/product/stock.ts'
import { common } from '#domain/words/en/office/common.ts'
import { stock as words } from '#domain/words/en/office/goods/stock.ts'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { DraftField } from '../kit/forms/conflicts/draft-field.tsx'
import { DraftDialog } from '../kit/forms/draft-dialog.tsx'
import { draftStore, newDraft, readDraft } from '../kit/forms/draft-store.ts'
import { useDraftForm } from '../kit/forms/use-draft-form.ts'
import { useNotice } from '../kit/use-notice.ts'
import { type LowStockResult, lowStockText } from './intents.ts'

/** `product` is the stored one. */
type Props = { product: Product; shopLowStock: number; onClose: () => void; onSaved: (message: string) => void }

export function LowStockDialog({ product, shopLowStock, onClose, onSaved }: Props) {
  const text = useWords(words)
  const shared = useWords(common)
  const notices = useNotice()
  const [{ store, start }] = useState(() => openDraft(product))
  const form = useDraftForm<ReturnType<typeof openDraft>['start'], LowStockResult>({
    store,
    start,
    stored: {
      texts: { lowStock: lowStockText(product.lowStock) },
      parts: { lowStock: ['lowStock'] },
      labels: { lowStock: text.theLimit },
    },
    check({ texts }) {
      const read = readLowStock(texts.lowStock)
      return 'fault' in read ? { message: read.fault, errors: { lowStock: read.fault } } : undefined
    },
    payload: ({ texts }) => ({ intent: 'set-low-stock', id: product.id, lowStock: texts.lowStock }),
    onSaved: ({ message }) => onSaved(message),
    notify: notices.notify,
  })
  return (
    <DraftDialog form={form} notices={notices} title={text.limitTitle} save={shared.save} onClose={onClose}>
      <p>
        <strong>{product.name}</strong> <span className="code">{product.code}</span>
      </p>
      <DraftField
        form={form}
        name="lowStock"
        label={text.warnAt}
        hint={text.warnHint({ limit: shopLowStock, shown: LOW_STOCK_MAX })}
      >
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            placeholder={`${shopLowStock}`}
            {...form.input('lowStock')}
          />
        )}
      </DraftField>
    </DraftDialog>
  )
}

function openDraft({ id, lowStock }: Product) {
  const start = newDraft({ lowStock: lowStockText(lowStock) })
  return { store: draftStore(`low-stock-${id}`, (found) => readDraft(found, start.texts)), start }
}
