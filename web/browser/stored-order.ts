// Names under which the device keeps an order on its way, for parts that load before those that send it.
import { deviceStorage, readStoredText } from './storage.ts'

/** The attempt (`order-now/attempt/stored-attempt.ts`). */
export const ATTEMPT_NAME = 'order-attempt'
/** Keys of the last answered orders, for other tabs that still wait for them. */
export const ANSWERED_NAME = 'answered-orders'

export const hasAttempt = () => readStoredText(deviceStorage(), ATTEMPT_NAME) !== undefined
