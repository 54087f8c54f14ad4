// Takes goods of a sale back, and shows the refund.
import { useState } from 'react'
import { refundOf, returnable, returnedPieces } from '#domain/counter/returns.ts'
import type { PaymentMethod } from '#domain/counter/sale.ts'
import { asciiDigits } from '#domain/digits.ts'
import { languageOf } from '#domain/language.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import type { OpenedSale } from '#server/counter/counter.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'
import '../payment.css'

const TOO_MANY = 'No more can come back than was sold.'

const methods = [
  { value: 'cash', label: 'Cash' },
  { value: 'upi', label: 'UPI' },
] as const

export function ReturnGoods({ opened: { sale, returns }, notify }: { opened: OpenedSale; notify: Notify }) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [method, setMethod] = useState<PaymentMethod>(sale.method)
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  const returned = returnedPieces(returns)
  const left = returnable(sale, returned)
  const pieces = Object.fromEntries(
    Object.entries(texts).flatMap(([id, text]) => {
      const count = Number(asciiDigits(text).trim() || 0)
      return count === 0 ? [] : [[id, count]]
    }),
  )
  const isTyped = Object.keys(pieces).length > 0
  const isFaulty = Object.entries(pieces).some(([id, count]) => !isCount(count, left[id] ?? 0))
  const isHydrated = useHydrated()
  const takeBack = () => {
    if (isFaulty) return notify('bad', TOO_MANY)
    if (!isTyped) return notify('bad', 'Type how many pieces come back')
    submit({ intent: 'return-goods', saleId: sale.saleId, pieces: JSON.stringify(pieces), method })
  }
  if (Object.values(left).every((count) => count === 0)) {
    return (
      <section className="office-panel">
        <h2>Return goods</h2>
        <p>All goods of this sale have come back.</p>
      </section>
    )
  }
  return (
    <section className="office-panel" aria-labelledby="return-goods">
      <h2 id="return-goods">Return goods</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          takeBack()
        }}
      >
        <ul className="return-lines">
          {sale.lines.map(({ productId, name }) => (
            <li key={productId}>
              <span lang={languageOf(name)}>{name}</span>
              <TextInput
                aria-label={`Pieces of ${name} that come back`}
                inputMode="numeric"
                autoComplete="off"
                placeholder="0"
                disabled={left[productId] === 0}
                invalid={pieces[productId] !== undefined && !isCount(pieces[productId], left[productId] ?? 0)}
                value={texts[productId] ?? ''}
                onChange={({ target }) => setTexts({ ...texts, [productId]: target.value })}
              />
              <span className="small soft">{`of ${indianGrouping(left[productId] ?? 0)}`}</span>
            </li>
          ))}
        </ul>
        <Segmented label="Paid back by" options={methods} value={method} onChange={setMethod} />
        {isTyped && !isFaulty && (
          <output className="counter-change spread gap-3 nowrap baseline">
            Pay back <b>{formatRupees(refundOf(sale, returned, pieces))}</b>
          </output>
        )}
        {isFaulty && <p className="field-error">{TOO_MANY}</p>}
        {/* A press before hydration is replayed; the browser's own submit would lose the typed values. */}
        <Button
          type={isHydrated ? 'submit' : 'button'}
          busy={isBusy}
          aria-disabled={!isTyped || isFaulty || undefined}
          onClick={isHydrated ? undefined : takeBack}
        >
          Take back
        </Button>
      </form>
    </section>
  )
}

function isCount(count: number, most: number): boolean {
  return Number.isInteger(count) && count > 0 && count <= most
}
