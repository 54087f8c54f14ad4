// A product's name, Tamil name and New mark.
import type { CartProduct } from '#domain/cart.ts'

/** The parent element sets the name's language. */
export function ProductName({ product: { name, tamilName, isNew } }: { product: CartProduct }) {
  if (!tamilName && !isNew) return name
  return (
    <>
      {isNew && <mark>New</mark>}
      <span>{name}</span>
      {tamilName && <small lang="ta">{tamilName}</small>}
    </>
  )
}
