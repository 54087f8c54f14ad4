// Edits an order's lines, discount and notes, and shows the resulting sums.
import { useRef, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import type { ChargingSettings } from '#domain/checkout/charges.ts'
import { type Answer, conflictText } from '#domain/three-way.ts'
import { formatRupees, type Paise } from '#domain/numbers/money.ts'
import { itemsTotal, orderTotals } from '#domain/order/order.ts'
import type { Product } from '#domain/product/product.ts'
import { discountOn, readDiscount } from '#domain/revisions/discount.ts'
import { orderEdit } from '#domain/words/en/office/orders/order-edit.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'
import { AddProduct } from './add-product.tsx'
import { answerConflict, editConflicts, editToSend, following, goingOnFrom, withOrderSeen } from './edit-conflicts.ts'
import {
  type EditDraft,
  type EditedOrder,
  isChanged,
  noChanges,
  type ShownLine,
  shownLines,
  shownTexts,
  withProduct,
  withQuantity,
  withText,
} from './edit-draft.ts'
import { EditLines } from './edit-lines.tsx'
import { EditSums, EditTotal } from './edit-sums.tsx'
import { EditTexts } from './edit-texts.tsx'
import { othersName, OrderMoved, type Saver } from './order-moved.tsx'
import type { EditAnswer } from './intents.ts'
import { useEditDraft } from './use-edit-draft.ts'

type Props = {
  orderId: string
  order: EditedOrder & { totalPaise: Paise }
  /** Who saved which revision, oldest first. */
  savers: readonly Saver[]
  settings: ChargingSettings
  minimumPaise: Paise
  notify: Notify
}

/** Key it by order. */
export function EditOrder({ orderId, order, savers, settings, minimumPaise, notify }: Props) {
  const words = useWords(orderEdit)
  const [stored, store] = useEditDraft(orderId)
  const draft = following(order, stored)
  const change = (update: (now: EditDraft) => EditDraft) => store((now) => update(following(order, now)))
  const conflicts = editConflicts(order, draft)
  const [instead, setInstead] = useState<ShownLine>()
  const element = useRef<HTMLDivElement>(null)
  const { revalidate } = useRevalidator()
  const sent = useRef(noChanges)
  const { submit, isBusy } = useKeyedSubmit<EditAnswer>((result) => {
    if (result.ok) {
      const { revision = order.revision + 1 } = result
      change((now) => goingOnFrom(order, now, { draft: sent.current, revision }))
    } else if (result.changed) void revalidate()
    notify(result.ok ? 'good' : 'bad', result.message)
  })
  const lines = shownLines(order, draft)
  const texts = shownTexts(order, draft)
  const goodsPaise = itemsTotal(lines)
  const read = readDiscount({ unit: texts.discountUnit, text: texts.discount }, goodsPaise)
  const discountPaise = 'error' in read ? 0 : discountOn(goodsPaise, read.discount)
  const totals = orderTotals(lines, settings, discountPaise)
  const hasChanges = isChanged(order, draft)
  const type = (name: keyof EditDraft['texts'], text: string) => change((now) => withText(now, order, name, text))
  const decide = (part: string, take: Answer) => change((now) => answerConflict(order, now, part, take))
  const others = othersName(savers, draft)
  const add = (product: Product) => {
    const { id: productId, name, code, unit, pricePaise } = product
    change((now) => withProduct(now, order, { productId, name, code, unit, pricePaise }, instead))
    setInstead(undefined)
  }
  const save = () => {
    if ('error' in read) return notify('bad', read.error)
    const toSend = editToSend(order, draft)
    if ('conflicts' in toSend) {
      element.current?.querySelector<HTMLElement>('[data-conflict] button')?.focus()
      return notify(
        'bad',
        conflictText(
          toSend.conflicts.map(({ label }) => label),
          others,
        ),
      )
    }
    sent.current = draft
    submit({ intent: 'save-edit', orderId, edit: JSON.stringify(toSend.edit), note: texts.note })
  }

  return (
    <div ref={element} className="edit-order">
      <div className="edit-order-goods stack gap-4">
        <OrderMoved
          order={order}
          draft={draft}
          savers={savers}
          onSeen={conflicts.length === 0 ? () => change((now) => withOrderSeen(order, now)) : undefined}
        />
        <AddProduct instead={instead} onInsteadEnd={() => setInstead(undefined)} onAdd={add} />
        <EditLines
          lines={lines}
          conflicts={conflicts}
          others={others}
          onDecide={decide}
          onQuantity={(id, quantity) => change((now) => withQuantity(now, order, id, quantity))}
          onSubstitute={setInstead}
        />
      </div>
      <EditTexts
        texts={texts}
        conflicts={conflicts}
        others={others}
        onDecide={decide}
        discountFault={'error' in read ? read.error : undefined}
        onType={type}
      />
      <section className="edit-sums stack" aria-label={words.sums}>
        <EditSums totals={totals} goodsPaise={goodsPaise} />
        <div className="edit-close stack gap-2" data-changed={hasChanges || undefined}>
          <EditTotal totalPaise={totals.totalPaise} beforePaise={order.totalPaise} />
          {hasChanges && goodsPaise - discountPaise < minimumPaise && (
            <Notice tone="warn">{words.belowMinimum({ amount: formatRupees(minimumPaise) })}</Notice>
          )}
          <div className="edit-ways row">
            <Button busy={isBusy} aria-disabled={!hasChanges || undefined} onClick={hasChanges ? save : undefined}>
              {words.save}
            </Button>
            {hasChanges && (
              <Button variant="quiet" onClick={() => change(() => noChanges)}>
                {words.undoChanges}
              </Button>
            )}
            <ButtonLink variant="secondary" to={`${href('/admin/orders')}?order=${orderId}`}>
              {words.orderDetails}
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  )
}
