// The way to fill the cart by a sum: a form, the goods that were chosen for it, and the button that adds them.
import { useMemo, useRef, useState } from 'react'
import { type CartProduct, quantityOf } from '#domain/cart.ts'
import { type BudgetInput, type BudgetPlan, fillBudget } from '#domain/budget/fill-budget.ts'
import { replaceLine, withReplaced } from '#domain/budget/replace-line.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { OfferedRule } from '#domain/pack/offered-packs.ts'
import { addedProducts, addLines } from '#domain/pasted-list/add-lines.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { budget as budgetWords } from '#domain/words/en/pages/budget.ts'
import { useStockedProducts } from '#web/live/use-newest-stock.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { announce, notify } from '../announcements.ts'
import { savedCart, useCart } from '../cart/saved-cart.ts'
import { BudgetForm } from './budget-form.tsx'
import { BudgetLineRow } from './budget-line.tsx'

type Options = {
  isShown: boolean
  /** Undefined until the shop has answered, or if it offers no budget. */
  rules: readonly OfferedRule[] | undefined
  products: readonly CartProduct[]
  settings: PublicSettings
  onClose: () => void
}

/** The sum that was asked for, and the products that were not wanted, in the order of the presses. */
type Asked = { input: BudgetInput; replaced: readonly string[] }

const NO_RULES: readonly OfferedRule[] = []
const NONE: readonly CartProduct[] = []

/** Chooses again whenever prices, stock or the cart change, so that what is shown can be added. */
export function useBudget({ isShown, rules = NO_RULES, products, settings, onClose }: Options) {
  const text = useWords(budgetWords)
  const cart = useCart()
  const [asked, setAsked] = useState<Asked>()
  /** The product of the line that was just put in, whose button gets the focus of the one that is gone. */
  const focusOn = useRef<string>(undefined)
  const added = useRef<Asked>(undefined)

  const stocked = useStockedProducts(isShown && asked ? products : NONE)
  const needs = useMemo(() => {
    const left = ({ id, stock }: CartProduct) => stock - quantityOf(cart, id)
    return { rules, products: stocked.map((product) => ({ ...product, stock: left(product) })) }
  }, [rules, stocked, cart])
  const plan = useMemo((): BudgetPlan<CartProduct> | undefined => {
    if (!asked) return undefined
    const { input, replaced } = asked
    return withReplaced(fillBudget(needs.products, rules, input), replaced, { ...needs, input })
  }, [asked, needs, rules])

  function replace(product: CartProduct) {
    if (!asked || !plan) return
    const next = replaceLine(plan, product.id, { ...needs, input: asked.input })
    const before = new Set(plan.lines.map((line) => line.product.id))
    const taken = next?.lines.find((line) => !before.has(line.product.id))
    if (!taken) return notify(text.noOther({ name: shownName(product) }))
    focusOn.current = taken.product.id
    setAsked({ ...asked, replaced: [...asked.replaced, product.id] })
    announce(text.replaced({ name: shownName(taken.product), before: shownName(product) }))
  }

  /** Once for each choice: a second press comes before the panel is closed. */
  function add() {
    if (!plan || added.current === asked) return
    added.current = asked
    const byId = new Map(stocked.map((product) => [product.id, product]))
    const wanted = plan.lines.flatMap(({ product: { id }, quantity }) => {
      const product = byId.get(id)
      return product ? [{ product, quantity }] : []
    })
    // Another tab may have added to the cart.
    savedCart.reread()
    const result = addLines(savedCart.get(), wanted)
    const count = addedProducts(wanted, result.outcomes)
    const refused = plan.lines.length - count
    if (count > 0) savedCart.set(result.cart)
    notify([text.added({ count }), ...(refused > 0 ? [text.someRefused({ count: refused })] : [])].join(' '))
    setAsked(undefined)
    onClose()
  }

  const body = (
    <>
      <BudgetForm settings={settings} onAsk={(input) => setAsked({ input, replaced: [] })} />
      {asked && plan && (
        <Result
          plan={plan}
          minimum={asked.input.minimumPaise}
          rules={rules}
          takesFocus={(button, id) => {
            if (!button || focusOn.current !== id) return
            focusOn.current = undefined
            button.focus()
          }}
          onReplace={replace}
        />
      )}
    </>
  )
  const count = plan?.lines.length ?? 0
  const footer = count > 0 && (
    <div className="row centred">
      <Button size="large" onClick={add}>
        {text.add({ count })}
      </Button>
    </div>
  )
  return { body, footer }
}

type ResultProps = {
  plan: BudgetPlan<CartProduct>
  minimum: number
  rules: readonly OfferedRule[]
  takesFocus: (button: HTMLButtonElement | null, productId: string) => void
  onReplace: (product: CartProduct) => void
}

function Result({ plan: { lines, totalPaise }, minimum, rules, takesFocus, onReplace }: ResultProps) {
  const text = useWords(budgetWords)
  const total = formatRupees(totalPaise)
  if (lines.length === 0) return <Notice tone="warn">{text.none}</Notice>
  return (
    <>
      {totalPaise < minimum && <Notice tone="warn">{text.short({ total, minimum: formatRupees(minimum) })}</Notice>}
      <output className="strong large">{text.total({ count: lines.length, total })}</output>
      <ul className="divided" aria-label={text.lines}>
        {lines.map((line) => (
          <BudgetLineRow
            key={line.product.id}
            line={line}
            rule={rules.find(({ category }) => category === line.product.category)}
            takesFocus={(button) => takesFocus(button, line.product.id)}
            onReplace={() => onReplace(line.product)}
          />
        ))}
      </ul>
    </>
  )
}
