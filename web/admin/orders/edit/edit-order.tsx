// Edits an order's lines, discount and notes, shows the resulting sums, and saves them or asks the customer.
import { useRef, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import type { ChargingSettings } from '#domain/checkout/charges.ts'
import { type Answer, conflictText } from '#domain/three-way.ts'
import { formatRupees, type Paise } from '#domain/numbers/money.ts'
import { itemsTotal } from '#domain/order/order.ts'
import type { Product } from '#domain/product/product.ts'
import { discountOn, readDiscount } from '#domain/revisions/discount.ts'
import { editedTotals, type OwnSums } from '#domain/revisions/edited-totals.ts'
import { orderEdit } from '#domain/words/en/office/orders/order-edit.ts'
import { orderQuestions } from '#domain/words/en/office/orders/order-questions.ts'
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
  withPrices,
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
import type { WayToAsk } from './way-to-ask.ts'

type Props = {
  orderId: string
  order: EditedOrder
  own: OwnSums
  /** Who saved which revision, oldest first. */
  savers: readonly Saver[]
  settings: ChargingSettings
  minimumPaise: Paise
  /** Undefined without a customer who can answer. */
  ask: WayToAsk | undefined
  /** By `shownQuestion`. */
  question: string
  /** The question is saved, and is to be sent. */
  onAsked: () => void
  notify: Notify
}

/** Key it by order. */
export function EditOrder({
  orderId,
  order,
  own,
  savers,
  settings,
  minimumPaise,
  ask,
  question,
  onAsked,
  notify,
}: Props) {
  const words = useWords(orderEdit)
  const questions = useWords(orderQuestions)
  const [stored, store] = useEditDraft(orderId)
  const draft = following(order, stored)
  const change = (update: (now: EditDraft) => EditDraft) => store((now) => update(following(order, now)))
  const conflicts = editConflicts(order, draft)
  const [instead, setInstead] = useState<ShownLine>()
  const element = useRef<HTMLDivElement>(null)
  const { revalidate } = useRevalidator()
  const sent = useRef(noChanges)
  const readAgain = ({ changed, pricesPaise }: EditAnswer) => {
    if (pricesPaise) change((now) => withPrices(now, pricesPaise))
    if (changed || pricesPaise) void revalidate()
  }
  const { submit, isBusy } = useKeyedSubmit<EditAnswer>((result) => {
    if (result.ok) {
      const { revision = order.revision + 1 } = result
      change((now) => goingOnFrom(order, now, { draft: sent.current, revision }))
    } else readAgain(result)
    notify(result.ok ? 'good' : 'bad', result.message)
  })
  const asked = useKeyedSubmit<EditAnswer>((result) => {
    if (result.ok) {
      // What was typed since is another edit.
      change((now) => (JSON.stringify(now) === JSON.stringify(sent.current) ? noChanges : now))
      onAsked()
    } else readAgain(result)
    notify(result.ok ? 'good' : 'bad', result.message)
  })
  const lines = shownLines(order, draft)
  const texts = shownTexts(order, draft)
  const goodsPaise = itemsTotal(lines)
  const read = readDiscount({ unit: texts.discountUnit, text: texts.discount }, goodsPaise)
  const discountPaise = 'error' in read ? 0 : discountOn(goodsPaise, read.discount)
  const totals = editedTotals(own, lines, settings, discountPaise)
  const hasChanges = isChanged(order, draft)
  const type = (name: keyof EditDraft['texts'], text: string) => change((now) => withText(now, order, name, text))
  const decide = (part: string, take: Answer) => change((now) => answerConflict(order, now, part, take))
  const others = othersName(savers, draft)
  const add = (product: Product) => {
    const { id: productId, name, code, unit, pricePaise } = product
    change((now) => withProduct(now, order, { productId, name, code, unit, pricePaise }, instead))
    setInstead(undefined)
  }
  const fault = (message: string) => notify('bad', message)
  const send = (intent: 'save-edit' | 'ask-customer', submitTo: typeof submit) => {
    if ('error' in read) return fault(read.error)
    const toSend = editToSend(order, draft)
    if ('conflicts' in toSend) {
      element.current?.querySelector<HTMLElement>('[data-conflict] button')?.focus()
      const labels = toSend.conflicts.map(({ label }) => label)
      return fault(conflictText(labels, others))
    }
    sent.current = draft
    const totalPaise = String(totals.totalPaise)
    submitTo({ intent, orderId, edit: JSON.stringify(toSend.edit), totalPaise, note: texts.note }, { question })
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
          <EditTotal totalPaise={totals.totalPaise} beforePaise={own.totalPaise} />
          {hasChanges && goodsPaise - discountPaise < minimumPaise && (
            <Notice tone="warn">{words.belowMinimum({ amount: formatRupees(minimumPaise) })}</Notice>
          )}
          {hasChanges && ask && 'ended' in ask && (
            <p className="small soft">{ask.ended === 'age' ? questions.tooOld : questions.noLink}</p>
          )}
          <div className="row">
            <Button
              busy={isBusy}
              aria-disabled={!hasChanges || undefined}
              onClick={hasChanges ? () => send('save-edit', submit) : undefined}
            >
              {words.save}
            </Button>
            {hasChanges && ask && 'to' in ask && (
              <Button variant="secondary" busy={asked.isBusy} onClick={() => send('ask-customer', asked.submit)}>
                {questions.ask}
              </Button>
            )}
            {hasChanges && (
              <Button variant="quiet" onClick={() => change(() => noChanges)}>
                {words.undoChanges}
              </Button>
            )}
            <ButtonLink className="edit-leave" variant="secondary" to={`${href('/admin/orders')}?order=${orderId}`}>
              {words.orderDetails}
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  )
}
