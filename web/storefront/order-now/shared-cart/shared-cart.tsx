// A dialog that shows the cart of a link, and asks whether to add it, to take it in place of the visitor's, or neither.
import { useRef } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { addedProducts, addLines } from '#domain/pasted-list/add-lines.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { SharedLine } from '#domain/shared-cart/cart-link.ts'
import type { OrderedBefore } from '#domain/shared-cart/ordered-before.ts'
import type { Words } from '#domain/words/catalogue.ts'
import { sharedCart } from '#domain/words/en/pages/shared-cart.ts'
import { liveStock } from '#web/live/live-stock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { notify } from '../announcements.ts'
import { Announcer } from '../announcer.tsx'
import { savedCart, useCart } from '../cart/saved-cart.ts'
import { ProductName } from '../product-name.tsx'

type SharedCartProps = {
  /** Undefined while it is closed. */
  shared: readonly SharedLine[] | 'broken' | undefined
  /** For the goods of an earlier order. */
  before: OrderedBefore | undefined
  products: readonly CartProduct[]
  onClose: () => void
}

export default function SharedCart({ shared, before, products, onClose }: SharedCartProps) {
  const text = useWords(sharedCart)
  const cart = useCart()
  const sent = shared === 'broken' ? [] : (shared ?? [])
  const byCode = new Map(products.map((product) => [product.code, product]))
  const lines = sent.flatMap(({ code, quantity }) => {
    const product = byCode.get(code)
    return product ? [{ product: { ...product, stock: liveStock.get(product.id) ?? product.stock }, quantity }] : []
  })
  const { outcomes } = addLines(cart, lines)
  const isAddable = addedProducts(lines, outcomes) > 0
  const isReplaceable = cart.length > 0 && addedProducts(lines, addLines([], lines).outcomes) > 0
  const gone = sent.filter(({ code }) => !byCode.has(code))

  const done = useRef<SharedCartProps['shared']>(undefined)

  /** Once for each link that was opened. */
  function take(onto: 'mine' | 'none') {
    if (done.current === shared) return
    done.current = shared
    savedCart.reread()
    const result = addLines(onto === 'mine' ? savedCart.get() : [], lines)
    const count = addedProducts(lines, result.outcomes)
    if (count > 0) {
      savedCart.set(result.cart)
      notify(onto === 'mine' ? text.added({ count }) : text.replaced({ count }))
    }
    onClose()
  }

  return (
    <Dialog
      open={shared !== undefined}
      onClose={onClose}
      title={before ? text.againTitle : text.title}
      closeLabel={text.close}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text.leave}
          </Button>
          {isReplaceable && (
            <Button variant="secondary" onClick={() => take('none')}>
              {text.replace}
            </Button>
          )}
          {isAddable && <Button onClick={() => take('mine')}>{text.add}</Button>}
        </>
      }
    >
      {shared === 'broken' ? (
        <Notice tone="bad">{text.broken}</Notice>
      ) : (
        <div className="stack gap-4">
          <p>
            <span>
              {before ? text.orderHad({ date: before.date, count: sent.length }) : text.has({ count: sent.length })}
            </span>{' '}
            <span>{text.ask}</span>
          </p>
          {gone.length > 0 && <Notice tone="warn">{goneText(gone, before, text)}</Notice>}
          <ul className="divided" aria-label={text.lines}>
            {lines.map(({ product, quantity }, at) => (
              <li key={product.id} className="fill-card stack gap-0">
                <div className="spread nowrap">
                  <b>
                    <ProductName product={product} />
                  </b>
                  <span translate="no">{`${quantity} × ${formatRupees(product.pricePaise)}`}</span>
                </div>
                <PriceChange product={product} before={before} />
                <Refusal outcome={outcomes[at]} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Announcer />
    </Dialog>
  )
}

function goneText(gone: readonly SharedLine[], before: OrderedBefore | undefined, text: Words<typeof sharedCart>) {
  if (!before) return text.gone({ count: gone.length })
  return text.goneNames({ names: gone.map(({ code }) => before.goods[code]?.name ?? code).join(', ') })
}

function PriceChange({ product, before }: { product: CartProduct; before: OrderedBefore | undefined }) {
  const text = useWords(sharedCart)
  const then = before?.goods[product.code]?.pricePaise
  if (then === undefined || then === product.pricePaise) return null
  const prices = { price: formatRupees(product.pricePaise), before: formatRupees(then) }
  return <p className={`small ${then < product.pricePaise ? 'bad strong' : 'good'}`}>{text.priceNow(prices)}</p>
}

function Refusal({ outcome }: { outcome: ReturnType<typeof addLines>['outcomes'][number] | undefined }) {
  return outcome && 'refusal' in outcome && <p className="bad small strong">{outcome.refusal}</p>
}
