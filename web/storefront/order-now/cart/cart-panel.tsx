// The cart's panel; checkout requires the minimum order.
import { type Cart, grandTotal } from '#domain/cart.ts'
import { minimumOrder } from '#domain/checkout/below-minimum.ts'
import { minimumFor } from '#domain/checkout/minimum-order.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { cart as cartWords } from '#domain/words/en/pages/cart.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { useCart } from './saved-cart.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { ClosedNotice } from '#web/storefront/shell/closed-notice.tsx'
import { phoneLink } from '#web/storefront/shell/phone-link.ts'
import { Announcer } from '../announcer.tsx'
import { CartLineRow } from './cart-line.tsx'
import { CartTotals } from './cart-totals.tsx'
import { ShareCart } from './share-cart.tsx'
import { showLine, useShownLine } from './line-focus.ts'
import { overStockSentence } from './over-stock-sentence.ts'
import { OverStockNotice } from './over-stock-notice.tsx'
import { PriceNews } from './price-news.tsx'
import './cart-foot.css'
import './cart-panel.css'

type CartPanelProps = {
  open: boolean
  settings: PublicSettings
  onClose: () => void
  onCheckout: () => void
  onFillCart: () => void
}

export function CartPanel({ open, settings, onClose, onCheckout, onFillCart }: CartPanelProps) {
  const cart = useCart()
  const lines = useShownLine(open)
  const text = useWords(cartWords)
  const { fillCart } = useWords(orderPage)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      kind="panel"
      closeLabel={text.close}
      footer={cart.length > 0 && <CartFoot cart={cart} settings={settings} onCheckout={onCheckout} />}
    >
      {cart.length > 0 ? (
        <ul ref={lines} className="cart-lines divided">
          {cart.map((line) => (
            <CartLineRow key={line.product.id} line={line} />
          ))}
        </ul>
      ) : (
        <Empty
          title={text.empty}
          icon="cart"
          action={
            <Button variant="secondary" onClick={onClose}>
              {text.continueShopping}
            </Button>
          }
        />
      )}
      <p className="row centred">
        <Button variant="quiet" size="small" onClick={onFillCart}>
          <Icon name="list" /> <span>{fillCart}</span>
        </Button>
        {cart.length > 0 && <ShareCart cart={cart} />}
      </p>
      <Announcer />
    </Dialog>
  )
}

function CartFoot({ cart, settings, onCheckout }: { cart: Cart; settings: PublicSettings; onCheckout: () => void }) {
  const total = grandTotal(cart)
  const said = words(settings)
  const { call } = useWords(shell)
  const minimum = minimumOrder(total, minimumFor(settings, ''), settings)
  return (
    <div className="cart-foot stack gap-2 small">
      <OverStockNotice cart={cart} onShow={showLine} />
      <div role="alert">
        <PriceNews cart={cart} settings={settings} />
      </div>
      {!minimum.met && settings.takingOrders && <Notice tone="warn">{minimum.warning}</Notice>}
      {!settings.takingOrders && (
        <Notice tone="warn">
          <ClosedNotice settings={settings} />
        </Notice>
      )}
      <div className="cart-foot-way row">
        <CartTotals cart={cart} settings={settings} />
        {settings.takingOrders ? (
          <Button size="large" disabled={!minimum.met || overStockSentence(cart) !== undefined} onClick={onCheckout}>
            {minimum.met ? said.proceedToCheckout : minimum.button}
          </Button>
        ) : (
          <a className="button" data-variant="primary" data-size="large" href={phoneLink(settings.phone)}>
            <Icon name="phone" /> <span>{call({ phone: settings.phone })}</span>
          </a>
        )}
      </div>
    </div>
  )
}
