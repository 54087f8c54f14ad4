// The counter: lines, total and payment, all on the device, so that it works offline.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { hasCode } from '#domain/counter/typed-line.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { chargeWords } from '#domain/words/en/charges.ts'
import { common } from '#domain/words/en/office/common.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { usePersistedStore } from '#web/browser/persisted-store.ts'
import { revalidateNow } from '#web/live/live.ts'
import { useNewestStock, useStockedProducts } from '#web/live/use-newest-stock.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { useSettling } from '../kit/use-settling.ts'
import { billPrinting } from './bill/bill-paper.ts'
import type { BillShop } from './bill/counter-bill.tsx'
import { LastSale } from './last-sale.tsx'
import { LineInput } from './line-input.tsx'
import { Payment, type PayingShop } from './payment.tsx'
import {
  type CounterProduct,
  draftFaults,
  draftSums,
  EMPTY_SALE,
  numbered,
  type SaleDraft,
  saleDraft,
  unseenPrices,
  withPrices,
  withProduct,
  withQuantity,
} from './sale-draft.ts'
import { SaleLines } from './sale-lines.tsx'
import { keepScanned, takeScanned, useScans } from './use-scans.ts'
import { useSelling } from './use-selling.ts'

type Props = {
  products: readonly CounterProduct[]
  shop: PayingShop & BillShop & { roundOff: boolean }
  seller: string
}

