/** States and pincodes without delivery, and their message. */

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
    return { field: 'state', sentence: blockedSentence || `We do not deliver to ${state} at the moment` }
  }
  if (blockedPincodes.some((first) => pincode.startsWith(first))) {
    return { field: 'pincode', sentence: blockedSentence || `We do not deliver to ${pincode} at the moment` }
  }
  return undefined
}
