import { checkStates } from '../states/axe.ts'
import { allStates, parts } from '../states/all-states.ts'
import { testSettings } from '../settings.ts'

/** A public page, a dialog, a form with faults, and a screen of each desk. */
const few = [
  'home',
  'order-now',
  'product-sheet',
  'cart-few',
  'checkout-errors',
  'confirmation',
  'sign-in-ended',
  'admin',
  'admin-orders-detail',
  'admin-counter-lines',
  'admin-packing-order',
]

checkStates(testSettings.everyPair ? parts.storefront : allStates.filter(({ name }) => few.includes(name)), 'ta')
