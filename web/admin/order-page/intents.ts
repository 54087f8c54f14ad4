// What the buttons of the orders screen do: those of the orders, and those of their payments.
import { orderPaymentIntents } from '../money/payment-intents.ts'
import { orderIntents } from '../orders/intents.ts'

export const intents = { ...orderIntents, ...orderPaymentIntents }
