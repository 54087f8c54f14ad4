// The order page before the cart is opened: adding products, and news about the cart.

export const orderPage = {
  addToCart: 'Add to Cart',
  addToCartOf: 'Add to Cart: {name}',
  quantityOf: 'quantity of {name}',

  /** Read aloud after a press. */
  added: '{name} added to cart',
  inCart: '{name}: {quantity} in cart',
  removed: '{name} removed from cart',

  outOfStock: 'This product is out of stock!',
  onlyAvailable: 'Only {stock} items available in stock!',
  ofProduct: '{name}: {news}',
  priceNow: 'The price of {name} is now {price}, it was {before}.',
  andMore: 'And {count} more.',

  sentInAnotherTab: {
    order: 'You already sent this order in another tab. Those items are no longer in your cart.',
    enquiry: 'You already sent this enquiry in another tab. Those items are no longer in your cart.',
  },
  cartNotSaved: 'Your browser does not save your cart. It will be lost when you close this tab.',

  /** After a press on the cart, the checkout or a picture. */
  partAway: 'The shop cannot be reached at the moment. This opens when the shop answers.',

  trial: {
    order: '<b>You are trying an order.</b> We mark it as a trial. When you delete it, its items go back to stock.',
    enquiry: '<b>You are trying an enquiry.</b> We mark it as a trial. When you delete it, its items go back to stock.',
  },
  stopTrial: 'Stop trying',
  orderAside: { order: 'Your order <b>{id}</b>', enquiry: 'Your enquiry <b>{id}</b>' },
  showAgain: 'Show again',
} as const
