// Marks this tab's order as a trial: the back office sets it, and placing the order clears it.
import { createPersistedStore } from './persisted-store.ts'
import { tabStorage } from './storage.ts'

export const trialOrder = createPersistedStore(tabStorage, 'trial-order', (found) => found === true)
