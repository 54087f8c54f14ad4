// The checkout form with the order's summary.
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { grandTotal, itemCount } from '#domain/cart.ts'
import { chargesOn } from '#domain/checkout/charges.ts'
import { minimumOrder } from '#domain/checkout/below-minimum.ts'
import { minimumFor } from '#domain/checkout/minimum-order.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { checkout as checkoutWords } from '#domain/words/en/pages/checkout.ts'
import { waitingOrder as waitingWords } from '#domain/words/en/pages/waiting-order.ts'
import { useCart } from '../cart/saved-cart.ts'
import { Button } from '#web/ui/button.tsx'
import { showBar } from '#web/browser/waiting-bar.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { ClosedNotice } from '#web/storefront/shell/closed-notice.tsx'
import { Announcer } from '../announcer.tsx'
import { CheckoutFields } from './checkout-fields.tsx'
import { LegalNotice, PrivacyNotice } from '../confirmation/legal-notice.tsx'
import { OrderSummary } from './order-summary.tsx'
import { showLine } from '../cart/line-focus.ts'
import { overStockSentence } from '../cart/over-stock-sentence.ts'
import { OverStockNotice } from '../cart/over-stock-notice.tsx'
import { PriceNews, usePriceNews } from '../cart/price-news.tsx'
import { showRefusal } from '../announcements.ts'
import { failedSentence, sendNow, stopWaiting } from './send-order.ts'
import { useCheckout } from './use-checkout.ts'
import { useTypedNumbers } from './use-typed-numbers.ts'
import { useWaitingOrder } from './use-waiting-order.ts'
import WaitingBar from './waiting-bar.tsx'
import { WaitingText } from './waiting-text.tsx'
import { useOrderPlaced } from './use-order-placed.ts'
import '../cart/cart-panel.css'
import './checkout.css'

type CheckoutProps = { open: boolean; settings: OrderPageSettings; onClose: () => void; onBack: () => void }

export default function Checkout({ open, settings, onClose, onBack }: CheckoutProps) {
  const cart = useCart()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const onPlaced = useOrderPlaced(settings)
  const checkout = useCheckout(settings, onPlaced)

  const numbers = useTypedNumbers(checkout.form, settings)

  useEffect(() => showBar((shown) => <WaitingBar settings={shown} />), [])

  const said = words(settings)
  const text = useWords(checkoutWords)
  const waitingText = useWords(waitingWords)
  const [number, other] = numbers.readBack
  const total = grandTotal(cart)
  const count = itemCount(cart)
  const minimum = minimumOrder(total, minimumFor(settings, checkout.form.state), settings)
  const overStock = checkout.sending ? undefined : overStockSentence(cart)
  const priceNews = usePriceNews(cart, settings)
  const waiting = useWaitingOrder()
  const isDelayed = checkout.delay !== undefined
  // Of another tab or another day: the visitor first decides about that one.
  const isOther = !checkout.sending && waiting !== undefined && waiting.phase !== 'asked'
  const blocked = !minimum.met || overStock !== undefined || !settings.takingOrders || isOther

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (blocked) return
    if (priceNews) {
      showRefusal(text.priceRose)
      return form.current?.closest('dialog')?.querySelector<HTMLElement>('.price-news button')?.focus()
    }
    const doubtful = numbers.askBeforeSending()
    if (doubtful) return form.current?.querySelector<HTMLElement>(`[name="${doubtful}"]`)?.focus()
    await checkout.send()
    // After the errors render, the first invalid field gets the focus.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  function showInCart(id: string) {
    showLine(id)
    onBack()
  }

  function close() {
    checkout.clearErrors()
    numbers.clear()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={said.checkout}
      size="large"
      closeLabel={said.closeCheckout}
      footer={
        <>
          <p className="checkout-total">
            <span className="note">{text.items({ count })}</span>{' '}
            <b translate="no">{text.total({ amount: formatRupees(chargesOn(total, settings).totalPaise) })}</b>
          </p>
          <p id={`${formId}-call`} className="checkout-call small end">
            {number && (
              <span>
                {sentence(other ? text.willCallEither({ number, other }) : text.willCall({ number }), {
                  b: <b style={{ whiteSpace: 'nowrap' }} />,
                })}
              </span>
            )}
          </p>
          <Button variant="secondary" onClick={onBack}>
            <Icon name="arrow-left" /> <span className="checkout-back">{text.backToCart}</span>
          </Button>
          <Button
            type="submit"
            form={formId}
            aria-describedby={`${formId}-call`}
            busy={checkout.sending && !isDelayed}
            disabled={blocked || checkout.sending}
          >
            {isDelayed ? waitingText.waiting : checkout.sending ? text.processing : said.sendOrder}
          </Button>
        </>
      }
    >
      <div className="checkout stack gap-5">
        <div className="checkout-main stack gap-4">
          <form ref={form} id={formId} className="stack gap-4" noValidate onSubmit={submit}>
            <CheckoutFields
              checkout={checkout}
              numbers={numbers}
              alternateMobileRequired={settings.alternateMobileRequired}
            />
          </form>
          {/* Before the summary, which may have sixty lines on a phone. */}
          <PrivacyNotice settings={settings} />
          <LegalNotice settings={settings} />
        </div>
        <OrderSummary cart={cart} settings={settings} />
        <div className="checkout-notices stack gap-2 whole-row" role="alert">
          {!settings.takingOrders && (
            <Notice tone="warn">
              <ClosedNotice settings={settings} />
            </Notice>
          )}
          {waiting && (isDelayed || isOther) && (
            <Notice tone="warn">
              {/* Far from the button, it would be out of sight on a phone. */}
              <span ref={reveal} />
              {checkout.delay?.message && <p>{failedSentence(checkout.delay.message, settings)}</p>}
              <p>
                <WaitingText waiting={waiting} whole />
              </p>
              <div className="row gap-2">
                {isOther && (
                  <Button size="small" onClick={() => void sendNow(waiting, settings, onPlaced)}>
                    {waitingText.sendNow}
                  </Button>
                )}
                <Button variant="secondary" size="small" onClick={() => void stopWaiting(waiting, settings)}>
                  {waitingText.doNotSend}
                </Button>
              </div>
            </Notice>
          )}
          {checkout.fault && <Notice tone="bad">{checkout.fault}</Notice>}
          <PriceNews cart={cart} settings={settings} />
          {overStock && <OverStockNotice cart={cart} onShow={showInCart} />}
          {!minimum.met && <Notice tone="warn">{minimum.warning}</Notice>}
        </div>
      </div>
      <Announcer />
    </Dialog>
  )
}

function reveal(element: HTMLElement | null) {
  element?.closest('.notice')?.scrollIntoView({ block: 'nearest' })
}
