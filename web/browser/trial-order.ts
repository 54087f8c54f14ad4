// Whether the admin is trying an order in this tab: set in the back office, and over with the order.
import { createPersistedStore, tabStorage } from './storage.ts'

export const trialOrder = createPersistedStore(tabStorage, 'trial-order', (found) => found === true)
