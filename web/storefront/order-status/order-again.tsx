// A link that offers the goods of this order again, in the cart.
import { href, Link } from 'react-router'
import type { Order } from '#domain/order/order.ts'
import { hashOfGoods, orderedBefore } from '#domain/shared-cart/ordered-before.ts'
import { sharedCart } from '#domain/words/en/pages/shared-cart.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'

export function OrderAgain({ order }: { order: Order }) {
  const text = useWords(sharedCart)
  const hash = hashOfGoods(order.items)
  if (hash === undefined) return null
  return (
    <Link
      className="button"
      data-variant="secondary"
      to={{ pathname: href('/ordernow'), hash }}
      state={{ orderedBefore: orderedBefore(order) }}
    >
      <Icon name="cart" /> <span>{text.again}</span>
    </Link>
  )
}
