// The lines of the sale, newest first, with what the stock lacks.
import { useState } from 'react'
import { type CounterLine, lineTotal } from '#domain/counter/sale.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees, indianGrouping, rupeesFromPaise } from '#domain/numbers/money.ts'
import { parseRupees } from '#domain/numbers/typed-rupees.ts'
import { MAX_PRICE_PAISE } from '#domain/product/product-form.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = {
  lines: readonly CounterLine[]
  stockOf: (productId: string) => number
  onQuantity: (productId: string, quantity: number) => void
  /** The shop's prices that the seller has not seen yet. */
  unseen: ReadonlyMap<string, number>
  onPrices: (productId: string, prices: Partial<Pick<CounterLine, 'pricePaise' | 'shopPricePaise'>>) => void
  isSettling: boolean
}

export function SaleLines({ lines, stockOf, unseen, onQuantity, onPrices, isSettling }: Props) {
  const text = useWords(counterWords)
  return (
    <ol className="counter-lines divided" reversed data-settling={isSettling || undefined}>
      {lines.toReversed().map((line) => {
        const { productId, name, code, quantity } = line
        const stock = stockOf(productId)
        const nowPaise = unseen.get(productId)
        return (
          <li className="stack lines-1" key={productId}>
            <div className="counter-line-name">
              <strong lang={languageOf(name)}>{name}</strong>
              <span className="code">{code}</span>
              {quantity > stock && (
                <span className="small bad strong block">
                  {stock > 0 ? text.onlyInStock({ stock }) : text.outOfStock}
                </span>
              )}
            </div>
            <div className="counter-line-pieces row nowrap">
              <Button
                variant="secondary"
                size="small"
                aria-label={text.oneLess({ name })}
                aria-disabled={quantity === 1 || undefined}
                onClick={() => quantity > 1 && onQuantity(productId, quantity - 1)}
              >
                <Icon name="minus" />
              </Button>
              <b>{indianGrouping(quantity)}</b>
              <Button
                variant="secondary"
                size="small"
                aria-label={text.oneMore({ name })}
                onClick={() => onQuantity(productId, quantity + 1)}
              >
                <Icon name="plus" />
              </Button>
            </div>
            <PriceInput
              key={line.pricePaise}
              line={line}
              onPrice={(pricePaise) => onPrices(productId, { pricePaise })}
            />
            <b className="large end one-line">{formatRupees(lineTotal(line))}</b>
            <Button
              className="counter-remove"
              variant="quiet"
              size="small"
              aria-label={text.remove({ name })}
              onClick={() => onQuantity(productId, 0)}
            >
              <Icon name="trash" />
            </Button>
            {nowPaise !== undefined && (
              <NewPrice line={line} nowPaise={nowPaise} onPrices={(prices) => onPrices(productId, prices)} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

type NewPriceProps = {
  line: CounterLine
  nowPaise: number
  onPrices: (prices: Partial<Pick<CounterLine, 'pricePaise' | 'shopPricePaise'>>) => void
}

function NewPrice({ line: { name, pricePaise }, nowPaise, onPrices }: NewPriceProps) {
  const text = useWords(counterWords)
  const [now, before] = [formatRupees(nowPaise), formatRupees(pricePaise)]
  return (
    <fieldset className="counter-new-price row gap-3 lines-1" aria-label={name} tabIndex={-1}>
      <span className="bad strong">{text.priceNow({ price: now })}</span>
      <Button
        size="small"
        aria-label={text.takePriceOf({ price: now, name })}
        onClick={() => onPrices({ pricePaise: nowPaise, shopPricePaise: nowPaise })}
      >
        {text.takePrice({ price: now })}
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={text.keepPriceOf({ price: before, name })}
        onClick={() => onPrices({ shopPricePaise: nowPaise })}
      >
        {text.keepPrice({ price: before })}
      </Button>
    </fieldset>
  )
}

/** An unreadable price restores the old one. */
function PriceInput({ line, onPrice }: { line: CounterLine; onPrice: (paise: number) => void }) {
  const { priceOf } = useWords(counterWords)
  const [text, setText] = useState(String(rupeesFromPaise(line.pricePaise)))
  const paise = parseRupees(text)
  const isPrice = paise !== undefined && paise <= MAX_PRICE_PAISE
  const take = () => {
    if (isPrice && paise !== line.pricePaise) onPrice(paise)
    else if (!isPrice) setText(String(rupeesFromPaise(line.pricePaise)))
  }
  return (
    <div className="counter-price row gap-1 nowrap">
      <span aria-hidden="true">₹</span>
      <TextInput
        aria-label={priceOf({ name: line.name })}
        inputMode="decimal"
        autoComplete="off"
        invalid={!isPrice}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take()
        }}
      />
    </div>
  )
}
