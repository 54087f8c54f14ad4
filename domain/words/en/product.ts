// A product wherever it is shown: its unit, and how many there are.

export const product = {
  box: '1Box',
  packet: '1Pkt',

  inStock: 'In Stock',
  left: 'Only {stock} left',
  outOfStock: 'Out of Stock',

  /** After a press on Add to Cart or +. */
  noneLeft: 'This product is out of stock!',
  onlyAvailable: 'Only {stock} items available in stock!',
  cartIsFull: 'Your cart has room for {most} products. Remove one first.',
} as const
