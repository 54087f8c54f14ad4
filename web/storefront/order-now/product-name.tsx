// A product's name, Tamil name and New mark.
import type { CartProduct } from '#domain/cart.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { useWords } from '#web/ui/words.ts'

/** The parent element sets the name's language. */
export function ProductName({ product: { name, tamilName, isNew } }: { product: CartProduct }) {
  const text = useWords(orderPage)
  if (!tamilName && !isNew) return name
  return (
    <>
      {isNew && <mark>{text.isNew}</mark>}
      <span>{name}</span>
      {tamilName && <small lang="ta">{tamilName}</small>}
    </>
  )
}
