// Takes goods of a sale back, and shows the refund.
import { useState } from 'react'
import { refundOf, returnable, returnedPieces } from '#domain/counter/returns.ts'
import type { PaymentMethod } from '#domain/counter/sale.ts'
import { asciiDigits } from '#domain/numbers/digits.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import type { OpenedSale } from '#server/counter/counter.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'
import { methodOptions } from '../payment.tsx'
import '../payment.css'

export function ReturnGoods({ opened: { sale, returns }, notify }: { opened: OpenedSale; notify: Notify }) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [method, setMethod] = useState<PaymentMethod>(sale.method)
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  const text = useWords(counterWords)
  const returned = returnedPieces(returns)
  const left = returnable(sale, returned)
  const pieces = Object.fromEntries(
    Object.entries(texts).flatMap(([id, typed]) => {
      const count = Number(asciiDigits(typed).trim() || 0)
      return count === 0 ? [] : [[id, count]]
    }),
  )
  const isTyped = Object.keys(pieces).length > 0
  const isFaulty = Object.entries(pieces).some(([id, count]) => !isCount(count, left[id] ?? 0))
  const takeBack = () => {
    if (isFaulty) return notify('bad', text.tooManyBack)
    if (!isTyped) return notify('bad', text.typePieces)
    submit({ intent: 'return-goods', saleId: sale.saleId, pieces: JSON.stringify(pieces), method })
  }
  if (Object.values(left).every((count) => count === 0)) {
    return (
      <section className="office-panel">
        <h2>{text.returnGoods}</h2>
        <p>{text.allReturned}</p>
      </section>
    )
  }
  return (
    <section className="office-panel" aria-labelledby="return-goods">
      <h2 id="return-goods">{text.returnGoods}</h2>
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
                aria-label={text.piecesBack({ name })}
                inputMode="numeric"
                autoComplete="off"
                placeholder="0"
                disabled={left[productId] === 0}
                invalid={pieces[productId] !== undefined && !isCount(pieces[productId], left[productId] ?? 0)}
                value={texts[productId] ?? ''}
                onChange={({ target }) => setTexts({ ...texts, [productId]: target.value })}
              />
              <span className="small soft">{text.ofPieces({ count: left[productId] ?? 0 })}</span>
            </li>
          ))}
        </ul>
        <Segmented label={text.refundBy} options={methodOptions()} value={method} onChange={setMethod} />
        {isTyped && !isFaulty && (
          <output className="counter-change spread gap-3 nowrap baseline">
            {sentence(text.refund({ amount: formatRupees(refundOf(sale, returns, pieces)) }), { b: <b /> })}
          </output>
        )}
        {isFaulty && <p className="field-error">{text.tooManyBack}</p>}
        <Button type="submit" busy={isBusy} aria-disabled={!isTyped || isFaulty || undefined}>
          {text.returnGoods}
        </Button>
      </form>
    </section>
  )
}

function isCount(count: number, most: number): boolean {
  return Number.isInteger(count) && count > 0 && count <= most
}