export function CounterDesk({ products, shop, seller }: Props) {
  const draft = usePersistedStore(saleDraft)
  const current = useStockedProducts(products)
  const stockOf = useNewestStock(products)
  const input = useRef<HTMLInputElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const sale = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState('')
  const text = useWords(counterWords)
  const charges = useWords(chargeWords)
  const counts = useWords(common)
  const [prints, setPrints] = useState(0)
  // After the bill is rendered.
  useEffect(() => {
    if (prints > 0) window.print()
  }, [prints])
  const print = () => setPrints((count) => count + 1)
  const addScanned = (codes: readonly string[]) => {
    for (const code of codes) {
      const product = current.find((each) => hasCode(each, code))
      if (product) saleDraft.set(withProduct(saleDraft.get(), product, 1))
      else setTyped(code)
    }
  }
  const { sell, isPaying, isSelling, refused, last, setPaying, clearRefusal } = useSelling(seller, () => {
    addScanned(takeScanned())
    if (billPrinting.get() === 'always') print()
  })
  const sums = draftSums(draft, shop)
  const unseen = unseenPrices(draft, current)
  const faults = { ...draftFaults(draft, sums), ...(unseen.size > 0 && { lines: text.choosePrices }) }
  const newest = draft.lines.at(-1)
  /** Focuses where the number pad types: the line, the cash or the button that finishes the sale. */
  const goOn = () =>
    side.current
      ?.querySelector<HTMLElement>('.counter-input input, [name=given], .counter-payment-actions :last-child')
      ?.focus()
  const [dropped, setDropped] = useState<{ before: SaleDraft; after: SaleDraft; said: string }>()
  const undo = dropped?.after === draft && dropped
  const isSettling = useSettling(undo)
  const change = (next: SaleDraft) => {
    // The shop would have another sale than the device.
    if (isSelling) return
    clearRefusal()
    saleDraft.set(next)
  }
  const drop = (next: SaleDraft, said: string) => {
    // Another object than any other empty sale.
    const after = { ...next }
    change(after)
    setDropped({ before: draft, after, said })
    if (after.lines.length === 0) setPaying(false)
    goOn()
  }
  const setQuantity = (id: string, quantity: number) => {
    const line = draft.lines.find(({ productId }) => productId === id)
    const next = withQuantity(draft, id, quantity)
    if (!line || quantity > 0) change(next)
    else drop(next, text.removed({ pieces: line.quantity, name: line.name }))
  }
  const pay = () => {
    if (draft.lines.length === 0) return
    if (unseen.size > 0) return sale.current?.querySelector<HTMLElement>('.counter-new-price')?.focus()
    saleDraft.set(numbered(draft, new Date()))
    setPaying(true)
  }
  const back = () => {
    if (isSelling) return
    clearRefusal()
    setPaying(false)
    addScanned(takeScanned())
  }
  useScans(input, (code) => {
    if (isSelling) return keepScanned(code)
    back()
    addScanned([code])
    input.current?.focus()
  })
  // A refused sale may be one of old prices.
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (refused) void revalidateNow(revalidate)
  }, [refused, revalidate])
  const setNewest = (quantity: number) => newest && setQuantity(newest.productId, quantity)
  const isOpen = isPaying && draft.lines.length > 0
  return (
    <div className="counter stack gap-4 top" data-paying={isOpen || undefined}>
      <div ref={side} className="counter-side stack">
        {isOpen ? (
          <Payment
            {...{ draft, sums, shop, faults, refused, isSelling }}
            onDraft={(changes) => change({ ...draft, ...changes })}
            onBack={back}
            onSell={(options) => void sell(sums, options)}
          />
        ) : (
          <>
            <LineInput
              {...{ input, text: typed }}
              onText={setTyped}
              products={current}
              onAdd={(product, pieces) => change(withProduct(draft, product, pieces))}
              onQuantity={setNewest}
              onStep={(pieces) => newest && setNewest(newest.quantity + pieces)}
              onPay={pay}
              onPrint={last && draft.lines.length === 0 ? print : undefined}
            />
            <p className="counter-keys note">{sentence(text.keys, { key: <kbd /> })}</p>
            {last && <LastSale done={last} shop={shop} onPrint={print} />}
          </>
        )}
      </div>
      <section ref={sale} className="counter-sale card" aria-label={text.thisSale} inert={isSelling}>
        <div aria-live="polite">
          {undo && (
            <p className="counter-undo row gap-3 lines-1">
              {undo.said}
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  change(undo.before)
                  goOn()
                }}
              >
                {counts.undo}
              </Button>
            </p>
          )}
        </div>
        {draft.lines.length === 0 ? (
          <Empty title={text.nextSale} icon={<Icon name="till" />}>
            {text.nextSaleText}
          </Empty>
        ) : (
          <>
            <SaleLines
              lines={draft.lines}
              stockOf={stockOf}
              onQuantity={setQuantity}
              {...{ unseen, isSettling }}
              onPrices={(id, prices) => {
                change(withPrices(draft, id, prices))
                if (prices.shopPricePaise !== undefined) goOn()
              }}
            />
            <footer className="counter-end">
              <div className="counter-sums stack gap-4 lines-1">
                <Field label={charges.discount} hint={text.discountHint} error={faults.discount}>
                  {(ids) => (
                    <TextInput
                      {...ids}
                      autoComplete="off"
                      value={draft.discount}
                      onChange={({ target }) => change({ ...draft, discount: target.value })}
                    />
                  )}
                </Field>
                <dl>
                  <div>
                    <dt className="row gap-2 lines-0">
                      <span>{counts.lines({ count: draft.lines.length })}</span>
                      <span>{counts.pieces({ count: sums.totalItems })}</span>
                    </dt>
                    <dd>{formatRupees(sums.goodsPaise)}</dd>
                  </div>
                  {sums.discountPaise !== 0 && (
                    <div>
                      <dt>{charges.discount}</dt>
                      <dd>{formatRupees(-sums.discountPaise)}</dd>
                    </div>
                  )}
                  {sums.roundOffPaise !== 0 && (
                    <div>
                      <dt>{charges.roundOff}</dt>
                      <dd>{formatRupees(sums.roundOffPaise)}</dd>
                    </div>
                  )}
                </dl>
                <Button
                  className="counter-discard"
                  variant="quiet"
                  size="small"
                  onClick={() => drop(EMPTY_SALE, text.discarded)}
                >
                  <Icon name="trash" /> {text.discardSale}
                </Button>
              </div>
              <div className="counter-total row gap-4 lines-1 nowrap">
                <p className="row gap-3 lines-0 baseline">
                  {text.total} <b>{formatRupees(sums.totalPaise)}</b>
                </p>
                {!isOpen && (
                  <Button size="large" onClick={pay}>
                    {text.takePayment}
                  </Button>
                )}
              </div>
            </footer>
          </>
        )}
      </section>
    </div>
  )
}
