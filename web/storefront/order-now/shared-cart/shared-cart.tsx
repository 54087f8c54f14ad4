// A dialog that shows the cart of a link, and asks whether to add it, to take it in place of the visitor's, or neither.
import { useRef } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { addedProducts, addLines } from '#domain/pasted-list/add-lines.ts'
import type { SharedLine } from '#domain/shared-cart/cart-link.ts'
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
  products: readonly CartProduct[]
  onClose: () => void
}

export default function SharedCart({ shared, products, onClose }: SharedCartProps) {
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
  const gone = sent.length - lines.length

  const done = useRef<SharedCartProps['shared']>(undefined)

  /** Once for each link that was opened. */
  function take(before: 'mine' | 'none') {
    if (done.current === shared) return
    done.current = shared
    savedCart.reread()
    const result = addLines(before === 'mine' ? savedCart.get() : [], lines)
    const count = addedProducts(lines, result.outcomes)
    if (count > 0) {
      savedCart.set(result.cart)
      notify(before === 'mine' ? text.added({ count }) : text.replaced({ count }))
    }
    onClose()
  }

  return (
    <Dialog
      open={shared !== undefined}
      onClose={onClose}
      title={text.title}
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
            <span>{text.has({ count: sent.length })}</span> <span>{text.ask}</span>
          </p>
          {gone > 0 && <Notice tone="warn">{text.gone({ count: gone })}</Notice>}
          <ul className="divided" aria-label={text.lines}>
            {lines.map(({ product, quantity }, at) => (
              <li key={product.id} className="pasted-line stack gap-0">
                <div className="spread nowrap">
                  <b>
                    <ProductName product={product} />
                  </b>
                  <span translate="no">{`× ${quantity}`}</span>
                </div>
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

function Refusal({ outcome }: { outcome: ReturnType<typeof addLines>['outcomes'][number] | undefined }) {
  return outcome && 'refusal' in outcome && <p className="bad small strong">{outcome.refusal}</p>
}
