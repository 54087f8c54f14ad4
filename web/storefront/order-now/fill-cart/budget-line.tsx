// A line that was chosen for a budget: why it is there, what it costs, and the button that replaces it.
import type { CartProduct } from '#domain/cart.ts'
import type { BudgetLine } from '#domain/budget/fill-budget.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { OfferedRule } from '#domain/pack/offered-packs.ts'
import { budget as budgetWords } from '#domain/words/en/pages/budget.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { ProductName } from '../product-name.tsx'

const sentences = {
  children: 'forChildren',
  adults: 'forAdults',
  quiet: 'quiet',
  everyone: 'forEveryone',
} as const

type BudgetLineProps = {
  line: BudgetLine<CartProduct>
  /** Of its category. */
  rule: OfferedRule | undefined
  takesFocus: (button: HTMLButtonElement | null) => void
  onReplace: () => void
}

export function BudgetLineRow({ line: { product, quantity, reason }, rule, takesFocus, onReplace }: BudgetLineProps) {
  const text = useWords(budgetWords)
  const category = shownName({ name: product.category, tamilName: rule?.tamilName })
  return (
    <li className="fill-card stack gap-0">
      <div className="spread nowrap top">
        <b className="breaks">
          <ProductName product={product} />
        </b>
        <b translate="no">{formatRupees(product.pricePaise * quantity)}</b>
      </div>
      <div className="spread nowrap">
        <p className="note breaks">
          <span translate="no">{`${quantity} × ${formatRupees(product.pricePaise)} ·`}</span>{' '}
          <span>{text[sentences[reason]]({ category })}</span>
        </p>
        <Button
          ref={takesFocus}
          variant="quiet"
          size="small"
          aria-label={text.replaceOf({ name: shownName(product) })}
          onClick={onReplace}
        >
          {text.replace}
        </Button>
      </div>
    </li>
  )
}
