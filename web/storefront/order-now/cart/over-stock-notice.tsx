// Names the lines above the stock, with buttons to show or remove them.
import { type Cart, type CartLine } from '#domain/cart.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { cart as cartWords } from '#domain/words/en/pages/cart.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { product as productWords } from '#domain/words/en/product.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { showRefusal } from '../announcements.ts'
import { announceQuantity } from './add-to-cart.tsx'
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
  const { andMore } = useWords(orderPage)
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
      {more > 0 && <p>{andMore({ count: more })}</p>}
    </Notice>
  )
}

function OverStockLine({ line: { product }, onShow }: { line: CartLine; onShow: (id: string) => void }) {
  const { id, stock } = product
  const name = shownName(product)
  const text = useWords(cartWords)
  const { left, outOfStock } = useWords(productWords)

  function change(button: HTMLElement, quantity: number) {
    focusTitle(button)
    if (showRefusal(savedCart.setQuantity(product, quantity))) return
    announceQuantity(product, quantity)
  }

  return (
    <li>
      <button type="button" className="over-stock-show small breaks" onClick={() => onShow(id)}>
        <b lang={languageOf(name)}>{name}</b> <span>{stock > 0 ? left({ stock }) : outOfStock}</span>
      </button>
      <span className="row nowrap">
        {stock > 0 && (
          <Button
            variant="secondary"
            size="small"
            aria-label={text.takeOf({ stock, name })}
            onClick={({ currentTarget }) => change(currentTarget, stock)}
          >
            {text.take({ stock })}
          </Button>
        )}
        <Button
          variant="danger"
          size="small"
          aria-label={text.removeItOf({ name })}
          onClick={({ currentTarget }) => change(currentTarget, 0)}
        >
          {stock > 0 ? <Icon name="trash" /> : text.removeIt}
        </Button>
      </span>
    </li>
  )
}
