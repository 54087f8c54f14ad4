// Acts of the orders screen, on orders and payments.
import { orderPaymentIntents } from '../payments/payment-intents.ts'
import { orderIntents } from '../orders/intents.ts'

export const intents = { ...orderIntents, ...orderPaymentIntents }
