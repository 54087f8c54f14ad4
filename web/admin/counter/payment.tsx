// The payment of a sale, cash or UPI, by number pad or touch.
import { useEffect, useEffectEvent, useRef } from 'react'
import {
  changeOf,
  likelyGiven,
  methodLabel,
  type PaymentMethod,
  paymentMethods,
  type SaleSums,
} from '#domain/counter/sale.ts'
import { CUSTOMER_NAME_MAX } from '#domain/counter/sent-sale.ts'
import { formatRupees, rupeesFromPaise } from '#domain/numbers/money.ts'
import { parseRupees } from '#domain/numbers/typed-rupees.ts'
import { payeeOf } from '#domain/ways-to-pay/ways-to-pay.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { dueAtFirst } from '#domain/payments/due.ts'
import { upiLink } from '#domain/ways-to-pay/upi.ts'
import { QrCode } from '#web/browser/qr-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import type { SaleDraft } from './sale-draft.ts'
import type { Refused } from './use-selling.ts'
import './payment.css'

export type PayingShop = Pick<ShopSettings, 'name' | 'upiId' | 'payeeName'>

export function methodOptions(): { value: PaymentMethod; label: string }[] {
  return paymentMethods.map((value) => ({ value, label: methodLabel(value) }))
}

/** The number pad types where the eyes are: in the cash given, or on the button. */
function focusNow(element: HTMLElement | null) {
  element?.focus()
}

type Props = {
  draft: SaleDraft
  sums: SaleSums
  shop: PayingShop
  faults: Partial<Record<keyof SaleDraft, string>>
  refused: Refused | undefined
  isSelling: boolean
  onDraft: (changes: Partial<SaleDraft>) => void
  onBack: () => void
  onSell: (options?: { isAnyway: boolean }) => void
}

export function Payment({ draft, sums, shop, faults, refused, isSelling, onDraft, onBack, onSell }: Props) {
  const { totalPaise } = sums
  const { method } = draft
  const text = useWords(counterWords)
  const panel = useRef<HTMLElement>(null)
  const canSell = Object.keys(faults).length === 0
  const isFirst = method === 'upi' || refused?.isShort === true
  const sell = () => canSell && onSell({ isAnyway: refused?.isShort === true })
  const actionOf = (key: string): (() => unknown) | undefined => {
    if (key === 'Enter') return document.activeElement instanceof HTMLButtonElement ? undefined : sell
    if (key === '+') return () => onDraft({ method: method === 'cash' ? 'upi' : 'cash' })
    return key === '-' || key === 'Escape' ? onBack : undefined
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const field = event.target instanceof HTMLInputElement && event.target.type !== 'radio' ? event.target.name : ''
    const isKey = field === '' || field === 'given'
    const act = isKey ? actionOf(event.key) : event.key === 'Enter' ? sell : undefined
    if (!act) return
    event.preventDefault()
    if (!event.repeat) act()
  })
  useEffect(() => {
    const shown = new AbortController()
    panel.current?.addEventListener('keydown', onKeyDown, { signal: shown.signal })
    return () => shown.abort()
  }, [])
  return (
    <section ref={panel} className="counter-payment card stack" aria-labelledby="counter-to-pay">
      <h2 id="counter-to-pay">{sentence(text.toPay({ amount: formatRupees(totalPaise) }), { b: <b /> })}</h2>
      <Segmented<PaymentMethod>
        label={text.paidBy}
        options={methodOptions()}
        value={method}
        onChange={(next) => onDraft({ method: next })}
      />
      {method === 'cash' ? (
        <Cash {...{ draft, totalPaise, faults, onDraft }} />
      ) : (
        <Upi shop={shop} totalPaise={totalPaise} saleId={draft.saleId} />
      )}
      <div className="counter-customer stack">
        <Field label={text.customer}>
          {(ids) => (
            <TextInput
              {...ids}
              name="customerName"
              maxLength={CUSTOMER_NAME_MAX}
              autoComplete="off"
              value={draft.customerName}
              onChange={({ target }) => onDraft({ customerName: target.value })}
            />
          )}
        </Field>
        <Field label={text.mobile} error={faults.mobile}>
          {(ids) => (
            <TextInput
              {...ids}
              name="mobile"
              inputMode="tel"
              autoComplete="off"
              value={draft.mobile}
              onChange={({ target }) => onDraft({ mobile: target.value })}
            />
          )}
        </Field>
      </div>
      {(refused || faults.lines) && (
        <Notice tone="warn">
          <p>{faults.lines ?? refused?.message}</p>
          {refused && refused.missing.length > 0 && (
            <ul className="counter-shortage">
              {refused.missing.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <div className="counter-payment-actions stack">
        <Button variant="secondary" onClick={onBack}>
          {text.back} <kbd>−</kbd>
        </Button>
        <Button
          key={isFirst ? 'first' : 'later'}
          ref={isFirst ? focusNow : undefined}
          size="large"
          busy={isSelling}
          aria-disabled={!canSell || undefined}
          onClick={sell}
        >
          {refused?.isShort ? text.sellAnyway : text.finish} <kbd>{text.enterKey}</kbd>
        </Button>
      </div>
      <p className="counter-keys note">{sentence(text.payingKeys, { key: <kbd /> })}</p>
    </section>
  )
}

type CashProps = Pick<Props, 'draft' | 'faults' | 'onDraft'> & { totalPaise: number }

function Cash({ draft, totalPaise, faults, onDraft }: CashProps) {
  const givenPaise = draft.given.trim() === '' ? totalPaise : parseRupees(draft.given)
  const change = givenPaise === undefined ? undefined : changeOf(givenPaise, totalPaise)
  const text = useWords(counterWords)
  return (
    <>
      <Field label={text.cashGiven} hint={text.cashGivenHint} error={faults.given}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={focusNow}
            name="given"
            inputMode="decimal"
            autoComplete="off"
            value={draft.given}
            onChange={({ target }) => onDraft({ given: target.value })}
          />
        )}
      </Field>
      <div className="row">
        {likelyGiven(totalPaise).map((paise) => (
          <Button
            key={paise}
            variant="secondary"
            size="small"
            onClick={() => onDraft({ given: String(rupeesFromPaise(paise)) })}
          >
            {formatRupees(paise)}
          </Button>
        ))}
      </div>
      <output className="counter-change spread gap-3 lines-0 baseline">
        {sentence(text.change({ amount: change === undefined ? '—' : formatRupees(change) }), { b: <b /> })}
      </output>
    </>
  )
}

function Upi({ shop, totalPaise, saleId }: { shop: PayingShop; totalPaise: number; saleId: string }) {
  const text = useWords(counterWords)
  if (shop.upiId === '') return <Notice tone="plain">{text.noUpiId}</Notice>
  const link = upiLink({ upiId: shop.upiId, payeeName: payeeOf(shop), due: dueAtFirst(totalPaise), note: saleId })
  return (
    <figure className="counter-qr stack gap-2">
      <QrCode text={link} />
      <figcaption>{text.scanToPay({ amount: formatRupees(totalPaise), upiId: shop.upiId })}</figcaption>
    </figure>
  )
}
