/** States and pincodes without delivery, and their message. */
import { shownState } from './shown-place.ts'
import { wordsOf } from '../words/catalogue.ts'
import { checkoutForm } from '../words/en/pages/checkout-form.ts'

export type DeliverySettings = {
  blockedStates: readonly string[]
  blockedPincodes: readonly string[]
  blockedSentence: string
}

/** The checkout field of the message. */
export type NoDelivery = { field: 'state' | 'pincode'; sentence: string }

/** Returns undefined if the shop delivers. Pincodes are blocked by prefix. */
export function noDelivery(
  { blockedStates, blockedPincodes, blockedSentence }: DeliverySettings,
  { state, pincode }: { state: string; pincode: string },
): NoDelivery | undefined {
  if (blockedStates.includes(state)) {
    return { field: 'state', sentence: blockedSentence || notTo(shownState(state)) }
  }
  if (blockedPincodes.some((first) => pincode.startsWith(first))) {
    return { field: 'pincode', sentence: blockedSentence || notTo(pincode) }
  }
  return undefined
}

function notTo(place: string): string {
  return wordsOf(checkoutForm).noDelivery({ place })
}
