// A product wherever it is shown: its unit, how many there are, and Add to Cart.

export const product = {
  box: '1Box',
  packet: '1Pkt',

  inStock: 'In Stock',
  left: 'Only {stock} left',
  outOfStock: 'Out of Stock',

  addToCart: 'Add to Cart',
  addToCartOf: 'Add to Cart: {name}',
  /** Read aloud after a press. */
  added: '{name} added to cart',
  inCart: '{name}: {quantity} in cart',
  removed: '{name} removed from cart',
  /** Shown after a press that changes nothing. */
  noneLeft: 'This product is out of stock!',
  onlyAvailable: 'Only {stock} items available in stock!',
  cartIsFull: 'Your cart has room for {most} products. Remove one first.',
} as const
