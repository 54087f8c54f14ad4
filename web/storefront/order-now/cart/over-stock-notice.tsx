// Names the lines above the stock, with buttons to show or remove them.
import { type Cart, type CartLine } from '#domain/cart.ts'
import { languageOf } from '#domain/language.ts'
import { stockLabel } from '#domain/product/stock.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { announce, showRefusal } from '../announcements.ts'
import { focusTitle } from './line-focus.ts'
import { overStockSentence } from './over-stock-sentence.ts'
import { lineOverStock, NAMED_AT_MOST } from './over-stock.ts'
import { savedCart } from './saved-cart.ts'

type OverStockNoticeProps = {
  cart: Cart
  /** Called with the product's id. */
  onShow: (id: string) => void
}

export function OverStockNotice({ cart, onShow }: OverStockNoticeProps) {
  const lines = cart.filter(lineOverStock)
  if (lines.length === 0) return null
  const more = lines.length - NAMED_AT_MOST
  return (
    <Notice tone="bad">
      <p>{overStockSentence(cart)}</p>
      <ul className="over-stock-lines">
        {lines.slice(0, NAMED_AT_MOST).map((line) => (
          <OverStockLine key={line.product.id} line={line} onShow={onShow} />
        ))}
      </ul>
      {more > 0 && <p>{`And ${more} more.`}</p>}
    </Notice>
  )
}

function OverStockLine({ line: { product }, onShow }: { line: CartLine; onShow: (id: string) => void }) {
  const { id, name, stock } = product

  function change(button: HTMLElement, quantity: number) {
    focusTitle(button)
    if (showRefusal(savedCart.setQuantity(product, quantity))) return
    announce(quantity > 0 ? `${name}: ${quantity} in cart` : `${name} removed from cart`)
  }

  return (
    <li>
      <button type="button" className="over-stock-show small breaks" onClick={() => onShow(id)}>
        <b lang={languageOf(name)}>{name}</b> <span>{stock > 0 ? `Only ${stock} left` : stockLabel(stock)}</span>
      </button>
      <span className="row nowrap">
        {stock > 0 && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Take ${stock} of ${name}`}
            onClick={({ currentTarget }) => change(currentTarget, stock)}
          >
            {`Take ${stock}`}
          </Button>
        )}
        <Button
          variant="danger"
          size="small"
          aria-label={`Remove it: ${name}`}
          onClick={({ currentTarget }) => change(currentTarget, 0)}
        >
          {stock > 0 ? <Icon name="trash" /> : 'Remove it'}
        </Button>
      </span>
    </li>
  )
}
