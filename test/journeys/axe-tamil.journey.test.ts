import { checkStates } from '../states/axe.ts'
import { allStates, parts } from '../states/all-states.ts'
import { testSettings } from '../settings.ts'

/** A public page, a form with faults, the confirmation, and a screen of each desk. */
const few = [
  'order-now-in-cart',
  'checkout-errors',
  'confirmation',
  'admin-orders-detail',
  'admin-counter-lines',
  'admin-packing-order',
]

checkStates(testSettings.everyPair ? parts.storefront : allStates.filter(({ name }) => few.includes(name)), 'ta')
