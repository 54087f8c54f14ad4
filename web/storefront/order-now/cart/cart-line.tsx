// A line of the cart.
import { memo, useRef } from 'react'
import { type CartLine, lineTotal } from '#domain/cart.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { unitText } from '#domain/product/product.ts'
import { typedQuantity } from '#domain/product/stock.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { cart as cartWords } from '#domain/words/en/pages/cart.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { savedCart } from './saved-cart.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { ProductImage } from '#web/ui/product-image.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { useWords } from '#web/ui/words.ts'
import { showRefusal } from '../announcements.ts'
import { ProductName } from '../product-name.tsx'
import { announceQuantity } from './add-to-cart.tsx'
import { leaveLine } from './line-focus.ts'
import { lineOverStock } from './over-stock.ts'

export const CartLineRow = memo(function CartLineRow({ line }: { line: CartLine }) {
  const { product, quantity } = line
  const overStock = lineOverStock(line)
  const name = shownName(product)
  const row = useRef<HTMLLIElement>(null)
  const text = useWords(cartWords)
  const { quantityOf } = useWords(orderPage)

  function setQuantity(wanted: number) {
    if (wanted <= 0 && row.current?.contains(document.activeElement)) leaveLine(row.current)
    if (showRefusal(savedCart.setQuantity(product, wanted))) return
    announceQuantity(product, wanted)
  }

  return (
    <li
      ref={row}
      className="cart-line"
      data-product={product.id}
      data-over-stock={overStock !== undefined || undefined}
      // Focused from a notice, and when the line before it is removed.
      tabIndex={-1}
    >
      <div className="cart-line-picture">
        <ProductImage url={product.imageUrl} alt="" width={48} height={48} missing="noImage" />
      </div>
      <h3>
        <ProductName product={product} />
      </h3>
      <div className="cart-line-buying row">
        <p className="cart-line-price note" translate="no">
          <span>{`${formatRupees(product.pricePaise)} / ${unitText(product)}`}</span>
          <b>{formatRupees(lineTotal(line))}</b>
        </p>
        <Stepper
          value={quantity}
          label={quantityOf({ name })}
          onMinus={() => setQuantity(quantity - 1)}
          onPlus={() => setQuantity(quantity + 1)}
          onType={(typed) => setQuantity(typedQuantity(typed))}
        />
        <button
          type="button"
          className="cart-line-remove square"
          aria-label={text.remove({ name })}
          onClick={() => setQuantity(0)}
        >
          <Icon name="trash" />
        </button>
      </div>
      {line.seenPaise !== undefined && (
        <p className="cart-line-remark whole-row bad small strong">
          {text.priceWas({ price: formatRupees(line.seenPaise) })}
        </p>
      )}
      {overStock && <p className="cart-line-remark whole-row bad small strong">{overStock}</p>}
    </li>
  )
}, isSameLine)

/** Every change makes a new cart; unchanged lines do not render. */
function isSameLine(a: { line: CartLine }, b: { line: CartLine }): boolean {
  const [one, other] = [a.line, b.line]
  return one.quantity === other.quantity && one.product === other.product && one.seenPaise === other.seenPaise
}
