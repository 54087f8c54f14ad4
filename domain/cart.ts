/** The cart's rules and arithmetic (§4, §5). A refusal has a message and leaves the cart unchanged. */
import type { Paise } from './numbers/money.ts'
import type { Product } from './product/product.ts'
import { MAX_QUANTITY } from './product/stock.ts'
import { wordsOf } from './words/catalogue.ts'
import { product as productWords } from './words/en/product.ts'

/** The public product fields: a new field stays private until listed here. */
export type CartProduct = Pick<
  Product,
  | 'id'
  | 'code'
  | 'name'
  | 'imageUrl'
  | 'videoUrl'
  | 'unit'
  | 'category'
  | 'mrpPaise'
  | 'pricePaise'
  | 'discount'
  | 'stock'
> &
  /** Absent if empty. */
  Partial<Pick<Product, 'tamilName' | 'contents' | 'isNew'>>
/** `seenPaise` is the last accepted price, while the current one is higher. */
export type CartLine = { product: CartProduct; quantity: number; seenPaise?: Paise }
export type Cart = readonly CartLine[]
export type CartChange = { cart: Cart } | { refusal: string }

/** Limits of an order: quantity per product, and products. */
export const MAX_LINES = 500

export function addToCart(cart: Cart, product: CartProduct): CartChange {
  return setQuantity(cart, product, quantityOf(cart, product.id) + 1)
}

/** 0 or less removes the line. Decreases are always allowed, even above the stock. */
export function setQuantity(cart: Cart, product: CartProduct, quantity: number): CartChange {
  const wanted = Math.trunc(quantity)
  if (!(wanted > 0)) return { cart: removeFromCart(cart, product.id) }
  const before = quantityOf(cart, product.id)
  const available = Math.min(product.stock, MAX_QUANTITY)
  if (wanted > before) {
    const text = wordsOf(productWords)
    if (available <= 0) return { refusal: text.noneLeft }
    if (wanted > available) return { refusal: text.onlyAvailable({ stock: available }) }
  }
  if (before > 0) {
    return { cart: cart.map((line) => (line.product.id === product.id ? withProduct(line, product, wanted) : line)) }
  }
  if (cart.length >= MAX_LINES) return { refusal: wordsOf(productWords).cartIsFull({ most: MAX_LINES }) }
  return { cart: [...cart, { product, quantity: wanted }] }
}

export function removeFromCart(cart: Cart, id: string): Cart {
  return cart.filter((line) => line.product.id !== id)
}

/** Subtracts the ordered quantities; later additions stay. */
export function subtractFromCart(cart: Cart, ordered: readonly { id: string; quantity: number }[]): Cart {
  const quantities = new Map(ordered.map(({ id, quantity }) => [id, quantity]))
  return cart.flatMap((line) => {
    const quantity = line.quantity - (quantities.get(line.product.id) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

export function lineTotal(line: CartLine): Paise {
  return line.product.pricePaise * line.quantity
}

export function grandTotal(cart: Cart): Paise {
  return cart.reduce((sum, line) => sum + lineTotal(line), 0)
}

/** Returns the sum of quantities, shown on the cart button. */
export function itemCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}

/** Returns the savings against MRP; a product above its MRP counts as 0. */
export function savings(cart: Cart): Paise {
  return cart.reduce(
    (sum, { product, quantity }) => sum + Math.max(product.mrpPaise - product.pricePaise, 0) * quantity,
    0,
  )
}

export function quantityOf(cart: Cart, id: string): number {
  return cart.find((line) => line.product.id === id)?.quantity ?? 0
}

/** Updates prices and stock; a removed product stays with its last data, out of stock. */
export function refreshCart(cart: Cart, products: readonly CartProduct[]): Cart {
  const current = new Map(products.map((product) => [product.id, product]))
  return cart.map((line) =>
    withProduct(line, current.get(line.product.id) ?? { ...line.product, stock: 0 }, line.quantity),
  )
}

/** A lower price applies silently; a higher one waits for acceptance. */
function withProduct(line: CartLine, product: CartProduct, quantity: number): CartLine {
  const seenPaise = line.seenPaise ?? line.product.pricePaise
  return { product, quantity, ...(product.pricePaise > seenPaise && { seenPaise }) }
}
