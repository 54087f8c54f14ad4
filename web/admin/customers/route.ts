// POST /admin/customers: the panel of customer data. The number travels in the body: an address would be logged and remembered.
import { formAction } from '../kit/intents.ts'
import { actionWithFallback } from '../kit/network-fallback.ts'
import { CUSTOMER_FAILED, intents } from './intents.ts'

export const action = formAction(intents)
export const clientAction = actionWithFallback(() => CUSTOMER_FAILED)
