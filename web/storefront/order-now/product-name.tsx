// The name of a product, with its Tamil name, and that it is new this year, where there is something to say.
import type { CartProduct } from '#domain/cart.ts'

/** Belongs into an element that says the language of the name. */
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
