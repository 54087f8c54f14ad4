// A line of a pasted list: what was typed, the product that it means or may mean, and the quantity.
import { formatRupees } from '#domain/numbers/money.ts'
import type { AddedLine } from '#domain/pasted-list/add-lines.ts'
import { SEARCH_MAX } from '#domain/search/search-text.ts'
import { unitText } from '#domain/product/product.ts'
import { MAX_QUANTITY, stockLabel } from '#domain/product/stock.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { pastedList } from '#domain/words/en/pages/pasted-list.ts'
import { Select } from '#web/ui/field.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { useWords } from '#web/ui/words.ts'
import { digitsOf } from '../price-sheet/quantity-input.ts'
import { ProductName } from '../product-name.tsx'
import type { AnsweredLine } from './answered-lines.ts'
import { answerLine } from './saved-list.ts'

/** `outcome` is what adding the list would do. */
type PastedLineProps = AnsweredLine & { outcome: AddedLine | undefined }

export function PastedLine({ lineKey, line, product, quantity, outcome }: PastedLineProps) {
  const text = useWords(pastedList)
  const { quantityOf } = useWords(orderPage)
  const typed = line.typed.length > SEARCH_MAX ? `${line.typed.slice(0, SEARCH_MAX)}…` : line.typed
  const isChoice = line.kind === 'asked' && (line.candidates.length > 1 || line.quantity !== undefined)

  function set(wanted: number) {
    answerLine(lineKey, { quantity: Math.min(Math.max(wanted, 0), MAX_QUANTITY) })
  }

  return (
    <li className="fill-card stack gap-1">
      <p className="note breaks">{typed}</p>
      {isChoice && (
        <Select
          aria-label={text.which({ line: typed })}
          value={product?.id ?? ''}
          onChange={(event) => answerLine(lineKey, { id: event.target.value })}
        >
          <option value="">{text.choose}</option>
          {line.candidates.map((each) => (
            <option key={each.id} value={each.id}>
              {`${shownName(each)} · ${formatRupees(each.pricePaise)} · ${stockLabel(each.stock)}`}
            </option>
          ))}
        </Select>
      )}
      {line.kind === 'asked' && line.more > 0 && !product && (
        <p className="note">{text.moreFit({ count: line.more })}</p>
      )}
      {line.kind === 'unknown' && <p className="small">{text.notFound}</p>}
      {product && !isChoice && (
        <p className="strong">
          <ProductName product={product} />
        </p>
      )}
      {product && (
        <div className="spread nowrap">
          <span className="note" translate="no">{`${formatRupees(product.pricePaise)} / ${unitText(product)}`}</span>
          <Stepper
            value={quantity}
            min={0}
            size="small"
            label={quantityOf({ name: shownName(product) })}
            onMinus={() => set(quantity - 1)}
            onPlus={() => set(quantity + 1)}
            onType={(wanted) => set(Number(digitsOf(wanted)))}
          />
        </div>
      )}
      {product && quantity === 0 && line.kind === 'asked' && <p className="small strong">{text.howMany}</p>}
      {outcome && 'refusal' in outcome && <p className="bad small strong">{outcome.refusal}</p>}
      {outcome && 'after' in outcome && outcome.before > 0 && <p className="note">{text.summed(outcome)}</p>}
    </li>
  )
}
