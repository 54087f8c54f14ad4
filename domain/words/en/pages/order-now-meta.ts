// What search engines and shared links show of the order page, of a category and of a product.

export const orderNowMeta = {
  /** In the place of a category’s name. */
  crackers: 'Crackers',
  list: '{category} from {name}, with today’s prices and stock.',
  listAt: '{category} from {name} at up to {percent}% discount, with today’s prices and stock.',
  acrossIndia: 'Delivery across India.',
  phone: 'Phone {phone}.',
  product: '{price} for {unit}. {category} from {name}, with today’s price and stock.',
  productOff:
    '{price} for {unit} instead of {mrp}, {percent}% off. {category} from {name}, with today’s price and stock.',
} as const
