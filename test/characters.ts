// The people and crackers of the tests: a small world with names, the same in every test.
import type { Customer } from '#domain/checkout-form.ts'
import type { ProductDraft } from '#domain/product-form.ts'

/** Orders from Madurai, with everything filled in. */
export const lakshmi: Customer = {
  name: 'Lakshmi Narayanan',
  state: 'Tamil Nadu',
  stateType: 'State',
  district: 'Madurai',
  pincode: '625001',
  mobile: '9876543210',
  alternateMobile: '9876543211',
  address: '12, West Masi Street, near Meenakshi Temple',
}

/** Writes Tamil, lives in a union territory and has one mobile only. */
export const murugan: Customer = {
  name: 'முருகன் செங்கோட்டை',
  state: 'Puducherry',
  stateType: 'Union Territory',
  district: 'காரைக்கால்',
  pincode: '609602',
  mobile: '8765432109',
  address: '5, பெருமாள் கோவில் தெரு, பேருந்து நிலையம் அருகில்',
}

const plain: ProductDraft = {
  name: '4" Lakshmi',
  unit: '1pkt',
  category: 'One sound crackers',
  mrpPaise: 250_00,
  pricePaise: 50_00,
  discount: 80,
  stock: 1_000,
  imageUrl: '',
}

export const goods = {
  /** Plenty, at ₹50. */
  lakshmiCrackers: plain,
  /** Ten left, at ₹250: eight of them are a whole order. */
  flowerPots: {
    ...plain,
    name: 'Flower Pots Special',
    unit: '1box',
    category: 'Flowers pots',
    mrpPaise: 1_250_00,
    pricePaise: 250_00,
    stock: 10,
  },
  /** Three left, at ₹2,500: one is a whole order. */
  skyShots: {
    ...plain,
    name: '120 Shots Colour Rain',
    unit: '1box',
    category: 'Multi shots',
    mrpPaise: 12_500_00,
    pricePaise: 2_500_00,
    stock: 3,
  },
  /** None left. */
  rockets: { ...plain, name: 'Whistling Rocket', category: 'Rocket', stock: 0 },
} as const satisfies Record<string, ProductDraft>
